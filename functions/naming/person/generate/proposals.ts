import { ELEMENTS } from "#functions/naming/facts/calendar/chart/elements.ts";
import { wordsWith } from "#functions/naming/person/score/affinity/words-with.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import { toneless } from "#functions/naming/person/score/household.ts";
import type { Liking } from "#functions/naming/person/store/fits.ts";
import { aloneTotal, dealOf, type Judged, likingFor, pairTotal, sourceOf } from "./judge.ts";
import { leaningOf } from "./leaning.ts";
import {
  A_LIST,
  chanceOf,
  isLiked,
  LATER_CHANCE,
  LEAD_TIER,
  laterTier,
  leads,
  likedOf,
  type Rank,
  rankOf,
  rowsOfRank,
  STEPS,
  seedOf,
  tierOf,
} from "./order.ts";
import { isContradictory, rarestBand, rarityFits, soundsWell, wantedElement } from "./proposable.ts";
import { marksAt } from "./space/space.ts";

/** The ranks of a family's names, greatest first: those of two characters and those of one. */
export interface Proposals {
  readonly pairs: Float64Array;
  readonly alone: Float64Array;
  /** Those of two characters as they come behind the first three, and behind the first ten; worked out when asked for. */
  readonly next: () => Float64Array;
  readonly later: () => Float64Array;
}

/**
 * Every graded name that the family's constraints leave, each in its place: the whole store is gone through, so that
 * the order is exact. The costly rest of the rule (`passes`) is asked only of names that are about to be shown.
 */
export function proposals(judged: Judged): Proposals {
  const { family } = judged.house;
  const none = new Float64Array();
  if (isContradictory(judged.house)) return { pairs: none, alone: none, next: () => none, later: () => none };
  const allowed = allowedRows(judged);
  const chosen = family.sources.length > 0;
  const pairs = family.length === 1 ? none : pairRanks(judged, allowed, ranker(judged));
  return {
    pairs,
    next: () => (chosen ? pairs : earlyFirst(judged, pairs)),
    later: () => (family.length === 1 || chosen ? pairs : pairRanks(judged, allowed, laterRanker(judged))),
    alone:
      family.length === 2 || family.generation !== null ? new Float64Array() : aloneRanks(judged, allowed),
  };
}

function pairRanks(judged: Judged, allowed: Allowed, rankOfName: Ranker): Float64Array {
  const { house, space } = judged;
  const { marks, seconds, starts } = space.graded;
  const { rarity } = house.family;
  const fits = wantedPlaces(judged);
  const hasElement = elementCheck(judged);
  const ranks = new Float64Array(seconds.length);
  let count = 0;
  for (let first = 0; first < space.size; first++) {
    if (allowed.first[first] !== 1) continue;
    for (let at = starts[first] ?? 0; at < (starts[first + 1] ?? 0); at++) {
      const second = seconds[at] ?? 0;
      const own = marks[at] ?? 0;
      if (allowed.second[second] !== 1 || likingFor(judged, first, second, own) === null) continue;
      if (space.syllable[first] === space.syllable[second] || !fits(first, second)) continue;
      if (rarity !== "any" && !rarityFits(rarity, [space.band[first] ?? 0, space.band[second] ?? 0]))
        continue;
      if (!hasElement(first) && !hasElement(second)) continue;
      ranks[count++] = rankOfName(first, second, own, pairTotal(judged, first, second, own));
    }
  }
  return ranks.subarray(0, count).sort().reverse();
}

/** The same names, those before all others that are dealt to the surname early or lead there, in one order of bills and chance. */
function earlyFirst(judged: Judged, ranks: Float64Array): Float64Array {
  if (judged.dealt.size === 0) return ranks;
  const steps = stepsOf(judged, 1);
  const early: Rank[] = [];
  const others = ranks.filter((rank) => {
    const { first, second } = rowsOfRank(rank);
    const deal = dealOf(judged, first, second);
    const isFirst = (deal === "lead" || deal === "early") && isLiked(rank);
    if (!isFirst) return true;
    const marks = marksAt(judged.space, first, second);
    const total = pairTotal(judged, first, second, marks);
    early.push(rankOf(LEAD_TIER, steps(first, second, marks, total, 0), first, second));
    return false;
  });
  const all = new Float64Array(ranks.length);
  all.set(Float64Array.from(early).sort().reverse());
  all.set(others, early.length);
  return all;
}

function aloneRanks(judged: Judged, allowed: Allowed): Float64Array {
  const { house, space } = judged;
  const { fixed, rarity } = house.family;
  const { alone } = space.graded;
  const hasElement = elementCheck(judged);
  const rankOfName = ranker(judged);
  const ranks: Rank[] = [];
  for (let row = 0; row < space.size; row++) {
    const own = alone[row] ?? 0;
    if (likingFor(judged, row, -1, own) === null || allowed.first[row] !== 1) continue;
    if (fixed !== null && space.chars[row] !== fixed.char) continue;
    if (hasElement(row) && rarityFits(rarity, [space.band[row] ?? 0]))
      ranks.push(rankOfName(row, -1, own, aloneTotal(judged, row, own)));
  }
  return Float64Array.from(ranks).sort().reverse();
}

type Ranker = (first: number, second: number, marks: number, total: number) => Rank;

/** Gives a name its rank under the family's books, leaning and order number. */
function ranker(judged: Judged): Ranker {
  const chosen = judged.house.family.sources.length > 0;
  const steps = stepsOf(judged, 1);
  return (first, second, marks, total) => {
    const liking = likingFor(judged, first, second, marks) ?? 0;
    const deal = dealOf(judged, first, second);
    const tier = tierOf(liking, chosen ? sourceOf(judged, first, second) : 0, chosen, deal);
    // Of names that lead, all are liked enough: their bills and chance decide.
    const counted = leads(deal, liking, chosen) ? 0 : liking;
    return rankOf(tier, steps(first, second, marks, total, counted), first, second);
  };
}

/** The same behind the first places; where enough names are dealt to the surname for a list, chance counts more than once. */
function laterRanker(judged: Judged): Ranker {
  const steps = stepsOf(judged, judged.dealt.size < A_LIST ? 1 : LATER_CHANCE);
  return (first, second, marks, total) => {
    const liking = likingFor(judged, first, second, marks) ?? 0;
    const tier = laterTier(liking, dealOf(judged, first, second) !== undefined);
    return rankOf(tier, steps(first, second, marks, total, liking), first, second);
  };
}

/** All that speaks for a name within its tier; the order's chance counts `chances` times. */
function stepsOf(judged: Judged, chances: number) {
  const seed = seedOf(judged.house.family.sn);
  const { code } = judged.space;
  const leaning = leaningOf(judged);
  return (first: number, second: number, marks: number, total: number, liking: Liking): number => {
    const own = Math.round((total * STEPS + likedOf(liking)) / chances);
    const chance = chanceOf(seed, code[first] ?? 0, code[second] ?? 0);
    return own + chance + (leaning?.(first, second, marks) ?? 0);
  };
}

/** Whether a row has the element that the family must have; any row has, where it asks for none. */
function elementCheck({ house, space }: Judged): (row: number) => boolean {
  const wanted = wantedElement(house);
  if (wanted === null) return () => true;
  const index = ELEMENTS.indexOf(wanted);
  return (row) => space.element[row] === index;
}

/** 1 for each row that may stand there. */
interface Allowed {
  readonly first: Uint8Array;
  readonly second: Uint8Array;
}

/** The rows that `characterAllowed` lets through, read from the columns; those asked for always may. */
function allowedRows({ house, space }: Judged): Allowed {
  const { avoid, rarity } = house.family;
  const most = rarestBand(rarity);
  const words = wordsWith(house.surname.at(-1)?.char ?? "");
  const apart = new Set([...avoid, ...house.surname.map(({ char }) => char)]);
  const first = new Uint8Array(space.size);
  const second = new Uint8Array(space.size);
  for (let row = 0; row < space.size; row++) {
    const char = space.chars[row] ?? "";
    const asked = house.asked.includes(char);
    if (!asked && ((space.band[row] ?? 0) > most || apart.has(char) || soundsAvoided(house, char))) continue;
    second[row] = 1;
    if (asked || words?.has(char) !== true) first[row] = 1;
  }
  return { first, second };
}

const soundsAvoided = ({ avoidedSounds }: Household, char: string): boolean =>
  avoidedSounds.size > 0 && avoidedSounds.has(toneless(factsOf(char)));

/** Are the wanted characters there, each in its place? By rows. */
function wantedPlaces({ house, space }: Judged): (first: number, second: number) => boolean {
  const { fixed, generation } = house.family;
  if (fixed === null && generation === null) return () => true;
  const rowOf = (char: string | undefined) => (char === undefined ? -1 : space.chars.indexOf(char));
  const [named, shared] = [rowOf(fixed?.char), rowOf(generation?.char)];
  return (first, second) => {
    if (generation !== null && (generation.at === 1 ? first : second) !== shared) return false;
    if (fixed === null) return true;
    return (fixed.at !== 2 && first === named) || (fixed.at !== 1 && second === named);
  };
}

/** The costly rest of the rule: not shown before, no sibling's own name, nothing bad to hear in any language of the family, nobody's well-known name. */
export function passes({ house, space }: Judged, rank: Rank): boolean {
  const { first, second } = rowsOfRank(rank);
  const given = [space.chars[first] ?? "", ...(second < 0 ? [] : [space.chars[second] ?? ""])];
  if (house.family.leaning?.shown.includes(given.join("")) === true) return false;
  if (house.family.siblings.includes(given.join(""))) return false;
  return soundsWell(house, given.map(factsOf));
}
