import type { Element } from "#functions/naming/facts/characters/character.ts";
import type { Band } from "#functions/naming/facts/lexicon/entry.ts";
import { costs } from "#functions/naming/facts/sound/ears/cost.ts";
import type { Finding } from "#functions/naming/facts/sound/ears/finding.ts";
import { wordsWith } from "#functions/naming/person/score/affinity/words-with.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { heardIn } from "#functions/naming/person/score/heard.ts";
import { type Household, toneless } from "#functions/naming/person/score/household.ts";
import { dialectFindings } from "#functions/naming/person/score/lines/dialects.ts";
import { gradeOf } from "#functions/naming/person/store/marks.ts";
import { marksOf } from "#functions/naming/person/store/store.ts";

/** The rarest band that is proposed. */
const RAREST_BAND = 3;
/** From this band on a character is seldom met; the family may ask for one («少见»). */
const SELDOM_BAND = 3;

/** The rules that keep a graded name from a family, in the order in which they are asked. */
export const BARS = [
  "ungraded",
  "contradiction",
  "wanted",
  "avoided",
  "rare",
  "surname",
  "word",
  "sibling",
  "syllable",
  "rarity",
  "element",
  "homophone",
  "dialect",
  "famous",
] as const;
export type Bar = (typeof BARS)[number];

/**
 * The rule that keeps a given name from being proposed to a family, of those that are asked, or null where it may be. This is the rule that
 * proposals.ts keeps by columns; it is written for one name.
 */
export function barOf(house: Household, given: readonly Facts[], asked: readonly Bar[] = BARS): Bar | null {
  return asked.find((bar) => CHECKS[bar](house, given)) ?? null;
}

const CHECKS: Readonly<Record<Bar, (house: Household, given: readonly Facts[]) => boolean>> = {
  ungraded: ({ family }, given) => gradeOf(marksOf(nameOf(given)), family.sex) === 0,
  contradiction: isContradictory,
  wanted: (house, given) => !lengthFits(house, given) || !wantedThere(house, given),
  avoided: (house, given) => unasked(house, given).some((facts) => isAvoided(house, facts)),
  rare: (house, given) => unasked(house, given).some(({ band }) => band > rarestBand(house.family.rarity)),
  surname: ({ asked, family }, given) =>
    given.some(({ char }) => family.surname.includes(char) && !asked.includes(char)),
  word: (house, given) => {
    const [first] = unasked(house, given.slice(0, 1));
    return first !== undefined && makesWordWithSurname(house, first.char);
  },
  sibling: ({ family }, given) => family.siblings.includes(nameOf(given)),
  syllable: (_, [first, second]) => second !== undefined && first?.sound?.id === second.sound?.id,
  rarity: ({ family }, given) =>
    !rarityFits(
      family.rarity,
      given.map(({ band }) => band),
    ),
  element: (house, given) => {
    const wanted = wantedElement(house);
    return wanted !== null && given.every(({ character }) => character?.element !== wanted);
  },
  homophone: (house, given) => heardIn(house, given).some(costs),
  dialect: (house, given) => dialectFindings(house, given).length > 0,
  famous: (house, given) => heardIn(house, given).some(isKnownName),
};

/** Is what is heard the name of somebody or something that many know? */
export const isKnownName = ({ gravity, speech }: Finding): boolean =>
  speech === "known" && gravity !== "note";

/** Is nothing heard in a name that costs points, in any language of the family, and no name that many know? */
export function soundsWell(house: Household, given: readonly Facts[]): boolean {
  const heard = heardIn(house, given);
  if (heard.some((finding) => costs(finding) || isKnownName(finding))) return false;
  return dialectFindings(house, given).length === 0;
}

const nameOf = (given: readonly Facts[]): string => given.map(({ char }) => char).join("");

/** The characters that the family has not asked for itself. */
const unasked = ({ asked }: Household, given: readonly Facts[]): readonly Facts[] =>
  given.filter(({ char }) => !asked.includes(char));

/** Does the family want a character out of the way (避讳), or what sounds like it? */
export function isAvoided({ avoidedSounds, family }: Household, facts: Facts): boolean {
  return family.avoid.includes(facts.char) || avoidedSounds.has(toneless(facts));
}

/** The element that must be in every name, or null where the family does not ask for one. */
export function wantedElement({ family: { chart, mustFavour, useBazi } }: Household): Element | null {
  return mustFavour && useBazi ? (chart?.favourable[0] ?? null) : null;
}

/** The rarest band that is proposed: where the family wants every character well known, none that is seldom met. */
export function rarestBand(rarity: Family["rarity"]): Band {
  return rarity === "common" ? 2 : RAREST_BAND;
}

export function makesWordWithSurname(house: Household, char: string): boolean {
  return wordsWith(house.surname.at(-1)?.char ?? "")?.has(char) ?? false;
}

/** Is the mix of well-known and seldom-met characters what the family asked for? */
export function rarityFits(rarity: Family["rarity"], bands: readonly number[]): boolean {
  if (rarity === "common") return bands.includes(1);
  return rarity === "any" || bands.some((band) => band >= SELDOM_BAND);
}

/** Does the family want a character that it also wants to avoid? Then there is no name for it. */
export function isContradictory(house: Household): boolean {
  return house.asked.some((char) => house.family.avoid.includes(char));
}

function lengthFits({ family }: Household, given: readonly Facts[]): boolean {
  return given.length <= 2 && (family.length === "any" || given.length === family.length);
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
