import { Link } from "#app/kit/prose/link.tsx";
import type { NameDetail, Source } from "#functions/contract/names/name-card.ts";
import { writerOf } from "./citation.ts";
import { TitleOf } from "./quotation.tsx";
import { PoemLines } from "./whole-poem.tsx";

interface PoemPageProps {
  name: { name: string; poem: NameDetail["poem"]; source: Source | null };
  /** The page of the name. */
  back: string;
}

/** The whole piece that a name is from (出处全文), where it is too long to stand beside the name. */
export function PoemPage({ name: { name, poem, source }, back }: PoemPageProps) {
  return (
    <>
      <Link className="back" to={back}>
        回到<span translate="no">{name}</span>
      </Link>
      <h1>{poem === null ? "没有典故" : <TitleOf piece={poem} />}</h1>
      {poem === null && <p className="lead">这个名字取的是字义，没有整篇可看。</p>}
      {poem !== null && poem.author !== "" && <p className="lead">{writerOf(poem)}</p>}
      {poem !== null && <PoemLines poem={poem} source={source} />}
    </>
  );
}
