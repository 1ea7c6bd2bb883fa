import { classes, LINE_END, UNIT_START } from "#functions/naming/facts/poems/corpus/character-classes.ts";
import { CharacterIndex } from "#functions/naming/facts/poems/corpus/character-index.ts";
import { corpus } from "#functions/naming/facts/poems/corpus/corpus.ts";
import { GOOD_UNIT } from "#functions/naming/facts/poems/corpus/corpus-format.ts";
import { sourceBooks } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { markPairs } from "#functions/naming/facts/poems/mark-pairs.ts";
import { eachClashingPair } from "./affinity/opposites.ts";
import { eachMarkedPair } from "./affinity/pair-marks.ts";
import type { Books } from "./books.ts";
import { lexiconPairs, pairCell } from "./lines/source-points.ts";
import { CLASH_BIT, MARKS_SHIFT, PairTable } from "./pair-table.ts";

const ENDS = UNIT_START | LINE_END;
const GOOD = GOOD_UNIT.charCodeAt(0);

/**
 * A pair table of some characters in which only the pairs with one of `asked` are filled in, for families
 * whose names all have one of them. A character outside the lexicon is looked for in the books, sentence by
 * sentence; the sources in depth do not know it.
 */
export function pairsWith(asked: readonly string[], chars: readonly string[], books: Books): PairTable {
  const table = new PairTable(chars, new Uint8Array(chars.length * chars.length));
  const known = lexiconPairs(books).placeOf;
  for (const char of asked) if (known.has(char)) copyPairs(table, char, books);
  const unknown = asked.filter((char) => !known.has(char));
  if (unknown.length > 0) {
    const index = new CharacterIndex(chars);
    for (const char of unknown) markSources(table, char, books, index);
    markLists(table, new Set(unknown));
  }
  return table;
}

function copyPairs({ cells, chars, placeOf }: PairTable, char: string, books: Books): void {
  const own = placeOf.get(char) ?? 0;
  chars.forEach((other, place) => {
    cells[own * chars.length + place] = pairCell(char, other, books);
    cells[place * chars.length + own] = pairCell(other, char, books);
  });
}

/** Marks the pairs of every sentence that has the character and may be a source (GOOD_UNIT). */
function markSources({ cells }: PairTable, char: string, books: Books, index: CharacterIndex): void {
  const { body, ranges } = corpus();
  for (const { id, points, verse } of sourceBooks) {
    const range = ranges.get(id);
    if (range === undefined || (books !== null && !books.includes(id))) continue;
    for (let at = body.indexOf(char, range.start); at >= 0 && at < range.end; ) {
      let start = at;
      while (((classes[body.charCodeAt(start)] ?? 0) & UNIT_START) === 0) start--;
      let end = at;
      while (((classes[body.charCodeAt(end)] ?? 0) & ENDS) === 0) end++;
      if (body.charCodeAt(start) === GOOD) markPairs(body, { start, end, points, verse }, index, cells);
      at = body.indexOf(char, end);
    }
  }
}

function markLists({ cells, chars, placeOf }: PairTable, unknown: ReadonlySet<string>): void {
  const mark = (first: string, second: string, bits: number) => {
    if (!unknown.has(first) && !unknown.has(second)) return;
    const row = placeOf.get(first);
    const column = placeOf.get(second);
    if (row === undefined || column === undefined) return;
    const cell = row * chars.length + column;
    cells[cell] = (cells[cell] ?? 0) | bits;
  };
  eachMarkedPair((first, second, marks) => mark(first, second, marks << MARKS_SHIFT));
  eachClashingPair((first, second) => mark(first, second, CLASH_BIT));
}
