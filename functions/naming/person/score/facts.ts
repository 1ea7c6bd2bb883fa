import { beyondReadings } from "#functions/naming/facts/characters/beyond.ts";
import type { Character } from "#functions/naming/facts/characters/character.ts";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import type { Entry } from "#functions/naming/facts/lexicon/entry.ts";
import { findEntry } from "#functions/naming/facts/lexicon/lexicon.ts";
import { marked } from "#functions/naming/facts/sound/mandarin/marked.ts";
import { type Syllable, syllable } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import type { Marks } from "#functions/naming/person/store/marks.ts";
import { marksAt, pairMarks, placeOf } from "#functions/naming/person/store/store.ts";
import { rolesOf } from "./affinity/roles.ts";
import { illCharacters } from "./lines/caps/ill-characters.ts";
import { timesOf } from "./lines/era/dated.ts";

/** Grade of meaning of a character that is not in the lexicon: usable, nothing more. */
const UNLISTED_GRADE = 4;
const UNLISTED_BAND = 3;
const LEVELS = { 0: "表外", 1: "一级", 2: "二级", 3: "三级" } as const;

/** How lines of the bill name a character: its pinyin, and itself with its level, its grade, its element. */
export interface CharacterWords {
  /** Pinyin with its tone mark, "？" where unknown. */
  readonly spelled: string;
  readonly level: string;
  readonly grade: string;
  readonly element: string;
  /** All its readings with their tone marks. */
  readonly readings: string;
  /** Itself with how many strokes a brush makes of it. */
  readonly strokes: string;
}

/** All that the bill needs of one character, looked up once. */
export class Facts {
  readonly char: string;
  /** Undefined where it is not in 通用规范汉字表. */
  readonly character: Character | undefined;
  /** Undefined where it is not among our name characters. */
  readonly entry: Entry | undefined;
  /** Numbered pinyin, "" where unknown. */
  readonly reading: string;
  readonly sound: Syllable | null;
  /** The character has several readings, and nothing here (as a surname would) says which one holds. */
  readonly polyphonic: boolean;
  readonly level: 0 | 1 | 2 | 3;
  readonly grade: number;
  readonly band: number;
  /** Kangxi radical, 0 where unknown. */
  readonly radical: number;
  readonly roles: number;
  /** Of a sense that no name should have. */
  readonly ill: boolean;
  /** Of which times it sounds (`timesOf`). */
  readonly times: number;
  /** Its place among the lexicon's characters, −1 for none. */
  readonly place: number;
  #said: CharacterWords | undefined;

  /** `ownReading`: how it is read where it stands, as a surname is. */
  constructor(char: string, entry: Entry | undefined, ownReading?: string) {
    const character = findCharacter(char);
    this.char = char;
    this.character = character;
    this.entry = entry;
    this.reading = ownReading ?? character?.readings[0] ?? beyondReadings.get(char) ?? "";
    this.sound = this.reading === "" ? null : syllable(this.reading);
    this.polyphonic = ownReading === undefined && (character?.readings.length ?? 0) > 1;
    this.level = character?.level ?? 0;
    this.grade = entry?.meaning ?? UNLISTED_GRADE;
    this.band = entry?.band ?? UNLISTED_BAND;
    this.radical = character?.radical ?? 0;
    this.roles = rolesOf(char);
    this.ill = illCharacters.has(char);
    this.times = timesOf(char);
    this.place = placeOf(char);
  }

  get said(): CharacterWords {
    this.#said ??= {
      spelled: this.reading === "" ? "？" : marked(this.reading),
      level: `${this.char} ${LEVELS[this.level]}`,
      grade: `${this.char} ${this.entry?.meaning ?? "未列"}`,
      element: `${this.char} ${elementText(this.character)}`,
      readings: this.character?.readings.map(marked).join("、") ?? "",
      strokes: `${this.char} ${this.character === undefined ? "未收录" : `${this.character.brushStrokes} 画`}`,
    };
    return this.#said;
  }
}

/** What readers say of a given name; 0 where it is not graded. */
export function marksOfGiven(given: readonly Facts[]): Marks {
  const [first, second] = given;
  if (first === undefined) return 0;
  if (second === undefined || given.length > 2) return marksAt(given.map(({ place }) => place));
  return pairMarks(first.place, second.place);
}

/** By code point: a number is found faster than a text that was cut out of a name a moment ago. */
const known = new Map<number, Facts>();

/** The facts of a character as part of a given name; remembered. */
export function factsOf(char: string): Facts {
  const point = char.codePointAt(0) ?? 0;
  const found = known.get(point);
  if (found !== undefined) return found;
  const facts = new Facts(char, findEntry(char));
  known.set(point, facts);
  return facts;
}

function elementText(character: Character | undefined): string {
  if (character === undefined) return "未收录";
  return character.elementBy === "rule" ? `${character.element}（推定）` : character.element;
}
