import { sayCost } from "#app/kit/business/findings.tsx";
import type { PaidBusinessScore } from "#functions/contract/products/business-score.ts";

/** Every rival that was named, beside the 字号 (和同行逐个比对). */
export function RivalsSection({ compared, bill }: Pick<PaidBusinessScore, "compared" | "bill">) {
  if (compared.length === 0) return null;
  const nearest = Math.max(...compared.map(({ nearness }) => nearness));
  return (
    <section className="sec" aria-labelledby="rivals">
      <h2 id="rivals">和同行逐个比对</h2>
      <dl className="rows loose">
        {compared.map(({ other, nearness, reason }) => (
          <div key={other}>
            <dt translate="no">{other}</dt>
            <dd>
              {nearness === 0
                ? "不相近。"
                : `${reason}${sayCost(nearness, nearness === nearest ? bill : undefined)}。`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
