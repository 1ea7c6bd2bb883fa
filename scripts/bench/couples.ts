import { allRounds, MOST_NAMES, nextPair, type Side, standings } from "#functions/origin/together/rounds.ts";
import type { Round } from "#functions/origin/together/taste.ts";

/** Names that the end of a duet shows. */
const SHOWN = 3;
const SIDES: readonly Side[] = ["owner", "partner"];
/** Likings go from 0 to 100, spread 18 about 50; names within 4 of each other are alike; what both like is 58 and more. */
const [MIDDLE, SPREAD, ALIKE, YES] = [50, 18, 4, 58];
/** Things that a name may be liked for, and how much of a liking is for none of them. */
const THINGS = 5;
const OWN_WHIM = 0.8;

/** A couple with hidden tastes: each one's liking for every name. */
export interface Couple {
  likings: Readonly<Record<Side, readonly number[]>>;
  /** Drawn from 0 to 1, the same for the same seed. */
  draw: () => number;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function drawer(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const normal = (draw: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());

/** How far two tastes go together: the least and the most agreement on what a name may be liked for; below 0 they are opposed. */
export type Agreement = readonly [least: number, most: number];
const USUAL: Agreement = [0.1, 0.7];

/** Two tastes that agree more or less on what a name may be liked for. */
export function coupleOf(seed: number, [least, most] = USUAL): Couple {
  const draw = drawer(seed);
  const agreed = least + (most - least) * draw();
  const list = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
  const names = list(MOST_NAMES, () => list(THINGS, () => normal(draw)));
  const owner = list(THINGS, () => normal(draw));
  const partner = owner.map((weight) => agreed * weight + Math.sqrt(1 - agreed ** 2) * normal(draw));
  const scale = Math.sqrt(THINGS + OWN_WHIM ** 2);
  const likings = (taste: readonly number[]) =>
    names.map((things) => {
      const sum = things.reduce((all, thing, at) => all + thing * (taste[at] ?? 0), OWN_WHIM * normal(draw));
      return Math.min(100, Math.max(0, MIDDLE + (SPREAD * sum) / scale));
    });
  return { likings: { owner: likings(owner), partner: likings(partner) }, draw };
}

const at = (likings: readonly number[], place: number): number => likings[place] ?? 0;

/** What a person says of two names, wavering by `waver` points each time. */
function answer(
  { likings, draw }: Couple,
  side: Side,
  [left, right]: readonly [number, number],
  waver: number,
): Round {
  const felt = (place: number) => at(likings[side], place) + waver * normal(draw);
  const [a, b] = [felt(left), felt(right)];
  if (Math.abs(a - b) < ALIKE) return { left, right, answer: (a + b) / 2 > MIDDLE ? "both" : "neither" };
  return { left, right, answer: a > b ? "left" : "right" };
}

/** Plays a couple through all rounds; the place that comes first, and the rounds of each. */
export function playDuet(
  couple: Couple,
  waver: number,
): { places: number[]; rounds: Readonly<Record<Side, number>> } {
  const rounds: Record<Side, Round[]> = { owner: [], partner: [] };
  const play = (side: Side) => {
    for (
      let pair = nextPair(MOST_NAMES, rounds, side);
      pair !== null;
      pair = nextPair(MOST_NAMES, rounds, side)
    )
      rounds[side].push(answer(couple, side, pair, waver));
  };
  // One begins, the other plays to the end, then the first goes on: the way it goes with two phones.
  for (const side of ["owner", "partner", "owner"] as const) play(side);
  const places = standings(MOST_NAMES, rounds, false).map(({ place }) => place);
  return { places, rounds: { owner: rounds.owner.length, partner: rounds.partner.length } };
}

/** The same couple with yes or no to each name: those that both say yes to, in the report's order, then anyone's. */
function playYesNo({ likings, draw }: Couple, waver: number): number[] {
  const yes = (side: Side) => likings[side].map((liking) => liking + waver * normal(draw) > YES);
  const [a, b] = [yes("owner"), yes("partner")];
  const places = a.map((_, place) => place);
  const both = places.filter((place) => a[place] === true && b[place] === true);
  return [...both, ...places.filter((place) => a[place] === true || b[place] === true), ...places];
}

const jointOf = ({ likings }: Couple, place: number): number =>
  SIDES.reduce((sum, side) => sum + at(likings[side], place), 0) / SIDES.length;

/** Couples that are measured together: how many, from which seed on, of what tastes, and how their answers waver (of 100). */
interface Sample {
  couples: number;
  seed: number;
  agreement: Agreement;
  waver: number;
}

/** How well couples do: the joint liking of their first name, and of the best of the three shown, as shares of their joint best. */
export function measure({ couples, seed, agreement, waver }: Sample) {
  const all = Array.from({ length: couples }, (_, nth) => {
    const couple = coupleOf(seed + nth, agreement);
    const best = Math.max(...couple.likings.owner.map((_, place) => jointOf(couple, place)));
    const shareOf = (places: readonly number[]) =>
      Math.max(...places.map((place) => jointOf(couple, place))) / best;
    const { places, rounds } = playDuet(couple, waver);
    const yesNo = playYesNo(couple, waver);
    return {
      ...{ first: shareOf(places.slice(0, 1)), shown: shareOf(places.slice(0, SHOWN)), rounds },
      ...{ yesNo: shareOf(yesNo.slice(0, 1)), yesNoShown: shareOf(yesNo.slice(0, SHOWN)) },
    };
  });
  const mean = (of: (each: (typeof all)[number]) => number) =>
    all.reduce((sum, each) => sum + of(each), 0) / all.length;
  const first = mean((each) => each.first);
  return {
    first,
    /** Half the width of its 95 % interval. */
    give: 1.96 * Math.sqrt(mean((each) => (each.first - first) ** 2) / all.length),
    exact: all.filter((each) => each.first === 1).length / all.length,
    shown: mean(({ shown }) => shown),
    yesNo: mean(({ yesNo }) => yesNo),
    yesNoShown: mean(({ yesNoShown }) => yesNoShown),
    most: Math.max(...all.flatMap(({ rounds }) => [rounds.owner, rounds.partner])),
  };
}

const SURE = { couples: 1000, agreement: USUAL, waver: 0 };
const SAMPLES: readonly (readonly [what: string, Sample])[] = [
  ["50 couples", { ...SURE, couples: 50, seed: 1 }],
  ["1,000 couples", { ...SURE, seed: 1 }],
  ["another 1,000", { ...SURE, seed: 1_000_001 }],
  ["a third 1,000", { ...SURE, seed: 2_000_001 }],
  ["much alike (0.7 to 0.95)", { ...SURE, seed: 1, agreement: [0.7, 0.95] }],
  ["opposed (-0.7 to -0.1)", { ...SURE, seed: 1, agreement: [-0.7, -0.1] }],
  ["wavering by 3", { ...SURE, seed: 1, waver: 3 }],
  ["wavering by 6", { ...SURE, seed: 1, waver: 6 }],
];

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Prints how near couples with hidden tastes come to the name that they would like best together. */
export function benchCouples(): void {
  console.log(
    `Two parents choose blind among ${MOST_NAMES} names, at most ${allRounds(MOST_NAMES)} rounds each: joint liking, of the best\n` +
      "(tastes agree by 0.1 to 0.7, liking 0 to 100, answers as they are felt, unless a row says otherwise)",
  );
  for (const [what, sample] of SAMPLES) {
    const { first, give, exact, shown, yesNo, yesNoShown, most } = measure(sample);
    console.log(
      `  ${what.padEnd(26)}first name ${percent(first)} ± ${(give * 100).toFixed(1)}, the best itself ${percent(exact)}, ` +
        `best of three shown ${percent(shown)}, ${most} rounds; yes/no ${percent(yesNo)}, ${percent(yesNoShown)}`,
    );
  }
}
