import type { FreeScore } from "#functions/contract/score.ts";
import type { SiteInfo } from "#functions/contract/site.ts";
import { CharactersSection } from "../detail/characters-section.tsx";
import type { Later } from "../document/deferred.ts";
import { FIXED_NOTICE } from "../document/fixed-notice.ts";
import { ErrorSummary } from "../form/error-summary.tsx";
import { BillNotes } from "../name/bill-notes.tsx";
import { LinesTable } from "../name/bill-tables.tsx";
import { ChartSection } from "../result/chart-section.tsx";
import { EnoughBlock } from "../result/enough-block.tsx";
import { LockedList } from "../result/locked-list.tsx";
import { ChangeSection } from "./change-section.tsx";
import { CHANGE_ANCHORS, type ChangeFormState } from "./change-state.ts";
import { ScoreHead } from "./score-head.tsx";
import { scorePath } from "./score-path.ts";
import { ScoreSource } from "./score-source.tsx";
import { SoundAndRegister } from "./sound-and-register.tsx";

interface ScorePageProps {
  score: FreeScore;
  change: ChangeFormState;
  days: number;
  /** Key of the form that asks again with another split. */
  idem: string;
  info: Later<SiteInfo>;
}

/** The free score report (免费评分): the whole bill, what may be tried, and what payment adds. */
export function ScorePage({ score, change, days, idem, info }: ScorePageProps) {
  const { bill, locked, birth, sn } = score;
  return (
    <>
      <ErrorSummary state={change} anchors={CHANGE_ANCHORS} />
      <ScoreHead score={score} idem={idem} />
      <div className="cols of-result">
        <div>
          <section className="sec" aria-labelledby="bill">
            <h2 id="bill">{`${bill.total} 分怎么来的`}</h2>
            <LinesTable
              bill={bill}
              caption="每一行都注明依据：据典＝有原文；据表＝有公开的表；民俗＝一家之说。"
            />
            <BillNotes bill={bill} />
          </section>
          <ChangeSection score={score} state={change} />
          <CharactersSection name={score} />
          <SoundAndRegister score={score} />
          <ScoreSource source={score.source} />
          {birth !== null && <ChartSection chart={birth.chart} />}
        </div>
        <div className="sec stick">
          {locked.length > 0 && (
            <LockedList
              lines={locked}
              info={info}
              price="score"
              pay={`/pay-new/score?sn=${sn}`}
              here={scorePath(sn)}
            />
          )}
          <EnoughBlock title="这些就够了？" path={scorePath(sn)} days={days} />
        </div>
      </div>
      <p className="sm fixed-notice">{FIXED_NOTICE}</p>
    </>
  );
}
