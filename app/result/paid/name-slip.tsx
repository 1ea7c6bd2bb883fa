import type { NameCard } from "#functions/contract/name-card.ts";
import { Link } from "../../document/link.tsx";
import { Still } from "../../document/still.tsx";
import { bandOf } from "../../name/facts.ts";
import { ShortSource } from "../../name/quotation.tsx";
import { detailPath } from "../detail-path.ts";
import { LikeForm } from "../like-form.tsx";
import { OWN } from "../own-names.tsx";
import { CompareTick } from "./compare-bar.tsx";
import { anchorOf } from "./view.ts";

interface NameSlipProps {
  sn: string;
  name: Pick<NameCard, "name" | "given" | "liked">;
  /** The whole card, on the server only. */
  drawn: NameCard | undefined;
  picked: boolean;
  /** The family had thought of it. */
  own: boolean;
}

/** One name of a paid report, short (名字条): its sound, score, source and what to mind; all else is behind its link. */
export function NameSlip({ sn, name, drawn, picked, own }: NameSlipProps) {
  return (
    <article className="slip">
      <Still id={anchorOf(name.given)}>
        {import.meta.env.SSR && (() => drawn && <Says sn={sn} name={drawn} picked={picked} own={own} />)}
      </Still>
      <LikeForm name={name.name} given={name.given} liked={name.liked} />
    </article>
  );
}

interface SaysProps {
  sn: string;
  name: NameCard;
  picked: boolean;
  own: boolean;
}

function Says({ sn, name, picked, own }: SaysProps) {
  const { source, care, characters, given, pinyin, score } = name;
  const unlisted = characters.some(({ level }) => level === 0) ? ["有字不在规范字表"] : [];
  const elements = characters.map(({ element }) => element).join("");
  const glosses = characters.slice(-[...given].length).map(({ char, gloss }) => `${char}，${gloss}`);
  return (
    <>
      <h3>
        <Link to={detailPath(sn, given)} translate="no">
          {name.name}
        </Link>
        <small>{pinyin.join(" ")}</small>
        <b>{`${score} 分`}</b>
      </h3>
      {source === null ? <p>{`${glosses.join("；")}。`}</p> : <ShortSource source={source} />}
      <p className="sm">
        {[...(own ? [OWN] : []), `五行${elements}`, bandOf(name.band), ...unlisted].join(" · ")}
      </p>
      {care.map((text) => (
        <p className="care" key={text}>{`要留意：${text}`}</p>
      ))}
      <CompareTick name={name.name} given={given} picked={picked} />
    </>
  );
}
