import type { Band, Leaning } from "#functions/naming/facts/lexicon/entry.ts";
import { isProposableAsked, isProposablePair } from "#functions/naming/person/score/affinity/affinity.ts";
import { famousNames } from "#functions/naming/person/score/affinity/famous-names.ts";
import { AVOIDED } from "#functions/naming/person/score/affinity/pair-marks.ts";
import { surnameWords } from "#functions/naming/person/score/affinity/surname-words.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Family, Sex } from "#functions/naming/person/score/family.ts";
import { type Household, toneless } from "#functions/naming/person/score/household.ts";
import { dialectHits } from "#functions/naming/person/score/lines/dialects.ts";
import { inPlace, isFine, pairAffinity, standsAlone } from "#functions/naming/person/score/lines/meaning.ts";
import { pairCell } from "#functions/naming/person/score/lines/source-points.ts";
import { mandarinHits } from "#functions/naming/person/score/lines/usable.ts";
import { MARKS_SHIFT } from "#functions/naming/person/score/pair-table.ts";

/** The rarest band that is proposed, and the rarest where the family asked for «少见». */
const KNOWN_BAND = 2;
const SELDOM_BAND = 3;

const famous = new Set(
  [...byFirstWord(famousNames, (rest) => rest.split(" "))].flatMap(([surname, givens]) =>
    Array.from(givens, (given) => surname + given),
  ),
);
const wordsWithSurname = byFirstWord(surnameWords, (rest) => Array.from(rest));

/** Reads lines of a first word and its members into a map from the first word to the set of its members. */
function byFirstWord(text: string, members: (rest: string) => readonly string[]) {
  const lines = text.trim().split("\n");
  return new Map(
    lines.map((line): [string, ReadonlySet<string>] => {
      const first = line.slice(0, line.indexOf(" "));
      return [first, new Set(members(line.slice(first.length + 1)))];
    }),
  );
}

/** May a character be proposed at all to this family (leaning, commonness, 避讳)? Characters they ask for always may. */
export function characterAllowed(house: Household, facts: Facts): boolean {
  const { avoid, rarity, sex } = house.family;
  const { char, entry } = facts;
  if (entry === undefined || !leaningFits(sex, entry.leaning) || entry.band > rarestBand(rarity))
    return false;
  if (avoid.includes(char) || house.avoidedSounds.has(toneless(facts))) return false;
  return !house.family.surname.includes(char);
}

/** Does the leaning of a character fit a child? Where the sex is unknown, only what is usual for both. */
export function leaningFits(sex: Sex, leaning: Leaning): boolean {
  if (leaning === "中") return true;
  return sex === (leaning === "男" ? "male" : "female");
}

/** The rarest band that is proposed. */
export function rarestBand(rarity: Family["rarity"]): Band {
  return rarity === "rare" ? SELDOM_BAND : KNOWN_BAND;
}

/** The characters that make another word with the surname where they begin the given name (高 and 兴). */
export function wordsWith(house: Household): ReadonlySet<string> | undefined {
  return wordsWithSurname.get(house.surname.at(-1)?.char ?? "");
}

export function makesWordWithSurname(house: Household, char: string): boolean {
  return wordsWith(house)?.has(char) ?? false;
}

/** Does somebody known to all bear this full name, or is it a plain word? */
export function isFamous(fullName: string): boolean {
  return famous.has(fullName);
}

/** Is the mix of well-known and seldom-met characters what the family asked for? */
export function rarityFits(rarity: Family["rarity"], bands: readonly number[]): boolean {
  if (rarity === "common") return bands.includes(1);
  return rarity === "any" || bands.some((band) => band >= SELDOM_BAND);
}

/**
 * May this given name be proposed? Each character allowed or asked for; no word, no famous name, no homophone in any of
 * the family's languages, no syllable twice; and two characters that nobody asked for must make a phrase. This is the
 * rule that the fast search keeps; it is written for one name.
 */
export function isProposable(house: Household, given: readonly Facts[]): boolean {
  const [first, second] = given;
  if (first === undefined || given.length > 2 || isContradictory(house)) return false;
  for (const facts of given) if (!isAsked(house, facts) && !characterAllowed(house, facts)) return false;
  const asked = house.asked.length > 0;
  if (!wantedThere(house, given)) return false;
  if (!isAsked(house, first) && makesWordWithSurname(house, first.char)) return false;
  if (second === undefined ? !aloneFits(house, first, asked) : !pairFits(house, first, second, asked))
    return false;
  if (!asked && !rarityFits(house.family.rarity, bandsOf(given))) return false;
  if (mandarinHits(house, given).length > 0 || dialectHits(house, given).length > 0) return false;
  return !isFamous(house.family.surname + given.map((facts) => facts.char).join(""));
}

function isAsked(house: Household, { char }: Facts): boolean {
  return house.asked.includes(char);
}

function bandsOf(given: readonly Facts[]): readonly number[] {
  return given.map((facts) => facts.band);
}

function aloneFits(house: Household, only: Facts, asked: boolean): boolean {
  return house.family.length !== 2 && (asked || standsAlone(only));
}

function pairFits(house: Household, first: Facts, second: Facts, asked: boolean): boolean {
  if (house.family.length === 1 || first.sound?.id === second.sound?.id) return false;
  const cell = pairCell(first.char, second.char, house.books);
  if ((cell & (AVOIDED << MARKS_SHIFT)) !== 0) return false;
  const tenths = pairAffinity(first, second, house.family.sex, house.books);
  if (!asked) return isProposablePair(tenths, cell, isFine(first) && isFine(second));
  if (!isAsked(house, first) && !isFinePartner(first, 1)) return false;
  if (!isAsked(house, second) && !isFinePartner(second, 2)) return false;
  return isProposableAsked(tenths, first.roles !== 0 && second.roles !== 0);
}

/** May a character stand beside one that was asked for? It must be fine and sit well in its place. */
function isFinePartner(facts: Facts, place: 1 | 2): boolean {
  return isFine(facts) && inPlace(facts, place);
}

/** Does the family want a character that it also wants to avoid? Then there is no name for it. */
export function isContradictory(house: Household): boolean {
  return house.asked.some((char) => house.family.avoid.includes(char));
}

/** Are the wanted characters there, each in its place? 字辈 needs two characters. */
function wantedThere(house: Household, given: readonly Facts[]): boolean {
  const { fixed, generation } = house.family;
  if (generation !== null && (given.length < 2 || given[generation.at - 1]?.char !== generation.char))
    return false;
  if (fixed === null) return true;
  if (given.length === 1 || fixed.at === "any") return given.some((facts) => facts.char === fixed.char);
  return given[fixed.at - 1]?.char === fixed.char;
}
