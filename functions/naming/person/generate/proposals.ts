import { ELEMENTS } from "#functions/naming/facts/calendar/chart/elements.ts";
import { wordsWith } from "#functions/naming/person/score/affinity/words-with.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import { toneless } from "#functions/naming/person/score/household.ts";
import type { Liking } from "#functions/naming/person/store/fits.ts";
import type { Deal } from "#functions/naming/person/store/fits-text.ts";
import { aloneTotal, dealOf, type Judged, likingFor, pairTotal, sourceOf } from "./judge.ts";
import { leaningOf } from "./leaning.ts";
import {
  A_LIST,
  chanceOf,
  LATER_CHANCE,
  LEAD_TIER,
  laterTier,
  leads,
  likedOf,
  MANY_LISTS,
  type Rank,
  rankOf,
  rowsOfRank,
  STEPS,
  seedOf,
  tierOf,
} from "./order.ts";
import { isContradictory, rarestBand, rarityFits, soundsWell, wantedElement } from "./proposable.ts";

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
  const ofPairs = family.length === 1 ? null : pairCandidates(judged, allowed);
  const pairs = ofPairs?.ranks(firstRank(ofPairs, judged)) ?? none;
  const isOne = ofPairs === null || chosen;
  return {
    pairs,
    next: () => (isOne ? pairs : earlyFirst(ofPairs, judged, pairs)),
    later: () => (isOne ? pairs : ofPairs.ranks(laterRank(ofPairs, judged))),
    alone: family.length === 2 || family.generation !== null ? none : aloneRanks(judged, allowed),
  };
}

/** What an order is made of, by columns: a name's rows, its bill's total, how much it is liked and how it is dealt behind the surname, and what chance and leaning add, in steps. */
class Candidates {
  readonly #judged: Judged;
  readonly first: Int16Array;
  readonly second: Int16Array;
  readonly total: Float64Array;
  readonly liking: Uint8Array;
  readonly rest: Int32Array;
  /** Those that are dealt, and how. */
  readonly deals = new Map<number, Deal>();
  readonly #restOf: (first: number, second: number, marks: number) => number;
  count = 0;

  constructor(judged: Judged, most: number) {
    this.#judged = judged;
    this.first = new Int16Array(most);
    this.second = new Int16Array(most);
    this.total = new Float64Array(most);
    this.liking = new Uint8Array(most);
    this.rest = new Int32Array(most);
    this.#restOf = restOf(judged);
  }

  add(first: number, second: number, marks: number, liking: Liking, total: number): void {
    const at = this.count++;
    this.first[at] = first;
    this.second[at] = second;
    this.total[at] = total;
    this.liking[at] = liking;
    this.rest[at] = this.#restOf(first, second, marks);
    const deal = dealOf(this.#judged, first, second);
    if (deal !== undefined) this.deals.set(at, deal);
  }

  /** The rank of one in a tier, where its liking counts so much, and chance `chances` times. */
  rank(at: number, tier: number, liking: Liking, chances: number): Rank {
    const own = Math.round(((this.total[at] ?? 0) * STEPS + likedOf(liking)) / chances);
    return rankOf(tier, own + (this.rest[at] ?? 0), this.first[at] ?? 0, this.second[at] ?? 0);
  }

  /** The ranks of all, greatest first. */
  ranks(rankAt: RankAt): Float64Array {
    const ranks = new Float64Array(this.count);
    for (let at = 0; at < this.count; at++) ranks[at] = rankAt(at);
    return ranks.sort().reverse();
  }
}

type RankAt = (at: number) => Rank;

function pairCandidates(judged: Judged, allowed: Allowed): Candidates {
  const { house, space } = judged;
  const { marks, seconds, starts } = space.graded;
  const { rarity } = house.family;
  const fits = wantedPlaces(judged);
  const hasElement = elementCheck(judged);
  const found = new Candidates(judged, seconds.length);
  for (let first = 0; first < space.size; first++) {
    if (allowed.first[first] !== 1) continue;
    for (let at = starts[first] ?? 0; at < (starts[first + 1] ?? 0); at++) {
      const second = seconds[at] ?? 0;
      const own = marks[at] ?? 0;
      if (allowed.second[second] !== 1) continue;
      const liking = likingFor(judged, first, second, own);
      if (liking === null || space.syllable[first] === space.syllable[second] || !fits(first, second))
        continue;
      if (rarity !== "any" && !rarityFits(rarity, [space.band[first] ?? 0, space.band[second] ?? 0]))
        continue;
      if (!hasElement(first) && !hasElement(second)) continue;
      found.add(first, second, own, liking, pairTotal(judged, first, second, own));
    }
  }
  return found;
}

function aloneRanks(judged: Judged, allowed: Allowed): Float64Array {
  const { house, space } = judged;
  const { fixed, rarity } = house.family;
  const { alone } = space.graded;
  const hasElement = elementCheck(judged);
  const found = new Candidates(judged, space.size);
  for (let row = 0; row < space.size; row++) {
    const own = alone[row] ?? 0;
    const liking = likingFor(judged, row, -1, own);
    if (liking === null || allowed.first[row] !== 1) continue;
    if (fixed !== null && space.chars[row] !== fixed.char) continue;
    if (hasElement(row) && rarityFits(rarity, [space.band[row] ?? 0]))
      found.add(row, -1, own, liking, aloneTotal(judged, row, own));
  }
  return found.ranks(firstRank(found, judged));
}

/** The rank of a name under the family's books, leaning and order number. */
function firstRank(names: Candidates, judged: Judged): RankAt {
  const chosen = judged.house.family.sources.length > 0;
  return (at) => {
    const liking = names.liking[at] ?? 0;
    const deal = names.deals.get(at);
    const source = chosen ? sourceOf(judged, names.first[at] ?? 0, names.second[at] ?? 0) : 0;
    // Of names that lead, all are liked enough: their bills and chance decide.
    const counted = leads(deal, liking, chosen) ? 0 : liking;
    return names.rank(at, tierOf(liking, source, chosen, deal), counted, 1);
  };
}

/** The same behind the first places; where enough names are dealt to the surname for a list, chance counts more than once, and where they are many lists, it and the bills decide among them. */
function laterRank(names: Candidates, { dealt }: Judged): RankAt {
  const chances = dealt.size < A_LIST ? 1 : LATER_CHANCE;
  return (at) => {
    const liking = names.liking[at] ?? 0;
    const isDealt = names.deals.has(at);
    const counted = isDealt && dealt.size >= MANY_LISTS ? 0 : liking;
    return names.rank(at, laterTier(liking, isDealt), counted, chances);
  };
}

/** The same names, those before all others that are dealt to the surname early or lead there, in one order of bills and chance. */
function earlyFirst(names: Candidates, judged: Judged, ranks: Float64Array): Float64Array {
  const early = Array.from(names.deals.keys()).filter(
    (at) => names.deals.get(at) !== "late" && (names.liking[at] ?? 0) > 0,
  );
  const moved = Float64Array.from(early, firstRank(names, judged)).sort().reverse();
  const all = new Float64Array(ranks.length);
  all.set(
    Float64Array.from(early, (at) => names.rank(at, LEAD_TIER, 0, 1))
      .sort()
      .reverse(),
  );
  let passed = 0;
  ranks.forEach((rank, at) => {
    if (rank === moved[passed]) passed++;
    else all[early.length + at - passed] = rank;
  });
  return all;
}

/** What the order's chance and the family's leaning add to a name, in steps. */
function restOf(judged: Judged) {
  const seed = seedOf(judged.house.family.sn);
  const { code } = judged.space;
  const leaning = leaningOf(judged);
  return (first: number, second: number, marks: number): number =>
    chanceOf(seed, code[first] ?? 0, code[second] ?? 0) + (leaning?.(first, second, marks) ?? 0);
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
