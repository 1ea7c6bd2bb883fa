import { givenTraditional } from "#functions/naming/facts/characters/given-forms.ts";
import { findEntry } from "#functions/naming/facts/lexicon/lexicon.ts";
import type { Citation } from "#functions/naming/facts/poems/cite.ts";
import { reviewedOf } from "#functions/naming/facts/poems/reviewed/passages.ts";
import { type WholePoem, wholePoem } from "#functions/naming/facts/poems/whole-poem.ts";
import { cantonese } from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import { passportName } from "#functions/naming/facts/sound/romanise/hanyu.ts";
import { describeCharacter } from "#functions/naming/person/describe/name-characters.ts";
import type { NameCharacter } from "#functions/naming/person/describe/name-detail.ts";
import { careOfGiven } from "#functions/naming/person/describe/say/say-care.ts";
import { storyBeside } from "#functions/naming/person/describe/say/story-beside.ts";
import { type Facts, factsOf } from "#functions/naming/person/score/facts.ts";
import { type Era, eraOf, type Tone, toneOf } from "#functions/naming/person/store/marks.ts";
import { citeAlone } from "#functions/naming/person/store/pair-source.ts";
import { marksOf } from "#functions/naming/person/store/store.ts";
import { isListed, storedWith, type Whom, whomOf } from "./listed.ts";
import { pinyinOf, type ShortName, shortName } from "./short-name.ts";

/** A given name (名) by itself, of no family: what it says, how it sounds, where it is from. */
export interface NameEntry {
  given: string;
  pinyin: string[];
  /** Null where a character has no reading in our table. */
  jyutping: string | null;
  /** The given name as a mainland passport spells it. */
  passport: string;
  whom: Whom;
  era: Era;
  tone: Tone | null;
  band: 1 | 2 | 3 | 4;
  story: string | null;
  characters: NameCharacter[];
  source: (Pick<Citation, "quote" | "title" | "author" | "dynasty"> & { marked: number[] }) | null;
  /** The whole piece, where it is short. */
  poem: (Pick<WholePoem, "title" | "author" | "dynasty"> & { lines: string[] }) | null;
  care: string[];
  /** Other names with one of its characters. */
  beside: ShortName[];
}

/** Characters of a piece that is shown whole, at most. */
const LONG = 300;
const MOST_BESIDE = 12;

/** The entry of a given name; null where it has no page. */
export function nameEntry(given: string): NameEntry | null {
  if (!isListed(given)) return null;
  const facts = Array.from(given, factsOf);
  const marks = marksOf(given);
  const source = sourceOf(given);
  const band = Math.max(...facts.map((each) => each.band));
  return {
    given,
    pinyin: pinyinOf(given),
    jyutping: jyutpingOf(given),
    passport: passportName(
      [],
      facts.map(({ reading }) => reading),
    ).given,
    whom: whomOf(marks),
    era: eraOf(marks),
    tone: toneOf(marks) ?? null,
    band: band === 1 || band === 2 || band === 3 ? band : 4,
    story: storyBeside(given, source) ?? null,
    characters: charactersOf(given, facts),
    source: source && shown(source),
    poem: source && shortPoem(source.poemId),
    care: careOfGiven(facts),
    beside: besideOf(given),
  };
}

/** A reviewed passage; of a character that is no graded name, the line that people know it by. */
const sourceOf = (given: string): Citation | null =>
  [...given].length === 1 ? citeAlone(given) : (reviewedOf(given)[0] ?? null);

const shown = ({ quote, marked, title, author, dynasty }: Citation) => ({
  ...{ quote, title, author, dynasty },
  marked: [...marked],
});

function shortPoem(id: string): NameEntry["poem"] {
  const poem = wholePoem(id);
  if (poem === null || poem.lines.join("").length > LONG) return null;
  const { title, author, dynasty, lines } = poem;
  return { title, author, dynasty, lines: [...lines] };
}

function charactersOf(given: string, facts: readonly Facts[]): NameCharacter[] {
  const forms = givenTraditional(given);
  return facts.flatMap(({ char, character }, at) =>
    character === undefined ? [] : [describeCharacter(character, findEntry(char)?.gloss ?? "", forms[at])],
  );
}

function jyutpingOf(given: string): string | null {
  const readings = Array.from(given, cantonese);
  return readings.includes(undefined) ? null : readings.join(" ");
}

/** Names that share a character, by turns of each character. */
function besideOf(given: string): ShortName[] {
  const lists = Array.from(given, (char) => storedWith(char).listed.filter((name) => name !== given));
  const turns = Array.from({ length: MOST_BESIDE }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  return [...new Set(turns.flat())].slice(0, MOST_BESIDE).map(shortName);
}
