import type { MouseEventHandler } from "react";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { ShownRound } from "./duet-given.ts";
import { StepBack } from "./step-back.tsx";
import { PlainSource, UprightName } from "./upright-name.tsx";

interface DuetRoundProps {
  action: string;
  /** Who reads may end it early: the owner. */
  mayEnd: boolean;
  round: Omit<ShownRound, "ahead">;
  /** What is said of the last answer; else what is promised. */
  note?: string;
  /** Where it answers at the touch. */
  onPress?: MouseEventHandler<HTMLButtonElement>;
}

/** How few rounds are enough for who may end it (each name seen once); else that they need not be answered at once. */
const enough = (of: number, mayEnd: boolean): string =>
  mayEnd
    ? `选满 ${of / 3} 组，就能先看自己的结果；选到 ${of} 组更准。`
    : "不用一次选完：可以先关掉，选到哪里都记着。";
const PROMISE = "两个人都选完之前，谁也看不到对方的选择。";

/** One round of two (更喜欢哪个): a form of four answers that needs no script. */
export function DuetRound({ action, mayEnd, round, note, onPress }: DuetRoundProps) {
  const { nth, of, left, right, back } = round;
  return (
    <>
      <form method="post" action={action} data-wait="请稍候…">
        <p className="duet-far">
          <span className="num" aria-live="polite">{`第 ${nth} 组，共 ${of} 组`}</span>
          <progress value={nth - 1} max={of} aria-label="选了多少组" />
        </p>
        <h1>更喜欢哪个？</h1>
        <p className="lead">
          <Clauses text={enough(of, mayEnd)} />
        </p>
        <input type="hidden" name="nth" value={nth} />
        <input type="hidden" name="left" value={left.place} />
        <input type="hidden" name="right" value={right.place} />
        <div className="duet-pair">
          {(["left", "right"] as const).map((side) => (
            <div className="card" key={side}>
              <UprightName name={round[side].name} />
              <PlainSource name={round[side].name} />
              <button className="btn quiet" type="submit" name="answer" value={side} onClick={onPress}>
                选这个
                <span className="sr-only" translate="no">
                  {round[side].name.name}
                </span>
              </button>
            </div>
          ))}
        </div>
        <div className="pair">
          <button className="btn quiet" type="submit" name="answer" value="both" onClick={onPress}>
            两个都好
          </button>
          <button className="btn quiet" type="submit" name="answer" value="neither" onClick={onPress}>
            都不太合适
          </button>
        </div>
        <p className="sm" role="status">
          <Clauses text={note ?? PROMISE} />
        </p>
      </form>
      <StepBack {...{ action, back, onPress }} />
      {mayEnd && nth > of / 3 && (
        <form className="btns ask" method="post" action={action} data-wait="请稍候…">
          <button className="btn quiet" type="submit" name="act" value="finish">
            够了，现在就看结果
          </button>
        </form>
      )}
    </>
  );
}
