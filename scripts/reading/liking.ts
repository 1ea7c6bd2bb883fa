/** What one reader said of names: a mark a given name, G S N W. */
export type Reading = ReadonlyMap<string, string>;

/** What readers together make of names. */
export interface Liking {
  /** The share of the readers of `panel` that would be expected to consider a name, 0–1. */
  readonly shareOf: (given: string) => number;
  /** How many read it, would consider it, winced. */
  readonly readers: (given: string) => number;
  readonly considered: (given: string) => number;
  readonly winces: (given: string) => number;
}

/** What is known of a name or a reader before anything is read: names spread around their mean, readers around the usual. */
const NAME_SPREAD = 1;
const READER_SPREAD = 4;
const USUAL_GLAD = 3;
const ROUNDS = 80;
/** The longest step of a round. */
const LONGEST = 1;

interface Judge {
  /** How much a name must be liked before this reader would consider it, or be glad of it, as often as not. */
  considers: number;
  glad: number;
  readonly isEverGlad: boolean;
}

/**
 * How much names are liked, whoever read them: readers differ in strictness, and not every name was read by the same ones. Fits
 * Rasch's model (one liking a name, one strictness a reader for «considered» and one for «gladly») by Newton's steps.
 */
export function likingOf(readings: readonly Reading[], panel: readonly number[]): Liking {
  const seen = new Map<string, { at: number; mark: string }[]>();
  readings.forEach((reading, at) => {
    for (const [given, mark] of reading) {
      const own = seen.get(given) ?? [];
      own.push({ at, mark });
      seen.set(given, own);
    }
  });
  const judges = readings.map(
    (reading): Judge => ({
      considers: 0,
      glad: USUAL_GLAD,
      isEverGlad: [...reading.values()].includes("G"),
    }),
  );
  const liking = new Map([...seen.keys()].map((given) => [given, 0]));
  for (let round = 0; round < ROUNDS; round++) {
    const mean = [...liking.values()].reduce((sum, each) => sum + each, 0) / liking.size;
    for (const [given, said] of seen) liking.set(given, nameStep(liking.get(given) ?? 0, mean, said, judges));
    readings.forEach((reading, at) => {
      const judge = judges[at];
      if (judge !== undefined) judgeStep(judge, reading, liking);
    });
  }
  const shareOf = (given: string) => {
    const own = liking.get(given) ?? 0;
    return panel.reduce((sum, at) => sum + logistic(own - (judges[at]?.considers ?? 0)), 0) / panel.length;
  };
  const count = (given: string, is: (mark: string) => boolean) =>
    seen.get(given)?.filter(({ mark }) => is(mark)).length ?? 0;
  return {
    shareOf,
    readers: (given) => count(given, () => true),
    considered: (given) => count(given, isConsidered),
    winces: (given) => count(given, (mark) => mark === "W"),
  };
}

function nameStep(
  own: number,
  mean: number,
  said: readonly { at: number; mark: string }[],
  judges: readonly Judge[],
): number {
  const slope = new Slope((mean - own) / NAME_SPREAD, 1 / NAME_SPREAD);
  for (const { at, mark } of said) {
    const judge = judges[at];
    if (judge === undefined) continue;
    slope.add(isConsidered(mark), logistic(own - judge.considers));
    if (judge.isEverGlad) slope.add(mark === "G", logistic(own - judge.glad));
  }
  return own + slope.step();
}

function judgeStep(judge: Judge, reading: Reading, liking: ReadonlyMap<string, number>): void {
  const considers = new Slope(judge.considers / READER_SPREAD, 1 / READER_SPREAD);
  const glad = new Slope((judge.glad - USUAL_GLAD) / READER_SPREAD, 1 / READER_SPREAD);
  for (const [given, mark] of reading) {
    const own = liking.get(given) ?? 0;
    considers.add(isConsidered(mark), logistic(own - judge.considers));
    glad.add(mark === "G", logistic(own - judge.glad));
  }
  // A stricter reader considers fewer: the other way round than a better name.
  judge.considers -= considers.step();
  if (judge.isEverGlad) judge.glad -= glad.step();
}

/** The slope and the curvature of a likelihood in one unknown. */
class Slope {
  #slope: number;
  #curvature: number;

  constructor(slope: number, curvature: number) {
    this.#slope = slope;
    this.#curvature = curvature;
  }

  add(happened: boolean, expected: number): void {
    this.#slope += (happened ? 1 : 0) - expected;
    this.#curvature += expected * (1 - expected);
  }

  step(): number {
    return Math.max(-LONGEST, Math.min(LONGEST, this.#slope / this.#curvature));
  }
}

export const isConsidered = (mark: string): boolean => mark === "G" || mark === "S";
const logistic = (at: number): number => 1 / (1 + Math.exp(-at));
