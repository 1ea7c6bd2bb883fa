import type { Citation } from "#functions/naming/facts/poems/cite.ts";
import { type WholePoem, wholePoem } from "#functions/naming/facts/poems/whole-poem.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import { type Household, withoutDepth } from "#functions/naming/person/score/household.ts";
import { sourcePoints } from "#functions/naming/person/score/lines/source.ts";
import { citeName } from "./cite-name.ts";
import type { DeepCitation } from "./deep-citation.ts";

/** What is shown as a name's source, and the household by whose books its bill is then reckoned. */
export interface ShownSource {
  readonly house: Household;
  readonly citation: Citation | null;
  readonly poem: WholePoem | null;
}

/**
 * The better of the engine's own citation and the one found in depth. Where the bill would claim a source in depth
 * whose poem could not be read, it counts the core alone, so that no points stand without a quotation.
 */
export function shownSource(
  house: Household,
  given: readonly Facts[],
  deep: DeepCitation | null,
): ShownSource {
  const name = given.map(({ char }) => char).join("");
  const core = citeName(house, name);
  const points = core?.points ?? 0;
  if (deep !== null && (deep.citation.points > points || deep.citation.quote === core?.quote))
    return { house, ...deep };
  const isShown = sourcePoints(given, house.books) <= points;
  const shown = isShown ? house : withoutDepth(house);
  // Without the books in depth their few poems in the core are left out too.
  const citation = isShown ? core : citeName(shown, name);
  return { house: shown, citation, poem: citation === null ? null : wholePoem(citation.poemId) };
}
