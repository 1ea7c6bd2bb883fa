import type { DuetAnswer } from "#functions/contract/together/duet.ts";

/** One round of two: places of the names, and what was said of them. */
export interface Round {
  readonly left: number;
  readonly right: number;
  readonly answer: DuetAnswer;
}

/**
 * What is believed of a person's likings, in spreads of them: a normal belief over all names at once. `means` by place, 0
 * for a name like any other; `spreads` are the covariances, for who is liked better than a name that was liked is liked too.
 */
export interface Belief {
  readonly means: readonly number[];
  readonly spreads: readonly (readonly number[])[];
}

/** How much one answer wavers (variance), how near two names are that are alike, and how far «both» tells of the level. */
const WAVER = 0.03;
const NEAR = 0.22;
const LEVEL = 0.6;

/** A sum of likings, each with its sign or share: what an answer is about. */
type Weights = readonly (readonly [place: number, weight: number])[];
/** What an answer cuts the belief about such a sum down to: its mean moves by `pull` spreads, `cut` of its variance goes. */
interface Cut {
  pull: number;
  cut: number;
}

/**
 * What is believed after a person's rounds: each answer cuts off the part of the belief that contradicts it, and what is left
 * is taken for normal again (assumed-density filtering, as in TrueSkill: Herbrich, Minka and Graepel 2006).
 */
export function beliefOf(count: number, rounds: readonly Round[]): Belief {
  const places = Array.from({ length: count }, (_, place) => place);
  const nothing: Belief = {
    means: places.map(() => 0),
    spreads: places.map((row) => places.map((column) => (row === column ? 1 : 0))),
  };
  return rounds.reduce(learn, nothing);
}

function learn(belief: Belief, { left, right, answer }: Round): Belief {
  if (answer === "left") return more(belief, left, right);
  if (answer === "right") return more(belief, right, left);
  const alike = cutBelief(belief, difference(left, right), 2 * WAVER, (mean, spread) =>
    between((-NEAR - mean) / spread, (NEAR - mean) / spread),
  );
  const sign = answer === "both" ? 0.5 : -0.5;
  return cutBelief(
    alike,
    [
      [left, sign],
      [right, sign],
    ],
    WAVER / 2,
    (mean, spread) => {
      const { pull, cut } = above(mean / spread);
      return { pull: LEVEL * pull, cut: LEVEL * cut };
    },
  );
}

/** The first is liked better, by more than two alike ones differ. */
const more = (belief: Belief, first: number, second: number): Belief =>
  cutBelief(belief, difference(first, second), 2 * WAVER, (mean, spread) => above((mean - NEAR) / spread));

const difference = (first: number, second: number): Weights => [
  [first, 1],
  [second, -1],
];

/** Cuts a belief by what was said of one sum of likings; every name that hangs together with it moves along. */
function cutBelief(
  { means, spreads }: Belief,
  sum: Weights,
  waver: number,
  cutFor: (mean: number, spread: number) => Cut,
): Belief {
  const along = means.map((_, place) =>
    sum.reduce((all, [at, weight]) => all + weight * (spreads[at]?.[place] ?? 0), 0),
  );
  const over = (values: readonly number[]) =>
    sum.reduce((all, [at, weight]) => all + weight * (values[at] ?? 0), 0);
  const variance = over(along) + waver;
  const spread = Math.sqrt(variance);
  const { pull, cut } = cutFor(over(means), spread);
  const alongAt = (place: number) => along[place] ?? 0;
  return {
    means: means.map((mean, place) => mean + (alongAt(place) / spread) * pull),
    spreads: spreads.map((row, at) =>
      row.map((value, place) => value - ((alongAt(at) * alongAt(place)) / variance) * cut),
    ),
  };
}

/** Of a normal with its mean `by` spreads above a bound, the part above it. */
function above(by: number): Cut {
  const pull = ratio(density(by), share(by));
  return { pull, cut: pull * (pull + by) };
}

/** Of the standard normal, the part between two bounds. */
function between(low: number, high: number): Cut {
  const within = share(high) - share(low);
  const pull = ratio(density(low) - density(high), within);
  return { pull, cut: pull * pull + ratio(high * density(high) - low * density(low), within) };
}

/** A quotient whose divisor may be next to nothing: an answer against all that is believed moves, and breaks nothing. */
const ratio = (part: number, whole: number): number => part / Math.max(1e-9, whole);

/** The normal density. */
export const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

/** The normal share below `x`, to 1e-7 (Abramowitz and Stegun 26.2.17). */
function share(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail = 0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429)));
  const rest = density(x) * t * tail;
  return x > 0 ? 1 - rest : rest;
}
