import type { FreeScore } from "#functions/contract/score.ts";
import { Strip } from "../name/bars.tsx";
import { partsOf } from "../name/bill-parts.ts";
import { Glyphs } from "../name/glyphs.tsx";
import { EchoLine } from "../result/echo-line.tsx";
import { StateNote } from "../result/paid/state-note.tsx";
import { SCORE_PATH } from "../score-form/score-form.tsx";
import { HeadNotes } from "./head-notes.tsx";
import { isLow, LOW_WORD } from "./low-word.ts";
import { showsLocked } from "./on-sale.ts";
import { SplitForm } from "./split-form.tsx";

interface ScoreHeadProps {
  score: FreeScore;
  /** What payment adds is on the page. */
  isPaid: boolean;
  idem: string;
}

/** The name with its total, what must be known at once, and how it was cut. */
export function ScoreHead({ score, isPaid, idem }: ScoreHeadProps) {
  const { bill, birth, homophones, notes, registrable } = score;
  return (
    <>
      <h1>
        <span className="cl">
          <span translate="no">{score.name}</span>：
        </span>
        <span className="cl">{`${bill.total} 分`}</span>
      </h1>
      {birth === null ? (
        <p className="echo">没有填生日，八字和生肖不计分，其余各项按满分 100 折算。</p>
      ) : (
        <EchoLine echo={birth.echo} again={SCORE_PATH} />
      )}
      <StateNote status={score.status} isPaid={isPaid} />
      <HeadNotes
        texts={[
          ...(registrable.ok ? [] : [registrable.note]),
          ...homophones.map(({ note }) => note),
          ...(isLow(bill) ? [LOW_WORD] : []),
          ...notes,
        ]}
      />
      <div className={score.characters.length > 3 ? "mi long scored" : "mi scored"}>
        <Glyphs name={score} as="p" />
        <Strip parts={partsOf(bill)} />
      </div>
      <SplitForm score={score} idem={idem} />
      <nav className="jump" aria-label="本页内容">
        <a href="#bill">分数</a>
        <a href="#change">换一个字</a>
        <a href="#characters">逐字看</a>
        {isPaid && <a href="#receipt">收据</a>}
        {!isPaid && showsLocked(score) && <a href="#locked">付费内容</a>}
      </nav>
    </>
  );
}
