import type { BusinessCard, Finding } from "#functions/contract/business.ts";
import { Link } from "../document/link.tsx";
import { Still } from "../document/still.tsx";
import { detailPath } from "../result/detail-path.ts";
import { LikeForm } from "../result/like-form.tsx";
import { CompareTick } from "../result/paid/compare-bar.tsx";
import { anchorOf } from "../result/paid/view.ts";
import { besides, sayFinding } from "./findings.tsx";

interface SignSlipProps {
  sn: string;
  name: Pick<BusinessCard, "given" | "liked">;
  /** The whole card, on the server only. */
  drawn: BusinessCard | undefined;
  /** What is said above the list of names, on the server only. */
  said: readonly Finding[] | undefined;
  picked: boolean;
}

/** One name of a paid report, short (名字条); all else is behind its link. */
export function SignSlip({ sn, name, drawn, said = [], picked }: SignSlipProps) {
  return (
    <article className="slip">
      <Still id={anchorOf(name.given)}>
        {import.meta.env.SSR && (() => drawn && <Says sn={sn} name={drawn} said={said} picked={picked} />)}
      </Still>
      <LikeForm name={name.given} given={name.given} liked={name.liked} />
    </article>
  );
}

interface SaysProps {
  sn: string;
  name: BusinessCard;
  said: readonly Finding[];
  picked: boolean;
}

function Says({ sn, name, said, picked }: SaysProps) {
  const { given, pinyin, score, full, why, care, findings, rival } = name;
  return (
    <>
      <h3>
        <Link to={detailPath(sn, given)}>{given}</Link>
        <small>{pinyin.join(" ")}</small>
        <b>{`${score} 分`}</b>
      </h3>
      <p>{why}</p>
      {full !== null && <p className="sm">{full.text}</p>}
      {besides(findings, said).map((finding) => (
        <p className="care" key={finding.word + finding.article}>
          {`${sayFinding(finding)}。`}
        </p>
      ))}
      {rival !== null && rival.nearness > 1 && (
        <p className="care">{`要留意：离“${rival.other}”近，${rival.reason}。`}</p>
      )}
      {care.map((text) => (
        <p className="care" key={text}>{`要留意：${text}`}</p>
      ))}
      <CompareTick name={given} given={given} picked={picked} />
    </>
  );
}
