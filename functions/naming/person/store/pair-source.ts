import { type Citation, cite } from "#functions/naming/facts/poems/cite.ts";
import type { BookId } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { reviewedOf } from "#functions/naming/facts/poems/reviewed/passages.ts";
import { marksOf } from "./store.ts";

/** Have two characters no source but a reviewed one? So it is with every graded name: nothing is searched for it. */
export const isReviewedOnly = (pair: string): boolean => marksOf(pair) !== 0;

/** The citation of two characters: the best reviewed passage; else, of a pair that is not graded, what a search finds. */
export function citePair(first: string, second: string, books?: readonly BookId[]): Citation | null {
  const [reviewed] = reviewedOf(first + second, books);
  if (reviewed !== undefined) return reviewed;
  return isReviewedOnly(first + second) ? null : cite(first, second, books);
}
