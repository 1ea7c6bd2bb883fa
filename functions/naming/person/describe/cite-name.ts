import type { Citation } from "#functions/naming/facts/poems/cite.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import { citeAlone, citePair } from "#functions/naming/person/store/pair-source.ts";

/**
 * The citation (出处) of a given name in the books the family chose: the reviewed one where the name has any, else the best
 * that the core has; null where there is none.
 */
export function citeName(house: Household, given: string): Citation | null {
  const books = house.books ?? undefined;
  const [first = "", ...rest] = given;
  if (rest.length === 0) return citeAlone(first, books);
  let best: Citation | null = null;
  let before = first;
  for (const char of rest) {
    const found = citePair(before, char, books);
    if (found !== null && found.points > (best?.points ?? 0)) best = found;
    before = char;
  }
  return best;
}
