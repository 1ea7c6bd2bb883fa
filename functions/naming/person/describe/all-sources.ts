import type { Citation } from "#functions/naming/facts/poems/cite.ts";
import { type BookId, booksOf } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { DEPTH_BOOKS } from "#functions/naming/facts/poems/depth/depth-format.ts";
import {
  citeInDepth,
  type DepthSource,
  wholePoemInDepth,
} from "#functions/naming/facts/poems/depth/depth-source.ts";
import { reviewedOf } from "#functions/naming/facts/poems/reviewed/passages.ts";
import { citeAlone, citePair, isReviewedOnly } from "#functions/naming/person/store/pair-source.ts";

/**
 * The best citation of a given name in each book that has one (可选的出处): the reviewed ones as they are ranked, then the
 * others, best first; no sentence comes twice.
 */
export async function allSources(depth: DepthSource | null, given: string): Promise<Citation[]> {
  const found = booksOf([]).flatMap((book) => citeIn(given, book) ?? []);
  if (depth !== null) {
    for (const book of DEPTH_BOOKS) {
      const deep = await citeDeepIn(depth, given, book);
      if (deep !== null && !found.some(({ quote }) => quote === deep.quote)) found.push(deep);
    }
  }
  const ranked = reviewedOf(given).map(({ quote }) => quote);
  const rank = ({ quote }: Citation) => (ranked.includes(quote) ? ranked.indexOf(quote) : ranked.length);
  return found.sort((a, b) => rank(a) - rank(b) || b.points - a.points);
}

const pairsOf = (given: string): (readonly [string, string])[] => {
  const chars = [...given];
  return chars.slice(1).map((char, at) => [chars[at] ?? "", char]);
};

function citeIn(given: string, book: BookId): Citation | null {
  if ([...given].length === 1) return citeAlone(given, [book]);
  const found = pairsOf(given).flatMap(([first, second]) => citePair(first, second, [book]) ?? []);
  return found.sort((a, b) => b.points - a.points)[0] ?? null;
}

/**
 * The citation of a pair of the name in one book in depth; a sentence that its whole poem does not have is
 * skipped.
 */
async function citeDeepIn(depth: DepthSource, given: string, book: BookId): Promise<Citation | null> {
  for (const [first, second] of pairsOf(given)) {
    if (isReviewedOnly(first + second)) continue;
    const found = await citeInDepth(depth, first, second, [book]);
    if (found === null) continue;
    const poem = await wholePoemInDepth(depth, found.poemId);
    if (poem?.lines.join("").includes(found.quote) === true) return found;
  }
  return null;
}
