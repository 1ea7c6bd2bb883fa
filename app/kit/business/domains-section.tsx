import type { BusinessPage } from "#functions/contract/products/business.ts";
import { NiceHints } from "./nice-hints.tsx";

/** How a 字号 is spelled in an address, and the Nice classes that may matter (域名与商标). */
export function DomainsSection({ domains, nice }: Pick<BusinessPage, "domains" | "nice">) {
  const rows = [
    ["连写", domains.joined],
    ["连字符", domains.hyphened],
    ["带行业", domains.withTrade],
  ].filter(([, text]) => text !== "");
  return (
    <section className="sec" aria-labelledby="spelling">
      <h2 id="spelling">域名与商标</h2>
      <dl className="rows loose whole-list">
        {rows.map(([how, text]) => (
          <div key={how}>
            <dt>{how}</dt>
            <dd translate="no">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="sm">{`${domains.note}。`}</p>
      <NiceHints nice={nice} />
    </section>
  );
}
