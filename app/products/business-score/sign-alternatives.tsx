import { sayFinding } from "#app/kit/business/findings.tsx";
import { PartsTable } from "#app/kit/name/bill/bill-tables.tsx";
import { LawText } from "#app/kit/prose/law-text.tsx";
import { SIGN_KIN, sayKin } from "#app/kit/score/kin.ts";
import type { ScoredName } from "#functions/contract/names/scored-name.ts";
import type { PaidBusinessScore } from "#functions/contract/products/business-score.ts";

/** Part of the report: the 字号 with one character changed that score more, each in full. */
export function SignAlternatives({
  alternatives,
  score,
}: Pick<PaidBusinessScore, "alternatives"> & { score: Pick<ScoredName, "given" | "pinyin"> }) {
  if (alternatives.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="alternatives">
      <h2 id="alternatives">{`只换一个字的 ${alternatives.length} 个字号`}</h2>
      <p className="sm">分数都不低于免费给出的那几个，仅供比较。用惯了的名字不必改。</p>
      {alternatives.map((name) => (
        <Whole key={name.given} name={name} kin={sayKin(score, name, SIGN_KIN)} />
      ))}
    </section>
  );
}

function Whole({ name, kin }: { name: PaidBusinessScore["alternatives"][number]; kin: string }) {
  const { bill, char, findings, full, given, instead, pinyin, why, care } = name;
  return (
    <article className="slip">
      <h3>
        <span translate="no">{given}</span>
        <small>{pinyin.join(" ")}</small>
        <b>{`${bill.total} 分`}</b>
      </h3>
      <p>{`“${instead}”换成“${char}”（${kin}）。${why}`}</p>
      {full !== null && (
        <p className="sm" lang="zh-Hans">
          {full.text}
        </p>
      )}
      {findings.map((finding) => (
        <p className="care" key={finding.word + finding.article}>
          <LawText text={`${sayFinding(finding)}。`} />
        </p>
      ))}
      {care.map((text) => (
        <p className="care" key={text}>{`要留意：${text}`}</p>
      ))}
      <details>
        <summary>{`这 ${bill.total} 分怎么来的？`}</summary>
        <PartsTable bill={bill} caption="各项相加" />
      </details>
    </article>
  );
}
