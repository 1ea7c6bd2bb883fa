import type { PaidBusinessScore } from "#functions/contract/products/business-score.ts";

/** Every rival that was named, beside the 字号 (和同行逐个比对). */
export function RivalsSection({ compared }: Pick<PaidBusinessScore, "compared">) {
  if (compared.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="rivals">
      <h2 id="rivals">和同行逐个比对</h2>
      <dl className="rows loose">
        {compared.map(({ other, nearness, reason }) => (
          <div key={other}>
            <dt translate="no">{other}</dt>
            <dd>
              {nearness === 0 ? "不相近。" : `${reason}${nearness > 1 ? "，要留意。" : "，影响不大。"}`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
