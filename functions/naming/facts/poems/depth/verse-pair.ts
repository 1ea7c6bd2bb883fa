import { caesuras } from "#functions/naming/facts/poems/corpus/caesura.ts";
import { type Usable, usableCharacters } from "#functions/naming/facts/poems/corpus/unit-lines.ts";
import type { Found } from "#functions/naming/facts/poems/pair-in.ts";
import { LOOSE_POINTS } from "#functions/naming/facts/poems/points.ts";

/**
 * Whether two usable characters of one line stand side by side in one part of it; null where they are no pair. In depth,
 * where chance brings most characters together, a pause (、) parts a line in two.
 */
export function besideInVerse(first: Usable, second: Usable, breaks: ReadonlySet<number>): boolean | null {
  if (first.spoiled || second.at <= first.at || second.line !== first.line) return null;
  if (second.pauses !== first.pauses) return null;
  const isBeside = second.at === first.at + 1;
  if (isBeside && !breaks.has(first.at) && !first.closes)
    return first.particle && second.particle ? null : true;
  if (first.particle || second.particle) return null;
  return second.spoiled && !isBeside ? null : false;
}

/**
 * The best place of `first` before `second` in a sentence of verse in depth: 6 points side by side with no caesura
 * between, 4 in the same line; among equals the two that stand closest.
 */
export function versePairIn(sentence: string, first: string, second: string): Found | null {
  const usable = usableCharacters(sentence);
  const breaks = caesuras(sentence);
  let found: Found | null = null;
  let distance = 0;
  for (const a of usable) {
    if (a.character !== first) continue;
    for (const b of usable) {
      const beside = b.character === second ? besideInVerse(a, b, breaks) : null;
      if (beside === null) continue;
      const points = beside ? LOOSE_POINTS.adjacent : LOOSE_POINTS.line;
      if (found !== null && (found.points > points || (found.points === points && b.at - a.at >= distance)))
        continue;
      found = { points, kind: beside ? "adjacent" : "line", marked: [a.at, b.at] };
      distance = b.at - a.at;
    }
  }
  return found;
}
