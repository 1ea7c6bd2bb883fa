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
/** How often all answers are gone through: more moves nothing. */
const SWEEPS = 3;

/** A sum of likings, each with its sign or share: what an answer is about. */
type Weights = readonly (readonly [place: number, weight: number])[];
/** What an answer cuts the belief about such a sum down to: its mean moves by `pull` spreads, `cut` of its variance goes. */
interface Cut {
  pull: number;
  cut: number;
}

/** One thing that was said of a sum: how it cuts, and what that has told so far, as a normal (its precision, and mean times that). */
interface Said {
  readonly sum: Weights;
  readonly waver: number;
  readonly cutFor: (mean: number, spread: number) => Cut;
  precision: number;
  shift: number;
}

/**
 * What is believed after a person's rounds. Each answer cuts off the part of the belief that contradicts it, and what is left
 * is taken for normal again; then each answer is forgotten and heard once more beside all others, so that it does not
 * matter which came first (expectation propagation: Minka 2001, as TrueSkill does within a game).
 */
export function beliefOf(count: number, rounds: readonly Round[]): Belief {
  const means = Array.from({ length: count }, () => 0);
  const spreads = means.map((_, row) => means.map((_, column) => (row === column ? 1 : 0)));
  const said = rounds.flatMap(saidIn);
  for (let sweep = 0; sweep < SWEEPS; sweep++) for (const one of said) hear(one, means, spreads);
  return { means, spreads };
}

/** What an answer says: one is liked better, by more than two alike ones differ; or they are alike, and so high or so low. */
function saidIn({ left, right, answer }: Round): Said[] {
  const unheard = { precision: 0, shift: 0 };
  if (answer === "left" || answer === "right") {
    const sum = answer === "left" ? difference(left, right) : difference(right, left);
    return [{ ...unheard, sum, waver: 2 * WAVER, cutFor: (mean, spread) => above((mean - NEAR) / spread) }];
  }
  const sign = answer === "both" ? 0.5 : -0.5;
  return [
    {
      ...unheard,
      sum: difference(left, right),
      waver: 2 * WAVER,
      cutFor: (mean, spread) => between((-NEAR - mean) / spread, (NEAR - mean) / spread),
    },
    {
      ...unheard,
      sum: [
        [left, sign],
        [right, sign],
      ],
      waver: WAVER / 2,
      cutFor: (mean, spread) => {
        const { pull, cut } = above(mean / spread);
        return { pull: LEVEL * pull, cut: LEVEL * cut };
      },
    },
  ];
}

const difference = (first: number, second: number): Weights => [
  [first, 1],
  [second, -1],
];

/** The least variance that an answer may leave. */
const LEAST = 1e-6;

/** Hears one thing anew beside all others: takes out what it told before, cuts, and puts in what it tells now. */
function hear(one: Said, means: number[], spreads: number[][]): void {
  const along = means.map((_, place) =>
    one.sum.reduce((all, [at, weight]) => all + weight * (spreads[at]?.[place] ?? 0), 0),
  );
  const over = (values: readonly number[]) =>
    one.sum.reduce((all, [at, weight]) => all + weight * (values[at] ?? 0), 0);
  const variance = over(along);
  const mean = over(means);
  const rest = 1 / variance - one.precision;
  // Whatever all the others say leaves nothing for it to tell.
  if (rest < LEAST) return;
  const before = { variance: 1 / rest, mean: (mean / variance - one.shift) / rest };
  const whole = before.variance + one.waver;
  const { pull, cut } = one.cutFor(before.mean, Math.sqrt(whole));
  const after = {
    variance: Math.max(LEAST, before.variance - (before.variance ** 2 / whole) * cut),
    mean: before.mean + (before.variance / Math.sqrt(whole)) * pull,
  };
  const precision = Math.max(0, 1 / after.variance - 1 / before.variance);
  const shift = after.mean / after.variance - before.mean / before.variance;
  const [more, further] = [precision - one.precision, shift - one.shift];
  const share = 1 + more * variance;
  for (const [row, far] of along.entries()) {
    means[row] = (means[row] ?? 0) + (far * (further - more * mean)) / share;
    const line = spreads[row];
    if (line === undefined) continue;
    for (const [column, other] of along.entries())
      line[column] = (line[column] ?? 0) - (far * other * more) / share;
  }
  one.precision = precision;
  one.shift = shift;
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
