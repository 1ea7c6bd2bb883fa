import { lostToRival } from "#app/kit/business/findings.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { PaidBusinessScore } from "#functions/contract/products/business-score.ts";

/** Every rival that was named, beside the 字号 (和同行逐个比对), and once what the nearest of them cost. */
export function RivalsSection({ compared, bill }: Pick<PaidBusinessScore, "compared" | "bill">) {
  if (compared.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="rivals">
      <h2 id="rivals">和同行逐个比对</h2>
      <dl className="rows loose">
        {compared.map(({ other, nearness, reason }) => (
          <div key={other}>
            <dt translate="no">{other}</dt>
            <dd>{nearness === 0 ? "不相近。" : `${reason}${nearness > 1 ? "，要留意" : ""}。`}</dd>
          </div>
        ))}
      </dl>
      <Lost compared={compared} bill={bill} />
    </section>
  );
}

/** What was lost, and to whom: the bill counts the nearest alone, however many are as near. */
function Lost({ compared, bill }: Pick<PaidBusinessScore, "compared" | "bill">) {
  const lost = lostToRival(bill);
  const nearest = Math.max(...compared.map(({ nearness }) => nearness));
  const whom = compared.filter(({ nearness }) => nearness === nearest).map(({ other }) => `“${other}”`);
  if (lost <= 0) return null;
  return (
    <p className="sm mt-3">
      <Clauses
        text={`离${whom.join("")}最近，“和同行拉开”${whom.length > 1 ? "一共" : ""}少 ${lost} 分；别的同行不再扣。`}
      />
    </p>
  );
}
