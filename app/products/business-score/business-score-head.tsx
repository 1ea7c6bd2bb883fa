import { sayRival } from "#app/kit/business/findings.tsx";
import { USAGE_WORDS } from "#app/kit/business/words.ts";
import { Characters } from "#app/kit/name/glyphs.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { StateNote } from "#app/kit/report/state-note.tsx";
import { HeadNotes } from "#app/kit/score/head-notes.tsx";
import { isLow, LOW_WORD } from "#app/kit/score/low-word.ts";
import { ScoreHeading } from "#app/kit/score/score-heading.tsx";
import { ScoreJump } from "#app/kit/score/score-jump.tsx";
import type { FreeBusinessScore } from "#functions/contract/products/business-score.ts";
import { BUSINESS_SCORE_PATH } from "./form/business-score-form.tsx";
import { SignCutForm } from "./sign-cut-form.tsx";

const SECTIONS = [
  ["rules", "合规"],
  ["bill", "分数"],
  ["change", "换一个字"],
] as const;

interface BusinessScoreHeadProps {
  score: FreeBusinessScore;
  /** Does the page show what payment adds? */
  isPaid: boolean;
  idem: string;
}

const WARNED = "这个名称里有通常不能用的字词，请先看下面的合规初查。分数只看字号好不好用，不代表能登记。";

/** The 字号 with its total, what must be known at once, and how the name was cut. */
export function BusinessScoreHead({ score, isPaid, idem }: BusinessScoreHeadProps) {
  const { bill, usage, trade, registrable, homophones, notes, rival, status } = score;
  const asked = `${USAGE_WORDS[usage]}。${trade === null ? "" : `按“${trade}”这一行来看。`}`;
  return (
    <>
      <ScoreHeading name={score.given} total={bill.total} again={BUSINESS_SCORE_PATH} />
      <p className="echo">
        <Clauses text={asked} />
      </p>
      <StateNote sn={score.sn} status={status} isPaid={isPaid} form={BUSINESS_SCORE_PATH} />
      <HeadNotes
        grave={registrable.ok ? undefined : WARNED}
        texts={[
          ...(rival !== null && rival.nearness > 1 ? [sayRival(score, score.rivals)] : []),
          ...homophones.map(({ note }) => note),
          ...(isLow(bill) ? [LOW_WORD] : []),
          ...notes,
        ]}
      />
      <div className={score.pinyin.length > 3 ? "mi long scored" : "mi scored"}>
        <Characters
          name={{ characters: [...score.given].map((char) => ({ char })), pinyin: score.pinyin }}
          as="p"
        />
      </div>
      <SignCutForm score={score} idem={idem} />
      <ScoreJump score={score} isPaid={isPaid} free={SECTIONS} />
    </>
  );
}
