import { LinesTable, PartsTable } from "#app/kit/name/bill/bill-tables.tsx";
import { nameFacts } from "#app/kit/name/facts.ts";
import { Glyphs } from "#app/kit/name/glyphs.tsx";
import { UprightQuotation } from "#app/kit/name/source/quotation.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { FullName } from "#functions/contract/names/name-card.ts";

/** One name as a report shows it, whole: the leaf, the bill by parts, and every line of it. */
export function SampleReport({ name }: { name: FullName }) {
  const { bill, source } = name;
  return (
    <section className="sample" aria-labelledby="sample">
      <h2 id="sample">一个名字，讲清来处</h2>
      <p className="sm">
        <Clauses text="样例：以下为虚构家庭，仅用来展示报告的样子。" />
      </p>
      <article className="leaf">
        <div className="spine">
          <Glyphs name={name} as="h3" />
        </div>
        {source !== null && <UprightQuotation source={source} />}
      </article>
      <div className="total">
        <p>
          综合 <b className="num">{bill.total}</b> 分
        </p>
        <p className="sm">各项相加，都能查</p>
      </div>
      <PartsTable bill={bill} caption={`${name.name}的分数`} quiet />
      <details>
        <summary>看这份完整样例</summary>
        <p>{name.why}</p>
        {name.care.map((care) => (
          <p key={care}>{`要留意：${care}`}</p>
        ))}
        <p className="sm">{nameFacts(name).join(" · ")}</p>
        <LinesTable bill={bill} caption="每一行的依据" />
      </details>
    </section>
  );
}
