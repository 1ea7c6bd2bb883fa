import type { Bill } from "#functions/contract/name-card.ts";
import type { ScoredName } from "#functions/contract/scored-name.ts";
import { partsOf } from "../name/bill-parts.ts";

interface ComparedBillsProps {
  before: ScoredName;
  after: ScoredName;
}

/** Two bills side by side, part by part, with the lines that changed and why. */
export function ComparedBills({ before, after }: ComparedBillsProps) {
  const was = partsOf(before.bill);
  const is = partsOf(after.bill);
  const lines = changedLines(before.bill, after.bill);
  return (
    <div className="compared">
      <table className="compare">
        <caption>
          <span translate="no">{before.name}</span>换成<span translate="no">{after.name}</span>
          {`（${after.pinyin.join(" ")}）`}
        </caption>
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col" translate="no">
              {before.given}
            </th>
            <th scope="col" translate="no">
              {after.given}
            </th>
            <th scope="col">变化</th>
          </tr>
        </thead>
        <tbody>
          {was.map(({ part, points }) => (
            <Row
              key={part}
              label={part}
              before={points}
              after={is.find((other) => other.part === part)?.points ?? 0}
            />
          ))}
        </tbody>
        <tfoot>
          <Row label="合计" before={before.bill.total} after={after.bill.total} />
        </tfoot>
      </table>
      {!after.registrable.ok && <p className="sm">{after.registrable.note}</p>}
      {lines.length > 0 && (
        <details>
          <summary>{`哪 ${lines.length} 行变了？`}</summary>
          <ul className="plain">
            {lines.map(({ rule, from, to, reason }) => (
              <li key={rule}>{`${rule}：${from} → ${to} 分。${reason}`}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Row({ label, before, after }: { label: string; before: number; after: number }) {
  const change = after - before;
  const said = change === 0 ? "不变" : change > 0 ? `＋${change}` : `－${-change}`;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{before}</td>
      <td>{after}</td>
      <td className={change > 0 ? "up" : change < 0 ? "down" : undefined}>{said}</td>
    </tr>
  );
}

/** The lines whose points are not what they were. */
function changedLines(before: Bill, after: Bill) {
  return after.lines.flatMap(({ rule, points, reason }) => {
    const from = before.lines.find((other) => other.rule === rule)?.points ?? 0;
    return from === points ? [] : [{ rule, from, to: points, reason }];
  });
}
