import { lexicon } from "#functions/naming/facts/lexicon/lexicon.ts";
import {
  isAvoided,
  makesWordWithSurname,
  rarestBand,
  soundsWell,
} from "#functions/naming/person/generate/proposable.ts";
import { isAvoidedPair } from "#functions/naming/person/score/affinity/pair-marks.ts";
import { billOf } from "#functions/naming/person/score/bill.ts";
import { type Facts, factsOf } from "#functions/naming/person/score/facts.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { type Household, householdOf } from "#functions/naming/person/score/household.ts";
import { pairAffinity } from "#functions/naming/person/score/lines/meaning.ts";
import { type Grade, likingOf } from "#functions/naming/person/store/marks.ts";
import { marksOf } from "#functions/naming/person/store/store.ts";
import { KINS, type Kin, kinOf } from "./kin.ts";

/** A given name with one character changed (换一个字), how the new one is kin to the old, and what it would score. */
export interface Change {
  readonly given: string;
  /** Place in the given name, 0 the first. */
  readonly place: number;
  readonly char: string;
  readonly instead: string;
  readonly kin: Kin;
  readonly total: number;
}

/** How many changes of each kin are given for one place. */
const EACH = 2;
/** Nobody is advised to take a rarer character than the own one, unless it is as common as this band. */
const WELL_KNOWN = 2;
/** A character of no kin is tried only from this grade of meaning on, in a name that nobody has graded as a whole. */
const FINEST = 9;
/** A name that readers graded is offered from this grade on: below it hardly one of them would take it (间国, 建果 were no better). */
const TAKEN: Grade = 2;
/** Readers graded names of one and of two characters. */
const MOST_GRADED = 2;

/**
 * The best changes of one character for each place, those that sound alike first, then those that mean alike, then the
 * rest; only such as score more than the name itself, could be proposed beside the characters that stay, and were not refused
 * by the readers who graded whole names: there may be none.
 */
export function changesOfOne(family: Family, given: string): readonly Change[] {
  const plain: Family = { ...family, alternatives: [] };
  const house = householdOf(plain);
  const facts = Array.from(given, factsOf);
  const own = billOf(plain, given).total;
  return facts.flatMap((_, place) => changesAt(house, facts, place, own));
}

function changesAt(house: Household, given: readonly Facts[], place: number, own: number): readonly Change[] {
  const old = given[place];
  if (old === undefined) return [];
  const isGraded = given.length <= MOST_GRADED;
  const found = lexicon().flatMap(({ char, meaning }): Change[] => {
    const name = given.map((each, at) => (at === place ? char : each.char)).join("");
    if (char === old.char) return [];
    const facts = factsOf(char);
    const kin = kinOf(old, facts);
    // Whose character cannot be registered needs one that can: of the same sound it is offered though nobody read the name.
    const isNeeded = old.character === undefined && kin === "sound";
    if (isGraded && !isNeeded && likingOf(marksOf(name), house.family.sex) < TAKEN) return [];
    if (kin === "other" && !isGraded && meaning < FINEST) return [];
    const changed = given.with(place, facts);
    if (facts.band > Math.max(WELL_KNOWN, old.band)) return [];
    if (!fitsIn(house, changed, place) || !matchesAsWell(house, changed, given, place)) return [];
    const { total } = billOf(house.family, name);
    return total > own ? [{ given: name, place, char, instead: old.char, kin, total }] : [];
  });
  return KINS.flatMap((kin) =>
    found
      .filter((change) => change.kin === kin)
      .sort(bestFirst)
      .slice(0, EACH),
  );
}

/** More points first; of equal ones the code point decides, so that the same name always gets the same advice. */
const bestFirst = (one: Change, other: Change) =>
  other.total - one.total || (one.char.codePointAt(0) ?? 0) - (other.char.codePointAt(0) ?? 0);

/**
 * May the new character stand there? The rules of a proposed name, checked for the new character only.
 */
function fitsIn(house: Household, given: readonly Facts[], place: number): boolean {
  const facts = given[place];
  if (facts === undefined || isAvoided(house, facts)) return false;
  if (facts.band > rarestBand(house.family.rarity) || house.family.surname.includes(facts.char)) return false;
  if (place === 0 && makesWordWithSurname(house, facts.char)) return false;
  const [before, after] = [given[place - 1], given[place + 1]];
  if (before !== undefined && !canFollow(before, facts)) return false;
  if (after !== undefined && !canFollow(facts, after)) return false;
  return soundsWell(house, given);
}

/** Is the new character as good a match (搭配) for its neighbours as the old one was? */
function matchesAsWell(
  house: Household,
  changed: readonly Facts[],
  given: readonly Facts[],
  place: number,
): boolean {
  const affinity = (name: readonly Facts[], at: number): number => {
    const [first, second] = [name[at], name[at + 1]];
    if (first === undefined || second === undefined) return 0;
    return pairAffinity(first, second, house.family.sex, house.books);
  };
  return [place - 1, place].every((at) => affinity(changed, at) >= affinity(given, at));
}

/** May two characters stand side by side? Not with the same syllable, nor as an everyday word. */
function canFollow(first: Facts, second: Facts): boolean {
  if (first.sound !== null && first.sound.id === second.sound?.id) return false;
  return !isAvoidedPair(first.char, second.char);
}
