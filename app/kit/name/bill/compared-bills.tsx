import { tiedLetters, tiedQuotes } from "#app/kit/prose/dotted.ts";
import type { Bill, BillLine } from "#functions/contract/names/name-card.ts";
import type { ScoredName } from "#functions/contract/names/scored-name.ts";
import { type BillPart, isUnscored, partsOf } from "./bill-parts.ts";

interface ComparedBillsProps {
  before: ScoredName;
  after: ScoredName;
}

/** Two bills side by side by the parts that changed, the rest in one row, so that the columns add up, with the lines that did and what each says of either name. */
export function ComparedBills({ before, after }: ComparedBillsProps) {
  const was = partsOf(before.bill);
  const is = partsOf(after.bill);
  // Either may have a part that the other lacks (封顶).
  const all = [...new Set([...was, ...is].map(({ part }) => part))];
  const parts = all.filter((part) => pointsIn(was, part) !== pointsIn(is, part));
  const rest = all.filter((part) => !parts.includes(part) && pointsIn(was, part) !== null);
  const kept = rest.reduce((sum, part) => sum + (pointsIn(was, part) ?? 0), 0);
  const lines = changedLines(before.bill, after.bill);
  return (
    <div className="compared">
      <table className="compare">
        <caption>
          <span translate="no">{before.name}</span>换成<span translate="no">{after.name}</span>
          <span className="cl par">{`（${after.pinyin.join(" ")}）`}</span>
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
          {parts.map((part) => (
            <Row key={part} label={part} before={pointsIn(was, part)} after={pointsIn(is, part)} />
          ))}
          {rest.length > 0 && (
            <Row label={rest.length > 1 ? "其余各项" : (rest[0] ?? "")} before={kept} after={kept} />
          )}
        </tbody>
        <tfoot>
          <Row label="合计" before={before.bill.total} after={after.bill.total} />
        </tfoot>
      </table>
      {!after.registrable.ok && <p className="sm">{after.registrable.note}</p>}
      {lines.length > 0 && (
        <details>
          <summary>{`哪 ${lines.length} 个细项变了？`}</summary>
          <ul className="plain">
            {lines.map(([was, is]) => (
              <li key={is.rule}>
                {`${is.rule}：${was.points} → ${is.points} 分`}
                <Wherein {...{ before, after, was, is }} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** The points of a part, 0 where a bill lacks it; null where nothing of it was checked. */
function pointsIn(parts: readonly BillPart[], part: string): number | null {
  const found = parts.find((one) => one.part === part);
  if (found === undefined) return 0;
  return isUnscored(found) ? null : found.points;
}

function Row({ label, before, after }: { label: string; before: number | null; after: number | null }) {
  const change = before === null || after === null ? 0 : after - before;
  const said = change > 0 ? `＋${change}` : `－${-change}`;
  const same = before === after ? "不变" : "没比";
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{before ?? "不计"}</td>
      <td>{after ?? "不计"}</td>
      <td className={change > 0 ? "up" : change < 0 ? "down" : undefined}>{change === 0 ? same : said}</td>
    </tr>
  );
}

/** What a changed line says of either name: the reasons, or what went in where both have the same reason. */
function Wherein({ before, after, was, is }: ComparedBillsProps & { was: BillLine; is: BillLine }) {
  const sameReason = was.reason === is.reason;
  if (sameReason && was.input === is.input) return <p className="sm">{tiedQuotes(tiedLetters(is.reason))}</p>;
  const sides = [
    { given: before.given, line: was },
    { given: after.given, line: is },
  ];
  return sides.map(({ given, line }) => (
    <p className="sm" key={given}>
      <span translate="no">{given}</span>
      {`：${sameReason ? line.input : tiedQuotes(tiedLetters(line.reason))}`}
    </p>
  ));
}

/** The lines whose points are not what they were, each before and after. */
function changedLines(before: Bill, after: Bill): [was: BillLine, is: BillLine][] {
  return after.lines.flatMap((is) => {
    const was = before.lines.find(({ rule }) => rule === is.rule);
    return was === undefined || was.points === is.points ? [] : [[was, is]];
  });
}
