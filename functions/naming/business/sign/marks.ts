import type { Character } from "#functions/naming/facts/characters/character.ts";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { findEntry } from "#functions/naming/facts/lexicon/lexicon.ts";
import { type Syllable, syllable } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { type BusinessCharacter, findBusinessCharacter, type Worn } from "./characters.ts";

/** All that the bill of a business name needs of one character. */
export interface Mark {
  readonly char: string;
  readonly character: Character;
  /** Its line in our list; undefined where it is not on it. */
  readonly own: BusinessCharacter | undefined;
  readonly sound: Syllable;
  readonly polyphonic: boolean;
  /** 1 everyone writes it daily … 4 rare. */
  readonly band: number;
  readonly strokes: number;
  readonly worn: Worn;
  readonly grade: number;
  readonly gloss: string;
}

/** What a character off our list counts as. */
const UNLISTED_GRADE = 6;
const UNLISTED_WORN: Worn = 1;
/** Band of a character that is no name character, by its level in 通用规范汉字表. */
const BAND_BY_LEVEL: Readonly<Record<1 | 2 | 3, number>> = { 1: 1, 2: 3, 3: 4 };

const known = new Map<string, Mark | undefined>();

/** A character as part of a business name; undefined where it is not registrable (不在通用规范汉字表). Remembered. */
export function markOf(char: string): Mark | undefined {
  if (known.has(char)) return known.get(char);
  const mark = readMark(char);
  known.set(char, mark);
  return mark;
}

/** The marks of a whole name; null where one of its characters is not registrable. */
export function marksOf(name: string): readonly Mark[] | null {
  const marks: Mark[] = [];
  for (const char of name) {
    const mark = markOf(char);
    if (mark === undefined) return null;
    marks.push(mark);
  }
  return marks;
}

function readMark(char: string): Mark | undefined {
  const character = findCharacter(char);
  const reading = character?.readings[0];
  if (character === undefined || reading === undefined) return undefined;
  const own = findBusinessCharacter(char);
  const entry = findEntry(char);
  return {
    char,
    character,
    own,
    sound: syllable(reading),
    polyphonic: character.readings.length > 1,
    band: entry?.band ?? BAND_BY_LEVEL[character.level],
    strokes: character.brushStrokes,
    worn: own?.worn ?? UNLISTED_WORN,
    grade: own?.grade ?? entry?.meaning ?? UNLISTED_GRADE,
    gloss: own?.gloss ?? entry?.gloss ?? "",
  };
}
