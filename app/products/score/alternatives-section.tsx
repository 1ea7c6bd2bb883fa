import { PartsTable } from "#app/kit/name/bill/bill-tables.tsx";
import { Quotation } from "#app/kit/name/source/quotation.tsx";
import { shortPoem, WholePoem } from "#app/kit/name/source/whole-poem.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { sayKin } from "#app/kit/score/kin.ts";
import type { ScoredName } from "#functions/contract/names/scored-name.ts";
import type { Alternative, PaidScore } from "#functions/contract/products/reports.ts";

/** Part of the report: names near in sound or sense that score more (相近的名字), each in full. */
export function AlternativesSection({
  alternatives,
  score,
}: Pick<PaidScore, "alternatives"> & { score: ScoredName }) {
  if (alternatives.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="alternatives">
      <h2 id="alternatives">{`只换一个字的 ${alternatives.length} 个名字`}</h2>
      <p className="sm">
        <Clauses text="分数都不低于免费的那几个，音近、意近的在前。用惯了的名字不必改。" />
      </p>
      {alternatives.map((name) => (
        <Whole key={name.given} name={name} kin={sayKin(score, name)} />
      ))}
    </section>
  );
}

function Whole({ name, kin }: { name: Alternative; kin: string }) {
  const { bill, characters, given, pinyin, source, poem, homophones, registrable } = name;
  const glosses = characters.slice(-[...given].length).map(({ char, gloss }) => `${char}，${gloss}`);
  const change = `“${name.instead}”换成“${name.char}”（${kin}）。`;
  const notes = [...homophones.map(({ note }) => note), ...(registrable.ok ? [] : [registrable.note])];
  return (
    <article className="slip">
      <h3>
        <span translate="no">{name.name}</span>
        <small>{pinyin.join(" ")}</small>
        <b>{`${bill.total} 分`}</b>
      </h3>
      <p>{`${change}${glosses.join("；")}。`}</p>
      {notes.map((note) => (
        <p className="care" key={note}>{`要留意：${note}`}</p>
      ))}
      {source === null ? <p className="sm">没有典故，取的是字义。</p> : <Quotation source={source} />}
      <WholePoem poem={shortPoem(poem)} source={source} />
      <details>
        <summary>{`这 ${bill.total} 分怎么来的？`}</summary>
        <PartsTable bill={bill} caption="各项相加" />
      </details>
    </article>
  );
}
