import { ErrorSummary } from "#app/kit/form/error-summary.tsx";
import { BillNotes } from "#app/kit/name/bill/bill-notes.tsx";
import { LinesTable, sayGrounds } from "#app/kit/name/bill/bill-tables.tsx";
import { CharactersSection } from "#app/kit/name/characters-section.tsx";
import { ChartSection } from "#app/kit/name/chart/chart-section.tsx";
import { GridsSection } from "#app/kit/name/chart/grids-section.tsx";
import type { Heading } from "#app/kit/name/contents.tsx";
import { SPELLING, SpellingSection } from "#app/kit/name/spelling-section.tsx";
import type { Later } from "#app/kit/prose/deferred.ts";
import { PaperLine } from "#app/kit/report/paper-line.tsx";
import { AddedList } from "#app/kit/score/added-list.tsx";
import { ChangeSection } from "#app/kit/score/change-section.tsx";
import { CHANGE_ANCHORS, type ChangeFormState, usedUpTitle } from "#app/kit/score/change-state.ts";
import { ScoreReceipt } from "#app/kit/score/score-receipt.tsx";
import { ScoreSide } from "#app/kit/score/score-side.tsx";
import type { PaidScore } from "#functions/contract/products/reports.ts";
import type { FreeScore } from "#functions/contract/products/score.ts";
import type { Ads, SiteInfo } from "#functions/contract/site/site.ts";
import { AlternativesSection } from "./alternatives-section.tsx";
import { ScoreHead } from "./score-head.tsx";
import { ScoreSource } from "./score-source.tsx";
import { SoundAndRegister } from "./sound-and-register.tsx";

interface ScorePageProps {
  score: FreeScore;
  /** The report; null until it is delivered. */
  paid: PaidScore | null;
  change: ChangeFormState;
  days: number;
  /** The idem of the form that asks again with another split. */
  idem: string;
  info: Later<SiteInfo>;
  ads: Later<Ads>;
}

/** A score report (名字评分): the whole bill, what may be tried, and what payment adds or has added. */
export function ScorePage({ score, paid, change, days, idem, info, ads }: ScorePageProps) {
  const { bill, birth } = score;
  return (
    <>
      <ErrorSummary state={change} anchors={CHANGE_ANCHORS} title={usedUpTitle(score)} />
      <ScoreHead score={score} isPaid={paid !== null} idem={idem} />
      {paid !== null && <AddedList receipt={paid.receipt} added={addedBy(paid)} />}
      <div className="cols of-result">
        <div>
          {paid !== null && (
            <>
              <AlternativesSection alternatives={paid.alternatives} score={score} />
              <SpellingSection romanisation={paid.romanisation} />
            </>
          )}
          <section className="sec" aria-labelledby="bill">
            <h2 id="bill">{`${bill.total} 分怎么来的`}</h2>
            <LinesTable bill={bill} caption={sayGrounds(bill)} />
            <BillNotes bill={bill} />
          </section>
          <ChangeSection score={score} state={change} />
          <CharactersSection name={score} />
          <SoundAndRegister score={score} />
          <ScoreSource source={score.source} poem={paid?.poem ?? null} />
          {paid !== null && <Grids paid={paid} />}
          {birth !== null && <ChartSection chart={birth.chart} />}
          {paid !== null && <ScoreReceipt sn={score.sn} paid={paid} what="名字评分" reader="家里人" />}
        </div>
        <ScoreSide {...{ score, days, info, ads }} contents={contentsOf(score, paid)} price="score" />
      </div>
      {paid === null ? <PaperLine sn={score.sn} /> : <PaperLine sn={null} engine={score.engine} />}
    </>
  );
}

/** What custom says stands with the chart, after what the name has by itself. */
const Grids = ({ paid: { grids, talents, given, characters } }: { paid: PaidScore }) =>
  grids === null || talents === null ? null : <GridsSection name={{ given, characters, grids, talents }} />;

/** What payment adds above the bill. */
const addedFirst = ({ alternatives, romanisation }: PaidScore): readonly Heading[] => [
  ...(alternatives.length > 0
    ? [["alternatives", `只换一个字的 ${alternatives.length} 个名字`] as const]
    : []),
  ...(romanisation.length > 0 ? [SPELLING] : []),
];

const gridsOf = ({ grids }: PaidScore): readonly Heading[] => (grids === null ? [] : [["grids", "五格图"]]);

/** All of it, in the order of the page: the whole poem stands with the quotation. */
const addedBy = (paid: PaidScore): readonly Heading[] => [
  ...addedFirst(paid),
  ...(paid.poem === null ? [] : [["source", "出处全文"] as const]),
  ...gridsOf(paid),
];

/** The headings for the list of contents; those of the report only once it is delivered. */
function contentsOf({ birth }: FreeScore, paid: PaidScore | null): readonly Heading[] {
  return [
    ...(paid === null ? [] : addedFirst(paid)),
    ["bill", "分数明细"],
    ["change", "换一个字"],
    ["characters", "逐字看"],
    ["sound", "读音与登记"],
    ["source", "出处"],
    ...(paid === null ? [] : gridsOf(paid)),
    ...(birth === null ? [] : [["chart", "八字与五行"] as const]),
    ...(paid?.receipt ? [["receipt", "收据"] as const] : []),
  ];
}
