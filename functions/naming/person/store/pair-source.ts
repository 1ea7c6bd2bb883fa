import { type Citation, cite, citeOne } from "#functions/naming/facts/poems/cite.ts";
import type { BookId } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { reviewedOf } from "#functions/naming/facts/poems/reviewed/passages.ts";
import { singleSourceGrades } from "#functions/naming/facts/poems/single-grades.ts";
import { marksOf } from "./store.ts";

/** Has a name of one or two characters no source but a reviewed one? So it is with every graded name: nothing is searched for it. */
export const isReviewedOnly = (name: string): boolean => marksOf(name) !== 0;

/** The citation of two characters: the best reviewed passage; else, of a pair that is not graded, what a search finds. */
export function citePair(first: string, second: string, books?: readonly BookId[]): Citation | null {
  const [reviewed] = reviewedOf(first + second, books);
  if (reviewed !== undefined) return reviewed;
  return isReviewedOnly(first + second) ? null : cite(first, second, books);
}

/** The same of one character. */
export function citeAlone(char: string, books?: readonly BookId[]): Citation | null {
  return isReviewedOnly(char) ? (reviewedOf(char, books)[0] ?? null) : citeOne(char, books);
}

/** The source points of characters as names by themselves: those of `citeAlone`. */
export function aloneGrades(chars: readonly string[], books?: readonly BookId[]): Uint8Array {
  const grades = singleSourceGrades(chars, books);
  return grades.map((found, at) => {
    const char = chars[at] ?? "";
    return isReviewedOnly(char) ? (reviewedOf(char, books)[0]?.points ?? 0) : found;
  });
}
