import type { Drawn } from "#app/kit/glyphs/outlines.ts";
import type { Duet, DuetAnswer, DuetStep } from "#functions/contract/together/duet.ts";

/** A round as it is drawn: with the one before, if that may be taken back. */
export type ShownRound = NonNullable<Duet["round"]> & Pick<Duet, "back">;

/** The four answers to a round of two, in the order of their buttons. */
const DuetAnswers: readonly DuetAnswer[] = ["left", "right", "both", "neither"];

/** All that a round's buttons send. */
export const DuetSteps: readonly DuetStep[] = [...DuetAnswers, "back"];

/** What a round is drawn of where it answers at the touch: with the pairs that may come next. */
export interface DuetGiven extends Drawn {
  action: string;
  /** Who reads may end it early: the owner. */
  mayEnd: boolean;
  round: ShownRound;
}

/** The names of the pairs that may come next. */
export const namesAhead = ({ ahead }: Pick<ShownRound, "ahead">) =>
  DuetAnswers.flatMap((answer) => {
    const two = ahead[answer];
    return two === null ? [] : [two.left.name, two.right.name];
  });
