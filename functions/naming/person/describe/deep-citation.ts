import type { Citation } from "#functions/naming/facts/poems/cite.ts";
import {
  citeInDepth,
  type DepthSource,
  wholePoemInDepth,
} from "#functions/naming/facts/poems/depth/depth-source.ts";
import type { WholePoem } from "#functions/naming/facts/poems/whole-poem.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";
import { sourcePoints } from "#functions/naming/person/score/lines/source.ts";
import { citeName } from "./cite-name.ts";

/** A quotation from the sources in depth (全唐诗, 全宋词) with the poem that has it, looked up before a name is described. */
export interface DeepCitation {
  readonly citation: Citation;
  readonly poem: WholePoem;
}

/**
 * The citation of a given name in the sources in depth where it is worth more points than the core's, else
 * null; where the tables promise no more points, no shard is read. A sentence that its whole poem does not
 * have is not cited. Throws where the source does, or gives broken shards.
 */
export async function citeDeep(
  source: DepthSource,
  family: Family,
  given: string,
): Promise<DeepCitation | null> {
  const house = householdOf(family);
  const core = citeName(house, given)?.points ?? 0;
  if (sourcePoints(Array.from(given, factsOf), house.books) <= core) return null;
  let best: Citation | null = null;
  const chars = [...given];
  for (let at = 1; at < chars.length; at++) {
    const found = await citeInDepth(source, chars[at - 1] ?? "", chars[at] ?? "", house.books ?? undefined);
    if (found !== null && found.points > (best?.points ?? core)) best = found;
  }
  const poem = best === null ? null : await wholePoemInDepth(source, best.poemId);
  if (best === null || poem === null || !poem.lines.join("").includes(best.quote)) return null;
  return { citation: best, poem };
}
