import { scoredHalves } from "#app/kit/name/bill/bill-parts.ts";
import { EchoLine } from "#app/kit/name/chart/echo-line.tsx";
import { Glyphs } from "#app/kit/name/glyphs.tsx";
import { useHold, useMay } from "#app/kit/order/hold.ts";
import { againAt } from "#app/kit/paths/home-paths.ts";
import { StateNote } from "#app/kit/report/state-note.tsx";
import { HeadNotes } from "#app/kit/score/head-notes.tsx";
import { isLow, LOW_WORD } from "#app/kit/score/low-word.ts";
import { ScoreHeading } from "#app/kit/score/score-heading.tsx";
import { ScoreJump } from "#app/kit/score/score-jump.tsx";
import type { FreeScore } from "#functions/contract/products/score.ts";
import { SCORE_PATH } from "./form/score-form.tsx";
import { SplitForm } from "./split-form.tsx";

const SECTIONS = [
  ["bill", "分数"],
  ["change", "换一个字"],
  ["characters", "逐字看"],
] as const;

/** What to do about a name that may not be registered. */
const ASK_FIRST = "还没上户口的，请先问当地户籍窗口，或者换一个字。";

interface ScoreHeadProps {
  score: FreeScore;
  /** Does the page show what payment adds? */
  isPaid: boolean;
  idem: string;
}

/** The name with its total, what must be known at once, and how it was cut. */
export function ScoreHead({ score, isPaid, idem }: ScoreHeadProps) {
  const { bill, birth, homophones, notes, registrable } = score;
  const mayCut = useMay("order", "scoreChange");
  const isOwner = useHold()?.role !== "reader";
  // What doubts the cut stands with its form, where there is one.
  const cut = mayCut ? notes.filter((note) => note.includes("分界")) : [];
  const others = notes.filter((note) => !cut.includes(note));
  return (
    <>
      <ScoreHeading name={score.name} total={bill.total} again={SCORE_PATH} />
      <Lacks bill={bill} />
      {birth === null ? (
        isOwner && <p className="echo">没有填生日，八字和生肖不计分，其余各项按满分 100 折算。</p>
      ) : (
        <EchoLine echo={birth.echo} again={againAt(SCORE_PATH, score.sn)} />
      )}
      <StateNote sn={score.sn} status={score.status} isPaid={isPaid} form={SCORE_PATH} />
      <HeadNotes
        grave={registrable.ok ? undefined : `${registrable.note}${ASK_FIRST}`}
        texts={[...homophones.map(({ note }) => note), ...(isLow(bill) ? [LOW_WORD] : []), ...others]}
      />
      <div className={score.characters.length > 3 ? "mi long scored" : "mi scored"}>
        <Glyphs name={score} as="p" />
      </div>
      <SplitForm score={score} idem={idem} notes={cut} />
      <ScoreJump score={score} isPaid={isPaid} free={SECTIONS} />
    </>
  );
}

/** The gist of the bill, before its lines: what the total lacks, by itself and by the schools. */
function Lacks({ bill }: Pick<FreeScore, "bill">) {
  const halves = scoredHalves(bill);
  if (halves.length < 2) return null;
  const said = halves.map(({ name, points, max }) =>
    max > points ? `${name}扣 ${max - points} 分` : `${name}没有扣分`,
  );
  return <p>{`${said.join("，")}。`}</p>;
}
