import { besides, sayFinding, sayRival } from "#app/kit/business/findings.tsx";
import { DrawnName } from "#app/kit/name/drawn-name.tsx";
import { detailPath } from "#app/kit/paths/detail-path.ts";
import { Link } from "#app/kit/prose/link.tsx";
import { Quoting } from "#app/kit/prose/quoting.tsx";
import { CompareTick } from "#app/kit/report/compare-bar.tsx";
import { LikeForm } from "#app/kit/result/like-form.tsx";
import { anchorOf } from "#app/kit/result/view.ts";
import type { BusinessCard, Finding } from "#functions/contract/products/business.ts";

interface SignSlipProps {
  sn: string;
  name: BusinessCard;
  /** The rivals that were named; none to whoever is not told of them. */
  rivals: readonly string[];
  /** Findings that stand above the list, and are not repeated here. */
  said: readonly Finding[];
  picked: boolean;
  /** The first of the report stands on its board, large. */
  isFirst: boolean;
}

/** One name of a paid report, short (名字条); all else is behind its link. */
export function SignSlip(props: SignSlipProps) {
  const { given, liked } = props.name;
  return (
    <article className={props.isFirst ? "slip board" : "slip"}>
      <div id={anchorOf(given)}>
        <Says {...props} />
      </div>
      <LikeForm name={given} given={given} liked={liked} />
    </article>
  );
}

/** The first sentence of what a name says: that it suits the trade is said of every name here. */
const firstOf = (why: string): string => /^.*?。/u.exec(why)?.[0] ?? why;

/** All that is to be minded in one line, by the word that it has before payment. */
const sayCare = (care: readonly string[]): string =>
  `要留意：${care.map((text) => text.replace(/。$/u, "")).join("；")}。`;

function Says({ sn, name, rivals, said, picked, isFirst }: SignSlipProps) {
  const { given, pinyin, score, full, why, care, findings, rival } = name;
  return (
    <>
      <h3>
        <Link to={detailPath(sn, given)}>{isFirst ? <DrawnName text={given} /> : given}</Link>
        <small>{pinyin.join(" ")}</small>
        <b>{`${score} 分`}</b>
      </h3>
      <p>{isFirst ? why : firstOf(why)}</p>
      {full !== null && (
        <p className="sm" lang="zh-Hans">
          {full.text}
        </p>
      )}
      {besides(findings, said).map((finding) => (
        <p className="care" key={finding.word + finding.article}>
          {`${sayFinding(finding)}。`}
        </p>
      ))}
      {rivals.length > 0 && (
        <p className={rival !== null && rival.nearness > 1 ? "care" : "sm"}>
          <Quoting text={sayRival(name, rivals)} />
        </p>
      )}
      {care.length > 0 && <p className="care">{sayCare(care)}</p>}
      <p className="foot">
        <Link className="go" to={detailPath(sn, given)}>
          看详情<span className="sr-only">{given}</span>
        </Link>
        <CompareTick name={given} given={given} picked={picked} />
      </p>
    </>
  );
}
