import { corpus } from "./corpus/corpus.ts";
import { allReviewed } from "./reviewed/passages.ts";

const MARKS = /[^\p{Script=Han}]+/u;

/** Does every clause of a quotation stand in the corpus or in a reviewed passage, word for word? True if it has none. */
export function standsInCorpus(quote: string): boolean {
  const { body } = corpus();
  const isReviewed = (clause: string) => allReviewed().some((passage) => passage.quote.includes(clause));
  return quote.split(MARKS).every((clause) => body.includes(clause) || isReviewed(clause));
}
