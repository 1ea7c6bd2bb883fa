import type { Wish } from "../../lexicon/entry.ts";
import type { Facts } from "../facts.ts";
import type { Household } from "../household.ts";
import type { BillLine } from "../line.ts";

export const WISHES_MAX = 5;
const ONE_OF_SEVERAL = 3;

/** Points for the wishes (愿望) met: none asked 5; the only one met, or two, 5; one of several 3. */
export function wishPoints(asked: number, met: number): number {
  if (asked === 0 || met >= 2 || (asked === 1 && met === 1)) return WISHES_MAX;
  return met === 1 ? ONE_OF_SEVERAL : 0;
}

/** The family's wishes that a given name speaks of, in the order they were asked. */
export function wishesMet(asked: readonly Wish[], given: readonly Facts[]): readonly Wish[] {
  return asked.filter((wish) => given.some((facts) => facts.entry?.wishes.includes(wish) ?? false));
}

/** The line of the wishes, 5 points. */
export function wishLine(house: Household, given: readonly Facts[]): BillLine {
  const { wishes } = house.family;
  if (wishes.length === 0) return NOTHING_ASKED;
  const met = wishesMet(wishes, given);
  return {
    part: "字义与出处",
    rule: "愿望",
    input: wishes.join("、"),
    points: wishPoints(wishes.length, met.length),
    max: WISHES_MAX,
    mark: "据表",
    reason: met.length === 0 ? "字义没有直接说到您选的愿望。" : `字义说到了${met.join("、")}。`,
  };
}

const NOTHING_ASKED: BillLine = {
  part: "字义与出处",
  rule: "愿望",
  input: "没有特别选",
  points: WISHES_MAX,
  max: WISHES_MAX,
  mark: "据表",
  reason: "您没有选愿望，这一行给满分。",
};
