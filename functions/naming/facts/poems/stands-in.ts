import { corpus } from "./corpus/corpus.ts";
import { allReviewed } from "./reviewed/passages.ts";

const MARKS = /[^\p{Script=Han}]+/u;
const HAN = /\p{Script=Han}/u;

/** Characters that a clause shares with a verse, from its first on or up to its last, to be that verse written wrong. */
const SHARED = 4;

/** Does every clause of a quotation stand in the corpus or in a reviewed passage, word for word? True if it has none. */
export function standsInCorpus(quote: string): boolean {
  const { body } = corpus();
  const isReviewed = (clause: string) => allReviewed().some((passage) => passage.quote.includes(clause));
  return quote.split(MARKS).every((clause) => body.includes(clause) || isReviewed(clause));
}

/** The clause of the corpus that a quotation has wrong by some characters (桃花潭水三千丈); null where it quotes none. */
export function misquotedIn(quote: string): string | null {
  const wrong = quote.split(MARKS).filter((clause) => clause.length > SHARED && !standsInCorpus(clause));
  return wrong.map(nearestTo).find((verse) => verse !== null) ?? null;
}

/** A clause of the corpus of the same length that begins, or ends, with the same words. */
function nearestTo(clause: string): string | null {
  const { body } = corpus();
  for (const [shared, before] of [
    [clause.slice(0, SHARED), 0],
    [clause.slice(-SHARED), clause.length - SHARED],
  ] as const) {
    for (let at = body.indexOf(shared); at >= 0; at = body.indexOf(shared, at + 1)) {
      const verse = body.slice(at - before, at - before + clause.length);
      const around = `${body[at - before - 1] ?? ""}${body[at - before + clause.length] ?? ""}`;
      if (!MARKS.test(verse) && !HAN.test(around)) return verse;
    }
  }
  return null;
}
