import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { Bill } from "#functions/contract/names/name-card.ts";
import { Bar } from "./bars.tsx";
import { type BillPart, maxOf, partsOf } from "./bill-parts.ts";

/** The bill by its parts (六项相加), one bar each. */
export function PartsTable({
  bill,
  caption,
  quiet = false,
}: {
  bill: Bill;
  caption: string;
  quiet?: boolean;
}) {
  const parts = partsOf(bill);
  return (
    <table className="bill six">
      <caption className={quiet ? "sr-only" : undefined}>{caption}</caption>
      <tbody>
        {parts.map(({ part, points, max }) => (
          <tr key={part}>
            <th scope="row">{part}</th>
            <td className="n">
              <div className="of">
                <Bar share={(points / max) * 100} />
                <span>
                  <b>{points}</b>
                  {` / ${max}`}
                </span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
      <Total total={bill.total} max={maxOf(parts)} />
    </table>
  );
}

/** The whole bill: every line with its rule, its basis (据典 据表 民俗) and its reason. */
export function LinesTable({ bill, caption }: { bill: Bill; caption: string }) {
  const parts = partsOf(bill);
  return (
    <table className="bill">
      <caption>
        <Clauses text={caption} />
      </caption>
      {parts.map((part) => (
        <PartLines key={part.part} part={part} />
      ))}
      <Total total={bill.total} max={maxOf(parts)} />
    </table>
  );
}

function PartLines({ part: { part, points, max, lines } }: { part: BillPart }) {
  return (
    <tbody>
      <tr className="part">
        <th scope="rowgroup">{part}</th>
        <Points points={points} max={max} />
      </tr>
      {lines.map(({ rule, mark, reason, points, max }) => (
        <tr key={rule}>
          <th scope="row">
            {rule}
            <span className="tag">{mark}</span>
            {reason !== "" && <span className="why">{reason}</span>}
          </th>
          <Points points={points} max={max} />
        </tr>
      ))}
    </tbody>
  );
}

function Total({ total, max }: { total: number; max: number }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">合计</th>
        <Points points={total} max={max} />
      </tr>
    </tfoot>
  );
}

function Points({ points, max }: { points: number; max: number }) {
  return (
    <td className="n">
      <b>{points}</b>
      {` / ${max}`}
    </td>
  );
}
