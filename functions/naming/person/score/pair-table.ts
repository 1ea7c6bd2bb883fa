import { knownDepth } from "#functions/naming/facts/poems/depth/known-grades.ts";
import { eachReviewed } from "#functions/naming/facts/poems/reviewed/passages.ts";
import { sourceGrades } from "#functions/naming/facts/poems/source-grades.ts";
import { eachGradedPair } from "#functions/naming/person/store/store.ts";
import { knownTables } from "#functions/naming/prepared/known-tables.ts";
import { eachClashingPair } from "./affinity/opposites.ts";
import { eachAvoidedPair } from "./affinity/pair-marks.ts";
import type { Books } from "./books.ts";

/**
 * A cell holds the source points in its low 4 bits, and in its top bits whether the pair is a word and no name
 * (pair-marks.ts), and whether the senses clash.
 */
export const SOURCE_BITS = 15;
export const AVOIDED_BIT = 64;
export const CLASH_BIT = 128;

/**
 * Everything that depends on two characters in their order, one byte for each pair: n×n, row = first
 * character.
 */
export class PairTable {
  readonly chars: readonly string[];
  readonly cells: Uint8Array;
  #placeOf: ReadonlyMap<string, number> | undefined;

  constructor(chars: readonly string[], cells: Uint8Array) {
    this.chars = chars;
    this.cells = cells;
  }

  /** Place of each character; made only when it is read, as a search goes by rows and does not need it. */
  get placeOf(): ReadonlyMap<string, number> {
    this.#placeOf ??= placesOf(this.chars);
    return this.#placeOf;
  }
}

/** The pair table of a list of distinct characters under a choice of books (null: every book). */
export function pairTableOf(chars: readonly string[], books: Books): PairTable {
  const placeOf = placesOf(chars);
  const cells = sourceGrades(chars, books ?? undefined, knownDepth());
  const change = (first: string, second: string, cellOf: (cell: number) => number) => {
    const row = placeOf.get(first);
    const column = placeOf.get(second);
    if (row === undefined || column === undefined) return;
    const cell = row * chars.length + column;
    cells[cell] = cellOf(cells[cell] ?? 0);
  };
  // As citePair has it: a graded name has no source but a reviewed one, and a reviewed one goes before any other.
  eachGradedPair((first, second) => change(first, second, (cell) => cell & ~SOURCE_BITS));
  eachReviewed(books ?? undefined, (first, second, { points }) =>
    change(first, second, (cell) => (cell & ~SOURCE_BITS) | points),
  );
  eachAvoidedPair((first, second) => change(first, second, (cell) => cell | AVOIDED_BIT));
  eachClashingPair((first, second) => change(first, second, (cell) => cell | CLASH_BIT));
  return new PairTable(chars, cells);
}

/** The table of all graded names' characters and every book, where the build has prepared it. */
export function preparedPairTable(): PairTable | undefined {
  const tables = knownTables();
  return tables && new PairTable(tables.columns.chars, tables.cells);
}

function placesOf(chars: readonly string[]): ReadonlyMap<string, number> {
  return new Map(chars.map((char, at) => [char, at]));
}
