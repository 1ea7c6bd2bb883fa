import { useShell } from "#app/kit/page/use-shell.ts";

/** Whom a buyer pays (收款方): the firm with its number, address and phone; nothing where nobody has said who it is. */
export function SellerSection() {
  const info = useShell()?.siteInfo;
  if (!info?.operator) return null;
  const rows = [
    ["收款方", info.operator],
    ["统一社会信用代码", info.licence],
    ["地址", info.address],
    ["客服电话", info.phone],
  ].filter(([, text]) => text);
  return (
    <section className="sec" aria-labelledby="seller">
      <h2 id="seller">钱付给谁</h2>
      <dl className="rows loose">
        {rows.map(([what, text]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd lang={what === "收款方" ? "zh-Hans" : undefined}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
