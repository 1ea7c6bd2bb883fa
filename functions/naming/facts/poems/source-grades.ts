import { CharacterIndex } from "./corpus/character-index.ts";
import { type Corpus, corpus } from "./corpus/corpus.ts";
import { type BookId, sourceBooks } from "./corpus/source-books.ts";
import { depthGrades } from "./depth/depth-grades.ts";
import { markPairs, type Stretch } from "./mark-pairs.ts";

/**
 * Source points (出处) of every ordered pair of `chars` (distinct characters): n×n bytes, row = first
 * character. 10 side by side, 8 apart in one line, 6 side by side in running prose: the best of all fair sentences of the given books (default all); `cite` gives the citation behind each.
 * With `depth` (`grades.bin`) a pair has the higher points of corpus and sources in depth (`depthGrades`).
 */
export function sourceGrades(
  chars: readonly string[],
  books?: readonly BookId[],
  depth?: Uint8Array,
): Uint8Array {
  const text = corpus();
  const grades =
    depth === undefined ? new Uint8Array(chars.length * chars.length) : depthGrades(depth, chars, books);
  const index = new CharacterIndex(chars);
  for (const stretch of stretches(text.ranges, books)) markPairs(text, stretch, index, grades);
  return grades;
}

/** The stretches of the corpus that the books fill; neighbours with equal rules are one stretch. */
function stretches(ranges: Corpus["ranges"], books: readonly BookId[] | undefined): Stretch[] {
  const found: Stretch[] = [];
  for (const { id, points } of sourceBooks) {
    const range = ranges.get(id);
    if (range === undefined || (books !== undefined && !books.includes(id))) continue;
    const last = found.at(-1);
    if (last !== undefined && last.end + 1 === range.start && last.points === points) last.end = range.end;
    else found.push({ ...range, points });
  }
  return found;
}
