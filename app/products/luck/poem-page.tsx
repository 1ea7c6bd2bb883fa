import { writerOf } from "#app/kit/name/source/citation.ts";
import { TitleOf } from "#app/kit/name/source/quotation.tsx";
import { PoemLines } from "#app/kit/name/source/whole-poem.tsx";
import { luckDetailsPath } from "#app/kit/paths/luck-path.ts";
import { Link } from "#app/kit/prose/link.tsx";
import type { PaidLuck } from "#functions/contract/products/luck.ts";

interface PoemPageProps {
  sn: string;
  draw: PaidLuck["made"][number];
}

/** The whole piece that a drawn name is from (出处全文), where it is too long to stand beside the name. */
export function PoemPage({ sn, draw: { index, name } }: PoemPageProps) {
  const { poem, source } = name;
  return (
    <>
      <Link className="back" to={luckDetailsPath(sn, index + 1)}>
        回到<span translate="no">{name.name}</span>
      </Link>
      <h1>{poem === null ? "没有典故" : <TitleOf piece={poem} />}</h1>
      {poem === null && <p className="lead">这个名字取的是字义，没有整篇可看。</p>}
      {poem !== null && poem.author !== "" && <p className="lead">{writerOf(poem)}</p>}
      {poem !== null && <PoemLines poem={poem} source={source} />}
    </>
  );
}
