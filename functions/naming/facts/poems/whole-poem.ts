import { corpus } from "./corpus/corpus.ts";
import { ASIDE, GOOD_UNIT, SOUR_UNIT } from "./corpus/corpus-format.ts";
import { bookName } from "./corpus/source-books.ts";

/** A whole piece, as it is opened from a citation. */
export interface WholePoem {
  id: string;
  /** To be printed in 《》. */
  title: string;
  /** Empty where the title says it (诗经, 论语, 孟子). */
  author: string;
  dynasty: string;
  book: string;
  /** Couplets of a poem, stanzas of 诗经, paragraphs of prose, with their punctuation. */
  lines: readonly string[];
}

const MARKS = new RegExp(`[\\${GOOD_UNIT}\\${SOUR_UNIT}${ASIDE}]`, "g");

/** The piece behind `Citation.poemId`, null for an unknown id. */
export function wholePoem(id: string): WholePoem | null {
  const { body, byId } = corpus();
  const poem = byId.get(id);
  if (poem === undefined) return null;
  const lines = body.slice(poem.start, poem.end).replace(MARKS, "").split("\n");
  const { title, author, dynasty } = poem;
  return { id, title, author, dynasty, book: bookName(poem.book), lines };
}
