import type { ReactNode } from "react";
import { Bar } from "#app/kit/name/bill/bars.tsx";
import { partsOf } from "#app/kit/name/bill/bill-parts.ts";
import { ElementChip } from "#app/kit/name/chart/element-chip.tsx";
import { DrawnName } from "#app/kit/name/drawn-name.tsx";
import { bandOf } from "#app/kit/name/facts.ts";
import { CitedNarrow } from "#app/kit/name/source/quotation.tsx";
import { detailPath } from "#app/kit/paths/detail-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { comparePath, MOST_COMPARED } from "#app/kit/result/view.ts";
import type { NamePage } from "#functions/contract/orders/orders.ts";

const TONES = ["轻声", "阴平", "阳平", "上声", "去声", "轻声"] as const;

/** What is said of each name, row by row; the parts of the bills follow. */
const ROWS: readonly (readonly [string, (name: NamePage) => ReactNode])[] = [
  [
    "读音",
    ({ pinyin, tones }) =>
      pinyin.map((sound, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two characters may share a sound
        <div key={at}>
          {sound} <span className="nb">{TONES[tones[at] ?? 0]}</span>
        </div>
      )),
  ],
  ["笔画", ({ characters }) => characters.map(({ kangxiStrokes }) => kangxiStrokes).join("＋")],
  [
    "字义",
    (name) =>
      given(name)
        .map(({ char, gloss }) => `${char}，${gloss}`)
        .join("；"),
  ],
  ["出处", ({ source }) => (source === null ? "没有典故，取字义" : <CitedNarrow source={source} />)],
  [
    "五行",
    ({ characters }) =>
      characters.map(({ element }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two characters may share an element
        <ElementChip key={at} element={element} />
      )),
  ],
  ["谐音", ({ homophones }) => homophones.map(({ note }) => note).join("") || "没有发现"],
  ["常见程度", ({ band }) => bandOf(band)],
  ["可登记", ({ registrable }) => (registrable.ok ? "可以" : registrable.note)],
];

const given = ({ characters, given }: NamePage) => characters.slice(-[...given].length);

/** Two to four names side by side (放在一起比). */
export function ComparePage(compared: Pick<ComparedProps<NamePage>, "sn" | "names" | "asked">) {
  return <Compared {...compared} rows={ROWS} advice="分数只是参考。念出声、写几遍，再和家人商量。" />;
}

/** What any name laid beside others has. */
type Comparable = Pick<NamePage, "name" | "given" | "bill">;

interface ComparedProps<N> {
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
