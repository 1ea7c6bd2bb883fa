import { BillNotes } from "#app/kit/name/bill/bill-notes.tsx";
import { LinesTable, sayGrounds } from "#app/kit/name/bill/bill-tables.tsx";
import { namingSource } from "#app/kit/name/bill/naming-source.ts";
import { sayHalves } from "#app/kit/name/bill/total-link.tsx";
import { CharactersSection } from "#app/kit/name/characters-section.tsx";
import { GridsSection } from "#app/kit/name/chart/grids-section.tsx";
import { Contents } from "#app/kit/name/contents.tsx";
import { isOfMany } from "#app/kit/name/facts.ts";
import { SoundSection } from "#app/kit/name/sound-section.tsx";
import { SourceSection } from "#app/kit/name/source/source-section.tsx";
import { poemPath } from "#app/kit/paths/detail-path.ts";
import { Link } from "#app/kit/prose/link.tsx";
import { PaperLine } from "#app/kit/report/paper-line.tsx";
import type { NamePage } from "#functions/contract/orders/orders.ts";
import { KinsfolkSection } from "./kinsfolk-section.tsx";
import { NameHead, NameTools } from "./name-head.tsx";
import { OtherSection } from "./other-section.tsx";

const CONTENTS = [
  ["source", "出处"],
  ["characters", "逐字看"],
  ["sound", "读音与谐音"],
  ["grids", "五格"],
  ["other", "生肖、登记与拼写"],
  ["bill", "分数明细"],
] as const;

/** Everything there is to say about one name. */
export function DetailPage({ name: told }: { name: NamePage }) {
  const name = { ...told, bill: namingSource(told) };
  // What the head says of the elements is not said again.
  const care = name.care.filter((text) => !isOfMany(text));
  return (
    <>
      <Link className="back" to={`/naming-result/${name.sn}`}>
        回到全部名字
      </Link>
      <div className="cols">
        <div>
          <NameHead name={name} />
          <SourceSection name={{ ...name, care }} elsewhere={poemPath(name.sn, name.given)} />
          <NameTools name={name} />
          <CharactersSection name={name} />
          <SoundSection name={name} unheard="没有查粤语谐音；想查，起名时在“家里说”里选粤语。" />
          <KinsfolkSection given={name.given} kinsfolk={name.kinsfolk} />
          <GridsSection name={name} isOptional />
          <OtherSection name={name} />
          <section className="sec" aria-labelledby="bill">
            <h2 id="bill">{`${name.bill.total} 分怎么来的`}</h2>
            <LinesTable bill={name.bill} caption={`每一行都注明依据：${sayGrounds(name.bill)}`} />
            <BillNotes bill={name.bill} />
          </section>
        </div>
        <Contents name={name.name} bill={name.bill} headings={CONTENTS} halves={sayHalves(name.bill)} />
      </div>
      <PaperLine sn={name.sn} />
    </>
  );
}
