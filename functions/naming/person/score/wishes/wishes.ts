import type { Wish } from "#functions/naming/facts/lexicon/entry.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import type { BillLine } from "#functions/naming/person/score/line.ts";

const WISHES_MAX = 5;
const ONE_OF_SEVERAL = 3;

/**
 * Points for the wishes (愿望) met: 5 where two are met or the only one is, 3 where one of several is. Without
 * a wish there is no such line.
 */
export function wishPoints(asked: number, met: number): number {
  if (met >= 2 || (asked === 1 && met === 1)) return WISHES_MAX;
  return met === 1 ? ONE_OF_SEVERAL : 0;
}

/** The family's wishes that a given name speaks of, in the order they were asked. */
export function wishesMet(asked: readonly Wish[], given: readonly Facts[]): readonly Wish[] {
  return asked.filter((wish) => given.some((facts) => facts.entry?.wishes.includes(wish) ?? false));
}

/** The line of the wishes, 5 points, added to the bill of a family that has some. */
export function addWishLine(bill: BillLine[], house: Household, given: readonly Facts[]): void {
  const { wishes } = house.family;
  if (wishes.length === 0) return;
  const met = wishesMet(wishes, given);
  bill.push({
    part: "字义与出处",
    rule: "愿望",
    input: wishes.join("、"),
    points: wishPoints(wishes.length, met.length),
    max: WISHES_MAX,
    mark: "据表",
    reason: met.length === 0 ? "字义没有直接说到您选的愿望。" : `字义说到了${met.join("、")}。`,
  });
}
