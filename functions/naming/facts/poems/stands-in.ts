import { corpus } from "./corpus/corpus.ts";

const MARKS = /[^\p{Script=Han}]+/u;

/** Does every clause of a quotation stand in the books of the corpus, word for word? True if it has none. */
export function standsInCorpus(quote: string): boolean {
  const { body } = corpus();
  return quote.split(MARKS).every((clause) => body.includes(clause));
}
