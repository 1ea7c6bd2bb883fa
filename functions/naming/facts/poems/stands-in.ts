import { corpus } from "./corpus/corpus.ts";
import { sourceBooks } from "./corpus/source-books.ts";
import { allReviewed } from "./reviewed/passages.ts";

const MARKS = /[^\p{Script=Han}]+/u;

/** Does every clause of a quotation stand in the corpus or in a reviewed passage, word for word? True if it has none. */
export function standsInCorpus(quote: string): boolean {
  const { body } = corpus();
  const isReviewed = (clause: string) => allReviewed().some((passage) => passage.quote.includes(clause));
  return quote.split(MARKS).every((clause) => body.includes(clause) || isReviewed(clause));
}

/**
 * Does the corpus hold the text of a work with this title (库里有原文)? Then words that do not stand there are no quotation of
 * it. A title may name the book and the piece: 诗经·召南·甘棠.
 */
export function isHeld(title: string): boolean {
  const { poems, ranges } = corpus();
  const parts = title.split("·");
  return (
    sourceBooks.some(({ id, name }) => ranges.has(id) && parts.includes(name)) ||
    poems.some((poem) => poem.title.split("·").some((part) => parts.includes(part)))
  );
}
