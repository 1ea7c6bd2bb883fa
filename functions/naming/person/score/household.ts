import type { Animal } from "#functions/naming/facts/calendar/zodiac/zodiac.ts";
import { surnameCharacters } from "#functions/naming/facts/characters/surnames.ts";
import { booksOf, coreBooksOf } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { type Sound, UNKNOWN } from "#functions/naming/facts/sound/ears/word-block.ts";
import type { Syllable } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import type { Books } from "./books.ts";
import { Facts, factsOf } from "./facts.ts";
import type { Family } from "./family.ts";

/** What is worked out once for a family and used for every name: the surname's facts, the books, the animal. */
export interface Household {
  readonly family: Family;
  /** The surname's characters, read and written as that surname is. */
  readonly surname: readonly Facts[];
  /** Its syllables as words have them, where it is read otherwise as a surname (仇, 单, 任); else undefined. */
  readonly wordSounds: readonly Sound[] | undefined;
  /** Its syllables, those of unknown reading left out. */
  readonly syllables: readonly Syllable[];
  /** Name-study strokes of the surname; null where a character is not in the table. */
  readonly strokes: readonly number[] | null;
  readonly books: Books;
  /** Null where no birth was given. */
  readonly animal: Animal | null;
  readonly avoidedSounds: ReadonlySet<string>;
  /** The characters that the family wants in the name: 一定要用的字 and 字辈. */
  readonly asked: readonly string[];
  /** The siblings' given names, where the name is to be like them (像一家人); else none. */
  readonly siblings: readonly (readonly Facts[])[];
  /** The same family under each of the other charts that the birth may have. */
  readonly alternatives: readonly Household[];
}

const remembered = new WeakMap<Family, Household>();

/** The household of a family; remembered for as long as the family object lives. Throws where the surname is empty. */
export function householdOf(family: Family): Household {
  const found = remembered.get(family);
  if (found !== undefined) return found;
  if (family.surname === "") throw new RangeError("a family has a surname");
  const characters = surnameCharacters(family.surname);
  const surname = Array.from(family.surname, (char, at) => surnameFacts(char, characters?.[at]?.readings[0]));
  const house = {
    family,
    surname,
    wordSounds: wordSoundsOf(surname),
    syllables: surname.flatMap(({ sound }) => sound ?? []),
    strokes: characters?.map((character) => character.strokes) ?? null,
    books: family.sources.length === 0 ? null : booksOf(family.sources),
    animal: family.chart?.zodiac ?? null,
    asked: [family.fixed?.char, family.generation?.char].filter((char) => char !== undefined),
    siblings: family.alike ? family.siblings.map((name) => Array.from(name, factsOf)) : [],
    avoidedSounds: new Set(family.avoidSounds ? family.avoid.map((char) => toneless(factsOf(char))) : []),
  };
  const alternatives = family.alternatives.map((chart) => ({
    ...house,
    family: { ...family, chart, alternatives: [] },
    animal: chart.zodiac,
    alternatives: [],
  }));
  const whole: Household = { ...house, alternatives };
  remembered.set(family, whole);
  return whole;
}

function wordSoundsOf(surname: readonly Facts[]): readonly Sound[] | undefined {
  const inWords = surname.map(({ char }) => factsOf(char));
  if (inWords.every(({ reading }, at) => reading === surname[at]?.reading)) return undefined;
  return inWords.map(({ sound }) => sound ?? UNKNOWN);
}

/** The same household without the sources in depth (全唐诗, 全宋词). */
export function withoutDepth(house: Household): Household {
  const books = coreBooksOf(house.books ?? undefined);
  return { ...house, books, alternatives: house.alternatives.map((other) => ({ ...other, books })) };
}

/** The syllable without its tone, "" where unknown: 林 and 霖 are one sound. */
export function toneless(facts: Facts): string {
  return facts.reading.slice(0, -1);
}

/** A surname is read its own way (曾 zēng), and never counts as a polyphone. */
function surnameFacts(char: string, reading: string | undefined): Facts {
  const facts = factsOf(char);
  return reading === undefined || reading === "" ? facts : new Facts(char, facts.entry, reading);
}
