import { isBound } from "./bound-characters.ts";
import { BOUND, CLAUSE_END, classes, closesWord, DENIAL, PARTICLE, spoilsNext } from "./character-classes.ts";

/** A character of a sentence that may be part of a citation. */
export interface Usable {
  character: string;
  /** Its place in the sentence, counted in characters (code points). */
  at: number;
  /** Its line (clause), counted from 0 within the sentence. */
  line: number;
  /** How many pauses (、) the sentence has before it. */
  pauses: number;
  /** Spoiled by a denial before it: only usable right after that denial (未央). */
  spoiled: boolean;
  /** A function word: see PARTICLE. */
  particle: boolean;
  /** It closes a word (君子): the next character does not count as side by side with it. */
  closes: boolean;
}

/** The characters of one sentence that may be cited, by the rules by which `sourceGrades` scans. */
export function usableCharacters(sentence: string): Usable[] {
  const found: Usable[] = [];
  let line = 0;
  let pauses = 0;
  let spoiled = false;
  let classBefore = 0;
  let at = -1;
  let before = 0;
  let unit = 0;
  for (const character of sentence) {
    at++;
    const code = character.length === 1 ? character.charCodeAt(0) : 0;
    const own = classes[code] ?? 0;
    const closes = closesWord(code, before);
    unit += character.length;
    const isFree = (own & BOUND) === 0 || !isBound(code, before, sentence.charCodeAt(unit));
    before = code;
    if ((own & CLAUSE_END) !== 0) {
      line++;
      spoiled = false;
      classBefore = 0;
      continue;
    }
    if (isFree && (!spoiled || (classBefore & DENIAL) !== 0)) {
      const particle = (own & PARTICLE) !== 0;
      found.push({ character, at, line, pauses, spoiled, particle, closes });
    }
    if (character === "、") pauses++;
    spoiled = spoilsNext(own, classBefore, spoiled);
    classBefore = own;
  }
  return found;
}
