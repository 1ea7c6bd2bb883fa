import type { MouseEventHandler } from "react";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { Duet } from "#functions/contract/together/duet.ts";
import { PlainSource, UprightName } from "./upright-name.tsx";

type Round = NonNullable<Duet["round"]>;

interface DuetRoundProps {
  action: string;
  /** Who reads may end it early: the owner. */
  mayEnd: boolean;
  round: Omit<Round, "ahead">;
  /** What is said of the last answer; else what is promised. */
  note?: string;
  /** Where it answers at the touch. */
  onPress?: MouseEventHandler<HTMLButtonElement>;
}

/** What is promised: how few rounds are enough for who may end it (each name seen once), and that nobody looks on. */
const promise = (of: number, mayEnd: boolean): string =>
  `${mayEnd ? `选满 ${of / 3} 组，就能先看自己的结果；` : ""}选到 ${of} 组更准。两个人都选完之前，谁也看不到对方的选择。`;

/** One round of two (更喜欢哪个): a form of four answers that needs no script. */
export function DuetRound({ action, mayEnd, round, note, onPress }: DuetRoundProps) {
  const { nth, of, left, right } = round;
  return (
    <form method="post" action={action} data-wait="请稍候…">
      <p className="duet-far">
        <span className="num" aria-live="polite">{`第 ${nth} 组，共 ${of} 组`}</span>
        <progress value={nth - 1} max={of} aria-label="选了多少组" />
      </p>
      <h1>更喜欢哪个？</h1>
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
        <Clauses text={note ?? promise(of, mayEnd)} />
      </p>
    </form>
  );
}
