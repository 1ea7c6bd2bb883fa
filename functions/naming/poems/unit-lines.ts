import { CLAUSE_END, classes, DENIAL, spoilsNext } from "./character-classes.ts";

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
}

/** The characters of one sentence with what `sourceGrades` knows of them while it scans. */
export function usableCharacters(sentence: string): Usable[] {
  const found: Usable[] = [];
  let line = 0;
  let pauses = 0;
  let spoiled = false;
  let classBefore = 0;
  let at = -1;
  for (const character of sentence) {
    at++;
    const own = character.length === 1 ? (classes[character.charCodeAt(0)] ?? 0) : 0;
    if ((own & CLAUSE_END) !== 0) {
      line++;
      spoiled = false;
      classBefore = 0;
      continue;
    }
    if (!spoiled || (classBefore & DENIAL) !== 0) found.push({ character, at, line, pauses, spoiled });
    if (character === "、") pauses++;
    spoiled = spoilsNext(own, classBefore, spoiled);
    classBefore = own;
  }
  return found;
}
