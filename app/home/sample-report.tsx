import { LinesTable, PartsTable } from "#app/kit/name/bill/bill-tables.tsx";
import { nameFacts } from "#app/kit/name/facts.ts";
import { Characters } from "#app/kit/name/glyphs.tsx";
import { Quotation } from "#app/kit/name/source/quotation.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { FullName } from "#functions/contract/names/name-card.ts";

/** A name with the words it comes from, small, above the form (一个名字，讲清来处). */
export function SampleName({ name }: { name: FullName }) {
  return (
    <article className="first">
      <div>
        <Characters name={name} as="p" />
        {name.source !== null && <Quotation source={name.source} />}
      </div>
      <p className="sm">
        样例，虚构家庭。<a href="#sample">看这个名字的分数</a>
      </p>
    </article>
  );
}

/** How the sample's score is reckoned, as any report shows it: the parts, and every line of them. */
export function SampleBill({ name }: { name: FullName }) {
  const { bill } = name;
  return (
    <section className="sample" aria-labelledby="sample">
      <h2 id="sample">分分有依据</h2>
      <div className="total">
        <p>
          {`${name.name} 综合 `}
          <b className="num">{bill.total}</b> 分
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
        <p className="sm">
          <Clauses text={nameFacts(name).join(" · ")} />
        </p>
        <LinesTable bill={bill} caption="每一行的依据" />
      </details>
    </section>
  );
}
