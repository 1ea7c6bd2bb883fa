import { DomainsSection } from "#app/kit/business/domains-section.tsx";
import { FullNameSection } from "#app/kit/business/full-name-section.tsx";
import { OldRule } from "#app/kit/business/limit-note.tsx";
import { SignCharacters } from "#app/kit/business/sign-characters.tsx";
import { BUSINESS_SCORE_TITLE } from "#app/kit/business/words.ts";
import { ErrorSummary } from "#app/kit/form/error-summary.tsx";
import { LinesTable } from "#app/kit/name/bill/bill-tables.tsx";
import type { Heading } from "#app/kit/name/contents.tsx";
import type { Later } from "#app/kit/prose/deferred.ts";
import { PaperLine } from "#app/kit/report/paper-line.tsx";
import { AddedList } from "#app/kit/score/added-list.tsx";
import { ChangeSection } from "#app/kit/score/change-section.tsx";
import { CHANGE_ANCHORS, type ChangeFormState, usedUpTitle } from "#app/kit/score/change-state.ts";
import { SIGN_KIN } from "#app/kit/score/kin.ts";
import { ScoreReceipt } from "#app/kit/score/score-receipt.tsx";
import { ScoreSide } from "#app/kit/score/score-side.tsx";
import type { FreeBusinessScore, PaidBusinessScore } from "#functions/contract/products/business-score.ts";
import type { Ads, SiteInfo } from "#functions/contract/site/site.ts";
import { BusinessScoreHead } from "./business-score-head.tsx";
import { RivalsSection } from "./rivals-section.tsx";
import { RulesSection } from "./rules-section.tsx";
import { SignAlternatives } from "./sign-alternatives.tsx";

interface BusinessScorePageProps {
  score: FreeBusinessScore;
  /** The report; null until it is delivered. */
  paid: PaidBusinessScore | null;
  change: ChangeFormState;
  days: number;
  /** The idem of the form that asks again with another 字号. */
  idem: string;
  info: Later<SiteInfo>;
  ads: Later<Ads>;
}

/** The score of a business's name (公司店铺测名): the first check, the whole bill, one change, the report. */
export function BusinessScorePage({ score, paid, change, days, idem, info, ads }: BusinessScorePageProps) {
  const { bill } = score;
  return (
    <>
      <ErrorSummary state={change} anchors={CHANGE_ANCHORS} title={usedUpTitle(score)} />
      <BusinessScoreHead score={score} isPaid={paid !== null} idem={idem} />
      {paid !== null && <AddedList receipt={paid.receipt} added={addedOf(paid)} />}
      <div className="cols of-result">
        <div>
          {paid !== null && <Added paid={paid} score={score} />}
          <RulesSection score={score} />
          <section className="sec whole-bill" aria-labelledby="bill">
            <h2 id="bill">{`${bill.total} 分怎么来的`}</h2>
            <LinesTable bill={bill} caption="每一行都按公开的表来算，不算五格、八字，也没有民俗的部分。" />
            <OldRule bill={bill} />
          </section>
          <ChangeSection score={score} state={change} label="字号" kins={SIGN_KIN} />
          {paid !== null && (
            <ScoreReceipt sn={score.sn} paid={paid} what={BUSINESS_SCORE_TITLE} reader="合伙人" />
          )}
        </div>
        <ScoreSide {...{ score, days, info, ads }} contents={contentsOf(paid)} price="businessScore" />
      </div>
      {paid === null ? <PaperLine sn={score.sn} /> : <PaperLine sn={null} engine={score.engine} />}
    </>
  );
}

/** What payment adds. */
function Added({ paid, score }: { paid: PaidBusinessScore; score: BusinessScorePageProps["score"] }) {
  const { alternatives, bill, compared, characters, domains, nice } = paid;
  const full = fullBeside(paid);
  return (
    <>
      <SignAlternatives alternatives={alternatives} score={score} />
      <RivalsSection compared={compared} bill={bill} />
      <SignCharacters characters={characters} />
      {full !== null && (
        <section className="sec" aria-labelledby="full">
          <h2 id="full">完整名称的一种写法</h2>
          <FullNameSection full={full} written={score.parts} />
        </section>
      )}
      <DomainsSection domains={domains} nice={nice} />
    </>
  );
}

/** A full name that is not the very one that was asked about; null where there is none. */
const fullBeside = ({ full, whole }: PaidBusinessScore) => (full?.text === whole ? null : full);

const FREE: readonly Heading[] = [
  ["rules", "合规初查"],
  ["bill", "分数明细"],
  ["change", "换一个字"],
];

/** The headings for the list of contents; those of the report only once it is delivered. */
const contentsOf = (paid: PaidBusinessScore | null): readonly Heading[] =>
  paid === null
    ? FREE
    : [...addedOf(paid), ...FREE, ...(paid.receipt === null ? [] : [["receipt", "收据"] as const])];

const addedOf = (paid: PaidBusinessScore): readonly Heading[] => [
  ...(paid.alternatives.length > 0
    ? [["alternatives", `只换一个字的 ${paid.alternatives.length} 个字号`] as const]
    : []),
  ...(paid.compared.length > 0 ? [["rivals", "和同行比对"] as const] : []),
  ["characters", "逐字看"],
  ...(fullBeside(paid) === null ? [] : [["full", "完整名称"] as const]),
  ["spelling", "域名与商标"],
];
