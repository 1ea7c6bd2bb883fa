import type { Citation } from "#functions/naming/facts/poems/cite.ts";
import {
  citeInDepth,
  type DepthSource,
  wholePoemInDepth,
} from "#functions/naming/facts/poems/depth/depth-source.ts";
import { type WholePoem, wholePoem } from "#functions/naming/facts/poems/whole-poem.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { type Household, householdOf } from "#functions/naming/person/score/household.ts";
import { sourcePoints } from "#functions/naming/person/score/lines/source.ts";
import { isReviewedOnly } from "#functions/naming/person/store/pair-source.ts";
import { citeName } from "./cite-name.ts";

/** A quotation whose poem lies in the assets (全唐诗, 全宋词, the canon) with that poem, looked up before a name is described. */
export interface DeepCitation {
  readonly citation: Citation;
  readonly poem: WholePoem;
}

/**
 * The citation of a given name whose poem must be read from the assets: a reviewed one that the core's poems do not have, or
 * one in depth that is worth more points than the core's. Else null, and no shard is read. A sentence that its whole poem
 * does not have is not cited. Throws where the source does, or gives broken shards.
 */
export async function citeDeep(
  source: DepthSource,
  family: Family,
  given: string,
): Promise<DeepCitation | null> {
  const house = householdOf(family);
  const core = citeName(house, given);
  const isDeeper = sourcePoints(Array.from(given, factsOf), house.books) > (core?.points ?? 0);
  const citation = isDeeper ? await bestInDepth(source, house, given, core?.points ?? 0) : core;
  if (citation === null || wholePoem(citation.poemId) !== null) return null;
  const poem = await wholePoemInDepth(source, citation.poemId);
  return poem?.lines.join("").includes(citation.quote) === true ? { citation, poem } : null;
}

/** The best citation in depth of the pairs that may be searched for, with more than `least` points. */
async function bestInDepth(
  source: DepthSource,
  { books }: Household,
  given: string,
  least: number,
): Promise<Citation | null> {
  let best: Citation | null = null;
  const chars = [...given];
  for (let at = 1; at < chars.length; at++) {
    const [first = "", second = ""] = [chars[at - 1], chars[at]];
    if (isReviewedOnly(first + second)) continue;
    const found = await citeInDepth(source, first, second, books ?? undefined);
    if (found !== null && found.points > (best?.points ?? least)) best = found;
  }
  return best;
}
