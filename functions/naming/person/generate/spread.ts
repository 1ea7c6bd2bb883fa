import { type Rank, rowsOfRank } from "./rank.ts";
import type { Space } from "./space/space.ts";

/**
 * Of this many names in a row, no two begin with the same character, and no second character comes more than
 * twice, as far as the names within reach allow.
 */
const WINDOW = 30;
const SAME_SECOND = 2;
/** Where both lengths are asked for, every fifth name has one character. */
const ALONE_EVERY = 5;
const REACH_START = 240;
const REACH_STEP = 12;
/** The flavour of a second character that is not there. */
const NO_FLAVOUR = -1;

/** How many of the best names the place `at` of the sequence may be filled from: a name is never fetched from far below. */
function reachOf(at: number): number {
  return REACH_START + REACH_STEP * at;
}

/** The ranks of the names, greatest first: those of two characters and those of one. */
export interface Ordered {
  readonly pairs: Float64Array;
  readonly alone: Float64Array;
  /** Whether `pairs` holds all pairs that there are. */
  readonly all: boolean;
}

/**
 * The first `count` places of the one sequence in which names are shown (换一批 goes on in it, so that nothing comes
 * twice). Each place takes the best name left that differs enough from those shown just before; where none within reach
 * does, the demands fall one by one. `leadFixed`: every name begins alike because the family asked so. Null where a place
 * would have to look at more pairs than are given.
 */
export function spreadOut(space: Space, ordered: Ordered, count: number, leadFixed: boolean): Rank[] | null {
  const { alone, pairs } = ordered;
  const queues = { pairs: new Queue(space, pairs), alone: new Queue(space, alone) };
  const shown: Shown[] = [];
  for (let at = 0; at < count; at++) {
    const aloneNow = alone.length > 0 && (pairs.length === 0 || at % ALONE_EVERY === ALONE_EVERY - 1);
    const known = ordered.all || pairs.length >= reachOf(at);
    const next =
      (aloneNow ? queues.alone.take(shown, reachOf(at), leadFixed, true) : undefined) ??
      queues.pairs.take(shown, reachOf(at), leadFixed, known) ??
      (known ? queues.alone.take(shown, reachOf(at), leadFixed, true) : undefined);
    if (next === undefined) return known ? shown.map(({ rank }) => rank) : null;
    shown.push(next);
  }
  return shown.map(({ rank }) => rank);
}

interface Shown {
  readonly rank: Rank;
  readonly first: number;
  readonly second: number;
  /** The main sense of each character; two names side by side should not have the same. */
  readonly flavours: readonly [number, number];
}

/** Names that are left, best first. */
class Queue {
  readonly #space: Space;
  readonly #left: Shown[];
  #taken = 0;

  constructor(space: Space, ranks: Float64Array) {
    this.#space = space;
    this.#left = Array.from(ranks, (rank) => shownOf(this.#space, rank));
  }

  /**
   * The best name left that fits. `known`: all names within reach are in the queue, so the demands may be
   * dropped.
   */
  take(shown: readonly Shown[], reach: number, leadFixed: boolean, known: boolean): Shown | undefined {
    const window = shown.slice(1 - WINDOW);
    const until = Math.min(this.#left.length, Math.max(1, reach - this.#taken));
    const demands = leadFixed ? [differs, always] : [fresh, leads, always];
    for (const fits of known ? demands : demands.slice(0, 1)) {
      for (let at = 0; at < until; at++) {
        const name = this.#left[at];
        if (name === undefined || !fits(name, window)) continue;
        this.#left.splice(at, 1);
        this.#taken++;
        return name;
      }
    }
    return undefined;
  }
}

function shownOf({ flavour }: Space, rank: Rank): Shown {
  const { first, second } = rowsOfRank(rank);
  return { rank, first, second, flavours: [flavour[first] ?? NO_FLAVOUR, flavour[second] ?? NO_FLAVOUR] };
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

/** It does not say what the name just before says. */
function differs(name: Shown, window: readonly Shown[]): boolean {
  const before = window.at(-1);
  if (before === undefined) return true;
  return before.flavours[0] !== name.flavours[0] || before.flavours[1] !== name.flavours[1];
}

const always = (): boolean => true;
