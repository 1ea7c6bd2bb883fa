import { LinesTable, PartsTable } from "#app/kit/name/bill/bill-tables.tsx";
import { DrawnConstant } from "#app/kit/name/drawn-constant.tsx";
import { nameFacts } from "#app/kit/name/facts.ts";
import { Glyphs } from "#app/kit/name/glyphs.tsx";
import { UprightQuotation } from "#app/kit/name/source/quotation.tsx";
import { SAMPLE_PATH } from "#app/kit/paths/home-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { FullName } from "#functions/contract/names/name-card.ts";

/** One name as a report shows it: the leaf and the bill by parts. */
function SampleLeaf({ name }: { name: FullName }) {
  const { bill, source } = name;
  return (
    <>
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
    </>
  );
}

/** The sample (样例) on home, with the way to all of it: every line of its bill would cost each visitor a kilobyte. */
export function SampleReport({ name }: { name: FullName }) {
  return (
    <section className="sample" aria-labelledby="sample">
      <h2 id="sample">一个名字，讲清来处</h2>
      <DrawnConstant name="sample">{() => <SampleLeaf name={name} />}</DrawnConstant>
      <Link className="go" to={SAMPLE_PATH}>
        看这份完整样例
      </Link>
    </section>
  );
}

/** The sample report whole, on a page of its own: what is to be minded, and every line of the bill with its reason. */
export function SamplePage({ name }: { name: FullName }) {
  return (
    <section className="sample" aria-labelledby="sample">
      <h1 id="sample">一个名字，讲清来处</h1>
      <DrawnConstant name="sample">{() => <SampleLeaf name={name} />}</DrawnConstant>
      <div className="explain">
        <p>{name.why}</p>
        {name.care.map((care) => (
          <p key={care}>{`要留意：${care}`}</p>
        ))}
        <p className="sm">{nameFacts(name).join(" · ")}</p>
      </div>
      <LinesTable bill={name.bill} caption="每一行的依据" />
      <Link className="btn" to="/">
        看免费结果
      </Link>
    </section>
  );
}
