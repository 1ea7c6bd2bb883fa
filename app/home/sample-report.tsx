import { BillNotes } from "#app/kit/name/bill/bill-notes.tsx";
import { halvesOf } from "#app/kit/name/bill/bill-parts.ts";
import { LinesTable, PartsTable } from "#app/kit/name/bill/bill-tables.tsx";
import { nameFacts } from "#app/kit/name/facts.ts";
import { Characters } from "#app/kit/name/glyphs.tsx";
import { Quotation } from "#app/kit/name/source/quotation.tsx";
import { SAMPLE_PATH } from "#app/kit/paths/home-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Constant } from "#app/kit/prose/constant.tsx";
import { dotted } from "#app/kit/prose/dotted.ts";
import { Link } from "#app/kit/prose/link.tsx";
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

const Total = ({ name: { bill, name } }: { name: FullName }) => (
  <p className="total">
    {`${name} 综合 `}
    <b className="num">{bill.total}</b> 分，各项相加
  </p>
);

const Parts = ({ name }: { name: FullName }) => (
  <>
    <Total name={name} />
    <PartsTable bill={name.bill} caption={`${name.name}的分数`} quiet />
  </>
);

/** What the two halves of the bill come to, each with what is in it. */
const Sums = ({ name }: { name: FullName }) => (
  <>
    <Total name={name} />
    <dl className="price">
      {halvesOf(name.bill).map(({ name: half, parts, points, max }) => (
        <div key={half}>
          <dt>{half}</dt>
          <dd>{parts.map(({ part }) => part).join("、")}</dd>
          <dd>
            <b className="num">{points}</b>
            {` / ${max}`}
          </dd>
        </div>
      ))}
    </dl>
  </>
);

/** The sample's bill (样例) on home: its two sums, with the way to all of it. Every part as a bar would cost each visitor half a kilobyte. */
export function SampleBill({ name }: { name: FullName }) {
  return (
    <section className="sample" aria-labelledby="sample">
      <h2 id="sample">分分有依据</h2>
      <Constant name="sample bill">{() => <Sums name={name} />}</Constant>
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
      <SampleName name={name} />
      <Parts name={name} />
      <div className="explain">
        <p>{name.why}</p>
        {name.care.map((care) => (
          <p key={care}>{`要留意：${care}`}</p>
        ))}
        <p className="sm">
          <Clauses text={dotted(nameFacts(name))} />
        </p>
      </div>
      <LinesTable bill={name.bill} caption="每一行的依据" />
      <BillNotes bill={name.bill} />
      <Link className="btn" to="/">
        看免费结果
      </Link>
    </section>
  );
}
