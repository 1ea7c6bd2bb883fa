import type { Suggestion } from "#functions/contract/products/score.ts";
import { findEntry } from "#functions/naming/facts/lexicon/lexicon.ts";
import { type ScoredName, scoreName } from "#functions/naming/person/describe/score-name.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import type { Change } from "#functions/naming/person/suggest/change-one.ts";
import type { FindCitation } from "#functions/origin/products/citations.ts";

/**
 * For each place the change nearest of kin (换一个字看看): these are free, payment adds more. `changes` have totals
 * without the citation in depth; a change is offered only if its total with the citation is the same.
 */
export async function suggestionsOf(
  changes: readonly Change[],
  family: Family,
  cite: FindCitation,
): Promise<Suggestion[]> {
  const plain: Family = { ...family, alternatives: [] };
  const places = [...new Set(changes.map(({ place }) => place))];
  const firsts = await Promise.all(
    places.map(async (at) => {
      for (const change of changes) {
        if (change.place !== at) continue;
        const scored = scoreName(plain, change.given, await cite(plain, change.given));
        if (scored.bill.total === change.total) return suggestionOf(change, scored, family);
      }
      return undefined;
    }),
  );
  return firsts.filter((one) => one !== undefined);
}

function suggestionOf(
  { given, char, instead, kin, place, total }: Change,
  { pinyin }: ScoredName,
  { surname }: Family,
): Suggestion {
  const gloss = findEntry(char)?.gloss ?? "";
  return { given, char, instead, kin, total, pinyin: pinyin[[...surname].length + place] ?? "", gloss };
}
