import { marked } from "#functions/naming/facts/sound/mandarin/marked.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { marksOf } from "#functions/naming/person/store/store.ts";
import { type Whom, whomOf } from "./listed.ts";

/** A given name as a list shows it. */
export interface ShortName {
  given: string;
  pinyin: string[];
  whom: Whom;
}

export const shortName = (given: string): ShortName => ({
  given,
  pinyin: pinyinOf(given),
  whom: whomOf(marksOf(given)),
});

/** The readings of a given name, a character each. */
export const pinyinOf = (given: string): string[] =>
  Array.from(given, (char) => marked(factsOf(char).reading));
