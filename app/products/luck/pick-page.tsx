import { BillNotes } from "#app/kit/name/bill/bill-notes.tsx";
import { LinesTable, sayGrounds } from "#app/kit/name/bill/bill-tables.tsx";
import { namingSource } from "#app/kit/name/bill/naming-source.ts";
import { TotalLink } from "#app/kit/name/bill/total-link.tsx";
import { CharactersSection } from "#app/kit/name/characters-section.tsx";
import { GridsSection } from "#app/kit/name/chart/grids-section.tsx";
import { Contents, type Heading } from "#app/kit/name/contents.tsx";
import { nameFacts } from "#app/kit/name/facts.ts";
import { SoundSection } from "#app/kit/name/sound-section.tsx";
import { SourceSection } from "#app/kit/name/source/source-section.tsx";
import { SPELLING, SpellingSection } from "#app/kit/name/spelling-section.tsx";
import { luckDetailsPath, luckPoemPath } from "#app/kit/paths/luck-path.ts";
import { PaperLine } from "#app/kit/report/paper-line.tsx";
import { ReceiptSection } from "#app/kit/report/receipt-section.tsx";
import { StateNote } from "#app/kit/report/state-note.tsx";
import { CopyLink } from "#app/kit/result/copy-link.tsx";
import type { PaidLuck } from "#functions/contract/products/luck.ts";
import { DrawsSection } from "./draws-section.tsx";
import { Opened } from "./letter.tsx";
import { MachineText } from "./pool/machine-text.tsx";
import { RecipeSection } from "./pool/recipe-section.tsx";

type Draw = PaidLuck["made"][number];

/** The headings for the list of contents. */
const contentsOf = ({ romanisation }: Draw["name"], isOwner: boolean): readonly Heading[] => [
  ["source", "出处与意思"],
  ["draws", "抽过的名字"],
  ["characters", "逐字看"],
  ["sound", "读音与谐音"],
  ["grids", "五格"],
  ...(romanisation.length > 0 ? [SPELLING] : []),
  ["bill", "分数明细"],
  ...(isOwner ? OWNERS : []),
];
/** To draw again takes the order's number, which a reader's link does not have. */
const OWNERS: readonly Heading[] = [
  ["recipe", "怎么核对"],
  ["receipt", "收据"],
];

/** The pick (随机优选): the drawn name whole, every draw made, and how anyone repeats it. */
export function PickPage({ luck, draw }: { luck: PaidLuck; draw: Draw }) {
  const { sn, status, receipt, pool, engine } = luck;
  const { name, index } = draw;
  return (
    <>
      <StateNote sn={sn} status={status} isPaid />
      <div className="cols">
        <div>
          <Head draw={draw} sn={sn} />
          <SourceSection
            name={name}
            title="出处与意思"
            elsewhere={luckPoemPath(sn, index + 1)}
            isQuoted={true}
          />
          <DrawsSection luck={luck} shown={index} />
          <CharactersSection name={name} />
          <SoundSection name={name} unheard="粤语的谐音没有查。" />
          <GridsSection name={name} />
          <SpellingSection romanisation={name.romanisation} />
          <section className="sec" aria-labelledby="bill">
            <h2 id="bill">{`${name.bill.total} 分怎么来的`}</h2>
            <LinesTable
              bill={namingSource(name)}
              caption={`${sayGrounds(name.bill)}没有问生日，八字和生肖不计分，其余折算成满分 100。`}
            />
            <BillNotes bill={name.bill} />
          </section>
          {receipt !== null && <RecipeSection luck={luck} draw={draw} />}
          <ReceiptSection sn={sn} receipt={receipt} what="随机优选" />
        </div>
        <Contents name={name.name} bill={name.bill} headings={contentsOf(name, receipt !== null)} />
      </div>
      <p className="sm on-paper">
        <MachineText text={`候选名 ${pool.size} 个，名单指纹（SHA-256）：${pool.digest}`} />
      </p>
      <PaperLine sn={sn} engine={engine} />
    </>
  );
}

/** The drawn name, risen out of its letter, which draw it is, and the page's own address to keep. */
function Head({ draw: { name, index }, sn }: { draw: Draw; sn: string }) {
  return (
    <>
      <p className="luck-nth">{`随机优选，第 ${index + 1} 次抽中`}</p>
      <Opened name={name} />
      <ul className="facts">
        {nameFacts(name).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <TotalLink bill={name.bill} />
      <p className="echo off-paper">
        发给家里人看：
        <CopyLink path={luckDetailsPath(sn)} />
      </p>
    </>
  );
}
