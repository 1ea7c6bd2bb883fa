import type { Character } from "#functions/naming/facts/characters/character.ts";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import type { Entry } from "#functions/naming/facts/lexicon/entry.ts";
import { findEntry, lexicon } from "#functions/naming/facts/lexicon/lexicon.ts";
import { type Citation, citeOne } from "#functions/naming/facts/poems/cite.ts";
import { reviewedOf } from "#functions/naming/facts/poems/reviewed/passages.ts";
import { cantonese } from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import { moreCantonese } from "#functions/naming/facts/sound/cantonese/more-cantonese.ts";
import { marked } from "#functions/naming/facts/sound/mandarin/marked.ts";
import { describeCharacter } from "#functions/naming/person/describe/name-characters.ts";
import type { NameCharacter } from "#functions/naming/person/describe/name-detail.ts";
import { isListed, storedWith } from "./listed.ts";
import { type ShortName, shortName } from "./short-name.ts";

/** A passage with a character, and the given name that it was chosen for; `null`: for the character itself. */
interface CitedLine extends Pick<Citation, "quote" | "title" | "author" | "dynasty"> {
  marked: number[];
  given: string | null;
}

/** A name character (起名用字) by itself: what it says, how it sounds and is written, where it stands. */
export interface CharacterEntry extends NameCharacter, Pick<Entry, "leaning" | "band" | "place" | "alone"> {
  wishes: string[];
  /** Living readings with their tone marks, the one in names first. */
  readings: string[];
  /** In Cantonese likewise; none where it has no known reading. */
  jyutping: string[];
  brushStrokes: number;
  /** On what tables differ. */
  disputed: string | null;
  /** Has it a page as a name of one character? */
  isName: boolean;
  /** Names of two characters that have a page, and how many of them there are. */
  names: ShortName[];
  count: number;
  /** The rest of them. */
  more: string[];
  /** Names of the store that have none. */
  others: string[];
  lines: CitedLine[];
  /** Characters that say alike. */
  alike: string[];
}

const MOST = { names: 24, others: 12, lines: 6, alike: 16 };

/** The entry of a character; null where it is not in the lexicon. */
export function characterEntry(char: string): CharacterEntry | null {
  const entry = findEntry(char);
  const character = findCharacter(char);
  if (entry === undefined || character === undefined) return null;
  const { listed, others } = storedWith(char);
  const { leaning, band, place, alone } = entry;
  return {
    ...describeCharacter(character, entry.gloss),
    ...{ leaning, band, place, alone, wishes: [...entry.wishes] },
    ...writtenAs(character),
    isName: isListed(char),
    names: listed.slice(0, MOST.names).map(shortName),
    count: listed.length,
    more: listed.slice(MOST.names),
    others: others.slice(0, MOST.others),
    lines: linesWith(char, listed, others),
    alike: alikeTo(entry),
  };
}

const writtenAs = ({ char, readings, brushStrokes, disputed }: Character) => ({
  readings: readings.map(marked),
  jyutping: [cantonese(char) ?? [], moreCantonese(char)].flat(),
  brushStrokes,
  disputed: disputed ?? null,
});

/**
 * The reviewed passages of its names, the best names' first and none twice; else the line that people know it by. A name
 * without a page is not told.
 */
function linesWith(char: string, listed: readonly string[], others: readonly string[]): CitedLine[] {
  const found = new Map<string, CitedLine>();
  for (const [at, given] of [...listed, ...others].entries()) {
    const [best] = reviewedOf(given);
    const told = at < listed.length ? given : null;
    if (best !== undefined && !found.has(best.quote)) found.set(best.quote, lineOf(best, told));
    if (found.size === MOST.lines) break;
  }
  if (found.size > 0) return [...found.values()];
  const known = citeOne(char);
  return known === null ? [] : [lineOf(known, null)];
}

const lineOf = ({ quote, marked, title, author, dynasty }: Citation, given: string | null): CitedLine => ({
  ...{ quote, title, author, dynasty, given },
  marked: [...marked],
});

/** Characters that carry the same wishes, those that carry them first, then the better meaning; none of the other sex's. */
function alikeTo({ char, leaning, wishes }: Entry): string[] {
  if (wishes.length === 0) return [];
  // A character's first wish is what it says above all.
  const rank = ({ wishes: [first], meaning, band }: Entry) =>
    (first === wishes[0] ? 100 : 0) + meaning - band;
  const isOthers = (other: Entry) => other.leaning !== leaning && other.leaning !== "中" && leaning !== "中";
  return lexicon()
    .filter((other) => other.char !== char && wishes.every((wish) => other.wishes.includes(wish)))
    .filter((other) => !isOthers(other))
    .sort((one, other) => rank(other) - rank(one))
    .slice(0, MOST.alike)
    .map((other) => other.char);
}
