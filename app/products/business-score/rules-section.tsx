import { Findings, sayRival, WHOLE_WORD } from "#app/kit/business/findings.tsx";
import { LimitNote } from "#app/kit/business/limit-note.tsx";
import type { FreeBusinessScore } from "#functions/contract/products/business-score.ts";

/** The first check (合规初查), which gives no points: what is to be minded first, then the parts of the name. */
export function RulesSection({ score }: { score: FreeBusinessScore }) {
  const { bill, findings, parts, usage, rival, rivals } = score;
  const rows = [
    ["行政区划", parts.region],
    ["字号", parts.sign],
    ["行业", parts.trade],
    ["组织形式", parts.form],
  ] as const;
  const plain = bill.lines.find(({ rule, points, max }) => rule === "不直说卖什么" && points < max);
  const isNear = (rival?.nearness ?? 0) > 1;
  const missing = rows.flatMap(([part, text]) => (text === "" ? [part] : []));
  return (
    <section className="sec" aria-labelledby="rules">
      <h2 id="rules">合规初查</h2>
      {plain !== undefined && <p className="mind">{`要留意：${plain.reason}。`}</p>}
      <div className="mt-3">
        <Findings findings={findings} />
      </div>
      <dl className="rows loose mt-3">
        {rows.map(([part, text]) => (
          <div key={part}>
            <dt>{part}</dt>
            {text === "" ? <dd>没有写</dd> : <dd lang="zh-Hans">{text}</dd>}
          </div>
        ))}
        <div>
          <dt>结构</dt>
          <dd>{usage === "brand" ? "品牌或产品名不用写全。" : sayMissing(missing)}</dd>
        </div>
        {!isNear && (
          <div>
            <dt>与同行的近似</dt>
            <dd>{sayRival(score, rivals)}</dd>
          </div>
        )}
      </dl>
      <LimitNote />
    </section>
  );
}

const sayMissing = (missing: readonly string[]): string =>
  missing.length === 0 ? WHOLE_WORD : `登记用的全称一般还要有${missing.join("、")}。`;
