import { depthPoints } from "#functions/naming/facts/poems/depth/depth-grades.ts";
import { knownDepth } from "#functions/naming/facts/poems/depth/known-grades.ts";
import { sensesClash } from "#functions/naming/person/score/affinity/opposites.ts";
import { isAvoidedPair } from "#functions/naming/person/score/affinity/pair-marks.ts";
import type { Books } from "#functions/naming/person/score/books.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import {
  AVOIDED_BIT,
  CLASH_BIT,
  type PairTable,
  pairTableOf,
  preparedPairTable,
} from "#functions/naming/person/score/pair-table.ts";
import { gradedCharacters } from "#functions/naming/person/store/graded-characters.ts";
import {
  aloneGrades,
  citeAlone,
  citePair,
  isReviewedOnly,
} from "#functions/naming/person/store/pair-source.ts";
import { knownTables } from "#functions/naming/prepared/known-tables.ts";

/** What the books say of pairs of graded names' characters and, once it is asked, of its characters alone. */
interface Kept {
  readonly books: Books;
  readonly key: string;
  readonly table: PairTable;
  alone: Uint8Array | undefined;
}

/** Tables of about 2 MB each: no more than this many choices of books are kept at once. */
const KEPT = 2;
let kept: readonly Kept[] = [];

/** The pair table of the graded names' characters for a choice of books; the latest are kept. */
export function gradedPairs(books: Books): PairTable {
  return keptFor(books).table;
}

function keptFor(books: Books): Kept {
  const [latest] = kept;
  if (latest?.books === books) return latest;
  const key = books === null ? "" : books.join();
  const found = kept.find((one) => one.key === key) ?? keepFor(key, books);
  kept = [found, ...kept.filter((one) => one !== found)].slice(0, KEPT);
  return found;
}

function keepFor(key: string, books: Books): Kept {
  const prepared = books === null ? preparedPairTable() : undefined;
  return prepared === undefined
    ? { books, key, table: pairTableOf(gradedCharacters(), books), alone: undefined }
    : { books, key, table: prepared, alone: knownTables()?.alone };
}

/**
 * The cell of two characters in this order, as pair-table.ts packs it. A pair with a character of no graded
 * name is looked up in the books and lists.
 */
export function pairCell(one: Facts, other: Facts, books: Books): number {
  if (one.place >= 0 && other.place >= 0) {
    const { cells, chars } = gradedPairs(books);
    return cells[one.place * chars.length + other.place] ?? 0;
  }
  const [first, second] = [one.char, other.char];
  const found = citePair(first, second, books ?? undefined)?.points ?? 0;
  const depth = isReviewedOnly(first + second) ? undefined : knownDepth();
  const deep = depth === undefined ? 0 : depthPoints(depth, first, second, books ?? undefined);
  const source = Math.max(found, deep);
  const avoided = isAvoidedPair(first, second) ? AVOIDED_BIT : 0;
  return source | avoided | (sensesClash(first, second) ? CLASH_BIT : 0);
}

/** Source points of one character as a name: 4 where it stands in a well-known piece. */
export function aloneSource(char: string, books: Books): number {
  const ofBooks = keptFor(books);
  const place = ofBooks.table.placeOf.get(char);
  if (place === undefined) return citeAlone(char, books ?? undefined)?.points ?? 0;
  ofBooks.alone ??= aloneGrades(ofBooks.table.chars, books ?? undefined);
  return ofBooks.alone[place] ?? 0;
}
