import { type Liking, likingOfGrade } from "#functions/naming/person/store/fits.ts";
import type { Deal } from "#functions/naming/person/store/fits-text.ts";

/**
 * The place of a name in the one order of proposals, as a number: greater is better. The tier first, then the total
 * with what is added for how much it is liked, the family's leaning and the order's chance, then code points. 47 bits, so a double holds it exactly.
 */
export type Rank = number;

/**
 * So many points more double the chance of a name to stand before another of its tier: the order number decides among
 * names that readers can hardly tell apart, and the better they are the likelier they come first.
 */
export const DOUBLING = 7;
/** So many names come first by all that speaks for them; what is dealt to the surname (派名) stands before all else behind these. */
export const LEAD_PLACES = 3;
/** So many names have the order's chance once. */
export const FIRST_PLACES = 10;
/** Behind them it counts so many times as much: few families should share these names, and all are fine. */
export const LATER_CHANCE = 3;
/** Behind a surname to which fewer names are dealt, few names go: there chance counts as before. */
export const A_LIST = 33;
/** So many are dealt to the commonest surnames alone, of which many families are: all of these names are liked enough. */
export const MANY_LISTS = 120;
const LATER_LEAST = likingOfGrade(3) ?? 0;
/** The least and the most that chance adds to a total, in points. */
const LEAST_CHANCE = -50;
const MOST_CHANCE = 190;
/** Steps in a point. */
export const STEPS = 64;
const KEY_RANGE = 1 << 16;
/** A name as a number: row of the first character, row + 1 of the second or 0. */
const ROW_RANGE = 1 << 14;
const NAME_RANGE = ROW_RANGE * ROW_RANGE;
/** The points of a source in a chosen book. */
const IN_BOOK = [10, 8, 6, 4];
/** Tiers from this one on have their source in a chosen book. */
const SOURCED = 4;

/** Points that the order adds for each step of how much a name is liked (fits.ts). */
export const LIKED = 9;

/** What the order adds to a total for how much a name is liked, in steps. */
export const likedOf = (liking: Liking): number => liking * LIKED * STEPS;

/** Does a name stand above all others that are proposed behind the surname (首派)? Not where the family chose books. */
export const leads = (deal: Deal | undefined, liking: Liking, chosen: boolean): boolean =>
  deal === "lead" && liking > 0 && !chosen;

/**
 * The tier of a name: what leads behind the surname above the others, what hardly anybody would consider below them. Where the family chose books, names
 * with their source there come before all others.
 */
export function tierOf(liking: Liking, source: number, chosen: boolean, deal?: Deal): number {
  if (leads(deal, liking, chosen)) return LEAD_TIER;
  return (chosen && IN_BOOK.includes(source) ? SOURCED : 1) + (liking > 0 ? 1 : 0);
}
/** The tier of what leads behind a surname. */
export const LEAD_TIER = 3;

/** The tier of a name behind the first ten, where no book was chosen: what is dealt to the surname, then what many would consider (grade C), above all else. */
export const laterTier = (liking: Liking, dealt: boolean): number =>
  liking === 0 ? 0 : dealt ? 3 : liking >= LATER_LEAST ? 2 : 1;

/** A rank of a tier, all that speaks for the name (in steps), and the name's rows. */
export function rankOf(tier: number, steps: number, first: number, second: number): Rank {
  const name = first * ROW_RANGE + second + 1;
  return (tier * KEY_RANGE + steps) * NAME_RANGE + (NAME_RANGE - 1 - name);
}

/** The rows of a rank's name; `second` is -1 for a name of one character. */
export function rowsOfRank(rank: Rank): { first: number; second: number } {
  const name = NAME_RANGE - 1 - (rank % NAME_RANGE);
  return { first: Math.floor(name / ROW_RANGE), second: (name % ROW_RANGE) - 1 };
}

/** Has the rank's name its source in a book that the family chose? */
export function isSourced(rank: Rank): boolean {
  return Math.floor(rank / (NAME_RANGE * KEY_RANGE)) >= SOURCED;
}

/** The seed of an order number: FNV-1a of its UTF-16 units, 32 bits; 0 without one. */
export function seedOf(sn: string | null): number {
  if (sn === null) return 0;
  let hash = 0x811c9dc5;
  for (let at = 0; at < sn.length; at++) hash = Math.imul(hash ^ sn.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * What chance adds to a name's total, in 64ths of a point, counted from LEAST_CHANCE: the seed and the code points, mixed as
 * murmur3 ends, read as a number u between 0 and 1; a Gumbel draw of it (-ln(-ln u)) in units of DOUBLING / ln 2 points.
 * 0 without an order number.
 */
export function chanceOf(seed: number, first: number, second: number): number {
  if (seed === 0) return 0;
  let hash = seed ^ Math.imul(first, 0x9e3779b1) ^ Math.imul(second + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  const share = (((hash ^ (hash >>> 16)) >>> 0) + 0.5) / 2 ** 32;
  const points = (-Math.log(-Math.log(share)) * DOUBLING) / Math.LN2;
  return Math.round((Math.min(MOST_CHANCE, Math.max(LEAST_CHANCE, points)) - LEAST_CHANCE) * STEPS);
}
