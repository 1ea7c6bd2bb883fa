import type { ReactNode } from "react";
import { Bar } from "#app/kit/name/bill/bars.tsx";
import { partsOf } from "#app/kit/name/bill/bill-parts.ts";
import { DrawnName } from "#app/kit/name/drawn-name.tsx";
import { detailPath } from "#app/kit/paths/detail-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { comparePath, MOST_COMPARED } from "#app/kit/result/view.ts";
import type { NamePage } from "#functions/contract/orders/orders.ts";

/** What any name laid beside others has. */
type Comparable = Pick<NamePage, "name" | "given" | "bill">;

export interface ComparedProps<N> {
  sn: string;
  names: readonly N[];
  /** How many were ticked. */
  asked: number;
  /** What is said of each name, row by row; the parts of the bills follow. */
  rows: readonly (readonly [string, (name: N) => ReactNode])[];
  advice: string;
  /** What is true of all of them. */
  note?: ReactNode;
}

/** The table of names side by side, and the way back to all of them. */
export function Compared<N extends Comparable>({ sn, names, asked, rows, advice, note }: ComparedProps<N>) {
  const picked = names.map((name) => name.given);
  return (
    <>
      <Link className="back" to={comparePath(sn, picked, "pick")}>
        回到全部名字
      </Link>
      <h1>放在一起比</h1>
      <p className="lead">
        <Clauses text={advice} />
      </p>
      {asked > MOST_COMPARED && (
        <div className="status" role="status">
          <p>{`最多比较 ${MOST_COMPARED} 个，这里是前 ${MOST_COMPARED} 个。`}</p>
        </div>
      )}
      {note}
      {names.length > 2 && <p className="sm swipe">{`左右滑动，看全 ${names.length} 个名字。`}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <section className="side-by-side" aria-label="并排比较" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">项目</span>
              </th>
              {names.map((name) => (
                <th scope="col" key={name.given}>
                  <Link to={detailPath(sn, name.given)}>
                    <DrawnName text={name.name} />
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row title="总分" names={names} cell={({ bill }) => <b>{`${bill.total} 分`}</b>} />
            {rows.map(([title, cell]) => (
              <Row key={title} title={title} names={names} cell={cell} />
            ))}
            <Parts names={names} />
          </tbody>
        </table>
      </section>
    </>
  );
}

/** The parts of the bills: every name of an order is reckoned by the same ones. */
function Parts({ names }: { names: readonly Comparable[] }) {
  const [first] = names;
  if (first === undefined) return null;
  return partsOf(first.bill).map(({ part, max }) => (
    <Row
      key={part}
      title={part}
      note={`满分 ${max}`}
      names={names}
      cell={({ bill }) => {
        const points = partsOf(bill).find((other) => other.part === part)?.points ?? 0;
        return (
          <>
            {points}
            <Bar share={(points / max) * 100} />
          </>
        );
      }}
    />
  ));
}

interface RowProps<N> {
  title: string;
  note?: string;
  names: readonly N[];
  cell: (name: N) => ReactNode;
}

function Row<N extends Comparable>({ title, note, names, cell }: RowProps<N>) {
  return (
    <tr>
      <th scope="row">
        {title}
        {note !== undefined && <small>{note}</small>}
      </th>
      {names.map((name) => (
        <td key={name.given}>{cell(name)}</td>
      ))}
    </tr>
  );
}
