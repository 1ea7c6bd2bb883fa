import { LinesTable, PartsTable } from "#app/kit/name/bill/bill-tables.tsx";
import { Characters } from "#app/kit/name/glyphs.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { SignPlate } from "#app/products/business/sign-plate.tsx";
import { SignSays } from "#app/products/business/sign-says.tsx";
import type { FullBusinessName } from "#functions/contract/products/business.ts";
import { SAMPLE_RIVALS } from "./sample-rivals.ts";

/** The same name small, above the form, so that it comes before any question. */
export const SignTaste = ({ name }: { name: FullBusinessName }) => (
  <article className="first">
    <div>
      <Characters name={name} as="p" />
    </div>
    <p className="poem" lang="zh-Hans">
      {name.full?.text}
    </p>
    <p className="sm">
      <span className="cl">样例，虚构店铺。</span>
      <a href="#sample">{`看“${name.given}”这 ${name.score} 分怎么来的`}</a>
    </p>
  </article>
);

/** One name for a business as a report shows it: plate, what is said of it, the bill by parts, and by lines where it is whole. */
export function SignSample({ name, isWhole }: { name: FullBusinessName; isWhole: boolean }) {
  const { bill } = name;
  return (
    <section className="sample" aria-labelledby="sample">
      <h2 id="sample">一个字号，讲清依据</h2>
      <p className="sm">
        <Clauses text="样例：虚构的“社区面包店”，个体店铺，填了生意、所在地和两家虚构的同行。" />
      </p>
      <SignPlate name={name} score={null} />
      <p className="total">
        {`${name.given} 综合 `}
        <b className="num">{name.score}</b> 分，各项相加
      </p>
      <SignSays name={name} rivals={SAMPLE_RIVALS} who="样例里" said={[]} />
      <PartsTable bill={bill} caption={`${name.given}的分数`} quiet />
      {isWhole && (
        <details>
          <summary>看每一行的依据</summary>
          {/* Where the second home leads: a browser unfolds what holds the target of a link. */}
          <div id="lines">
            <LinesTable bill={bill} caption="每一行的依据" />
          </div>
        </details>
      )}
    </section>
  );
}
