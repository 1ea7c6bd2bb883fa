import { type Belief, beliefOf, density, type Round } from "./taste.ts";

/** The two who choose: who ordered (下单的人), and the other parent (另一位家长). */
export type Side = "owner" | "partner";
export const otherOf = (side: Side): Side => (side === "owner" ? "partner" : "owner");

/** Two names to choose from, by their places. */
export type Pair = readonly [number, number];
export type RoundsOf = Readonly<Record<Side, readonly Round[]>>;

/** Names of one duet, and the fewest that make one. Even, for each is seen once before any is seen again. */
export const MOST_NAMES = 16;
export const FEWEST_NAMES = 8;
/** How much likelier a pair is asked for, the better both like its names. */
const UPWARDS = 0.8;

/** Rounds in which each name is seen once; all rounds, 24 for 16 names. */
export const firstRounds = (count: number): number => count / 2;
export const allRounds = (count: number): number => firstRounds(count) + count;

/**
 * The pair of a side's next round; null when there is none for now. At first each name once, each side in pairs of its own,
 * whatever the other says. Once both have seen all: the pair that tells most of which name both like best. `seen`: how many
 * rounds the other has seen.
 */
export function nextPair(
  count: number,
  rounds: RoundsOf,
  side: Side,
  seen = rounds[otherOf(side)].length,
): Pair | null {
  const own = rounds[side];
  const first = firstRounds(count);
  if (own.length < first) return firstPair(count, side, own.length);
  if (own.length >= allRounds(count) || seen < first) return null;
  return tellingPair(count, rounds, side);
}

const firstPair = (count: number, side: Side, nth: number): Pair =>
  side === "owner" ? [2 * nth, 2 * nth + 1] : [nth, nth + firstRounds(count)];

const keyOf = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** Near in liking and little known, and high with both: not asked before. Which stands left changes from round to round. */
function tellingPair(count: number, rounds: RoundsOf, side: Side): Pair | null {
  const own = beliefOf(count, rounds[side]);
  const other = beliefOf(count, rounds[otherOf(side)]);
  const seen = new Set(rounds[side].map(({ left, right }) => keyOf(left, right)));
  const joint = own.means.map((mean, place) => mean + meanAt(other, place));
  let best: Pair | null = null;
  let most = -1;
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      if (seen.has(keyOf(a, b))) continue;
      const tells = openness(own, a, b) * Math.exp(UPWARDS * ((joint[a] ?? 0) + (joint[b] ?? 0)));
      if (tells > most) [best, most] = [[a, b], tells];
    }
  }
  return best !== null && rounds[side].length % 2 === 1 ? [best[1], best[0]] : best;
}

const meanAt = ({ means }: Belief, place: number): number => means[place] ?? 0;

/** How open it is which of two names is liked better. */
function openness({ means, spreads }: Belief, a: number, b: number): number {
  const between = (row: number, column: number) => spreads[row]?.[column] ?? 0;
  const spread = Math.sqrt(between(a, a) + between(b, b) - 2 * between(a, b));
  return density(((means[a] ?? 0) - (means[b] ?? 0)) / spread) * spread;
}

/** A name's standing with those who chose: its place, and with each its rank, from 1, and whether it is liked: in the better half, and more than not. */
export interface Standing {
  place: number;
  owner: { rank: number; liked: boolean };
  partner: { rank: number; liked: boolean };
}

/** All names, those first that are liked best together; `alone`: by who ordered, for the other never chose. */
export function standings(count: number, rounds: RoundsOf, alone: boolean): Standing[] {
  const beliefs = { owner: beliefOf(count, rounds.owner), partner: beliefOf(count, rounds.partner) };
  const ranks = { owner: ranksOf(beliefs.owner), partner: ranksOf(beliefs.partner) };
  const of = (side: Side, place: number) => {
    const rank = ranks[side][place] ?? count;
    return { rank, liked: meanAt(beliefs[side], place) > 0 && rank <= count / 2 };
  };
  const together = (place: number) =>
    meanAt(beliefs.owner, place) + (alone ? 0 : meanAt(beliefs.partner, place));
  return Array.from({ length: count }, (_, place) => place)
    .sort((a, b) => together(b) - together(a) || a - b)
    .map((place) => ({ place, owner: of("owner", place), partner: of("partner", place) }));
}

/** The rank of each name by how well it is liked. */
function ranksOf(belief: Belief): number[] {
  const order = belief.means.map((_, place) => place);
  order.sort((a, b) => meanAt(belief, b) - meanAt(belief, a) || a - b);
  const ranks = order.map(() => 0);
  for (const [at, place] of order.entries()) ranks[place] = at + 1;
  return ranks;
}
