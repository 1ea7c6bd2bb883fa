import type { Drawn } from "#app/kit/glyphs/outlines.ts";
import type { Duet, DuetAnswer } from "#functions/contract/together/duet.ts";

type Round = NonNullable<Duet["round"]>;

/** The four answers to a round of two, in the order of their buttons. */
export const DuetAnswers: readonly DuetAnswer[] = ["left", "right", "both", "neither"];

/** What a round is drawn of where it answers at the touch: with the pairs that may come next. */
export interface DuetGiven extends Drawn {
  action: string;
  /** Who reads may end it early: the owner. */
  mayEnd: boolean;
  round: Round;
}

/** The names of the pairs that may come next. */
export const namesAhead = ({ ahead }: Round) =>
  DuetAnswers.flatMap((answer) => {
    const two = ahead[answer];
    return two === null ? [] : [two.left.name, two.right.name];
  });
