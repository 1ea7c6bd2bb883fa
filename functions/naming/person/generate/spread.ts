import { type Grade, toneOf } from "#functions/naming/person/store/marks.ts";
import { gradeFor, type Judged } from "./judge.ts";
import { isSourced, type Rank, rowsOfRank } from "./order.ts";
import { type Proposals, passes } from "./proposals.ts";
import { marksAt } from "./space/space.ts";

/**
 * Of this many names in a row, no two begin with the same character, and no second character comes more than
 * twice, as far as the names within reach allow.
 */
const WINDOW = 30;
const SAME_SECOND = 2;
/** Where both lengths are asked for, every fifth name has one character. */
const ALONE_EVERY = 5;
/** Up to a place, the least grade that fills it, as far as there are such names within reach, else the next: A, then B too, then C. */
const LEADING = [
  { until: 3, grade: 5 },
  { until: 10, grade: 4 },
  { until: 33, grade: 3 },
] as const;
const REACH_START = 240;
const REACH_STEP = 12;

/** How many of the best names the place `at` of the sequence may be filled from: a name is never fetched from far below. */
function reachOf(at: number): number {
  return REACH_START + REACH_STEP * at;
}

/**
 * The first `count` places of the one sequence in which names are shown (换一批 goes on in it, so that nothing comes
 * twice). Each place takes the best name left that differs enough from those shown just before; where none within reach
 * does, the demands fall one by one. No name without a source in a chosen book comes before one that has it.
 */
export function spreadOut(judged: Judged, { alone, pairs }: Proposals, count: number): Rank[] {
  const queues = { pairs: new Queue(judged, pairs), alone: new Queue(judged, alone) };
  const leadFixed = isLeadFixed(judged);
  const shown: Shown[] = [];
  for (let at = 0; at < count; at++) {
    const aloneNow = alone.length > 0 && (pairs.length === 0 || at % ALONE_EVERY === ALONE_EVERY - 1);
    const next =
      (aloneNow ? queues.alone.take(shown, reachOf(at), leadFixed) : undefined) ??
      queues.pairs.take(shown, reachOf(at), leadFixed) ??
      queues.alone.take(shown, reachOf(at), leadFixed);
    if (next === undefined) break;
    shown.push(next);
  }
  return shown.map(({ rank }) => rank);
}

/** Does every name begin alike because the family asked so? */
function isLeadFixed({ house: { family } }: Judged): boolean {
  return family.generation?.at === 1 || family.fixed?.at === 1;
}

interface Shown {
  readonly rank: Rank;
  readonly first: number;
  readonly second: number;
  /** How the name speaks (气质); two names side by side should not speak alike. */
  readonly tone: string | undefined;
  readonly grade: Grade;
}

/** Names that are left, best first; a name is looked at only when it comes within reach. */
class Queue {
  readonly #judged: Judged;
  readonly #ranks: Float64Array;
  readonly #left: Shown[] = [];
  #read = 0;
  #taken = 0;

  constructor(judged: Judged, ranks: Float64Array) {
    this.#judged = judged;
    this.#ranks = ranks;
  }

  /** The best name left that fits. */
  take(shown: readonly Shown[], reach: number, leadFixed: boolean): Shown | undefined {
    const window = shown.slice(1 - WINDOW);
    this.#fill(Math.max(1, reach - this.#taken));
    const left = this.#left;
    const [best] = left;
    if (best === undefined) return undefined;
    const until = Math.min(left.length, Math.max(1, reach - this.#taken));
    const demands = leadFixed ? [differs, always] : [fresh, leads, always];
    const least = LEADING.find(({ until }) => shown.length < until)?.grade ?? 0;
    for (const fits of demandsFrom(least, demands)) {
      for (let at = 0; at < until; at++) {
        const name = left[at];
        if (name === undefined || isSourced(name.rank) !== isSourced(best.rank)) break;
        if (!fits(name, window)) continue;
        left.splice(at, 1);
        this.#taken++;
        return name;
      }
    }
    return undefined;
  }

  #fill(until: number): void {
    for (; this.#left.length < until && this.#read < this.#ranks.length; this.#read++) {
      const rank = this.#ranks[this.#read] ?? 0;
      if (passes(this.#judged, rank)) this.#left.push(shownOf(this.#judged, rank));
    }
  }
}

type Demand = (name: Shown, window: readonly Shown[]) => boolean;

/** The demands in turn, of names of a grade, then of the grade below it, and so on. */
function* demandsFrom(least: number, demands: readonly Demand[]): Generator<Demand> {
  for (let grade = least; grade > 0; grade--) {
    for (const fits of demands) yield (name, window) => name.grade >= grade && fits(name, window);
  }
  yield* demands;
}

function shownOf(judged: Judged, rank: Rank): Shown {
  const { first, second } = rowsOfRank(rank);
  const marks = marksAt(judged.space, first, second);
  return { rank, first, second, tone: toneOf(marks), grade: gradeFor(judged, first, second, marks) };
}

const fresh = (name: Shown, window: readonly Shown[]): boolean =>
  leads(name, window) && seconds(name, window) && differs(name, window) && !mirrored(name, window);

/** The same two characters the other way round have been seen in the window. */
function mirrored(name: Shown, window: readonly Shown[]): boolean {
  return window.some((one) => one.first === name.second && one.second === name.first);
}

/** Its leading character has not been seen in the window. */
function leads(name: Shown, window: readonly Shown[]): boolean {
  return window.every((one) => one.first !== name.first);
}

function seconds(name: Shown, window: readonly Shown[]): boolean {
  if (name.second < 0) return true;
  if (window.at(-1)?.second === name.second) return false;
  return window.filter((one) => one.second === name.second).length < SAME_SECOND;
}

/** It does not speak like the name just before. */
function differs(name: Shown, window: readonly Shown[]): boolean {
  const before = window.at(-1);
  return before === undefined || name.tone === undefined || before.tone !== name.tone;
}

const always = (): boolean => true;
