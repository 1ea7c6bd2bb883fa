import { toneOf } from "#functions/naming/person/store/marks.ts";
import { type Before, beforeNext, type Demand, demandsOf, type Shown } from "./demands.ts";
import type { Judged } from "./judge.ts";
import { FIRST_PLACES, isSourced, LEAD_PLACES, type Rank, rowsOfRank } from "./order.ts";
import { type Proposals, passes } from "./proposals.ts";
import { marksAt } from "./space/space.ts";

/** Where both lengths are asked for, every fifth name has one character. */
const ALONE_EVERY = 5;
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
export function spreadOut(
  judged: Judged,
  { alone, later, next: second, pairs }: Proposals,
  count: number,
): Rank[] {
  const queues = { pairs: new Queue(judged, pairs), alone: new Queue(judged, alone) };
  const demands = demandsOf(isLeadFixed(judged));
  const shown: Shown[] = [];
  for (let at = 0; at < count; at++) {
    if (at === LEAD_PLACES) queues.pairs = new Queue(judged, second(), [...shown]);
    if (at === FIRST_PLACES) queues.pairs = new Queue(judged, later(), [...shown]);
    const aloneNow = alone.length > 0 && (pairs.length === 0 || at % ALONE_EVERY === ALONE_EVERY - 1);
    const before = beforeNext(shown);
    const take = (queue: Queue) => queue.take(demands, before, reachOf(at));
    const next = (aloneNow ? take(queues.alone) : undefined) ?? take(queues.pairs) ?? take(queues.alone);
    if (next === undefined) break;
    shown.push(next);
  }
  return shown.map(({ rank }) => rank);
}

/** Does every name begin alike because the family asked so? */
function isLeadFixed({ house: { family } }: Judged): boolean {
  return family.generation?.at === 1 || family.fixed?.at === 1;
}

/**
 * Names that are left, best first. A name is looked at only when its turn comes, and whether it passes (which is costly: the
 * whole name is listened to) is asked only where it would be taken, or where names within reach must be counted.
 */
class Queue {
  readonly #judged: Judged;
  readonly #ranks: Float64Array;
  /** Names that are shown already: they are passed over as they are read. */
  readonly #before: readonly Shown[];
  readonly #left: Shown[] = [];
  /** So many at the head of those left are known to pass. */
  #sure = 0;
  #read = 0;
  #taken = 0;

  constructor(judged: Judged, ranks: Float64Array, before: readonly Shown[] = []) {
    this.#judged = judged;
    this.#ranks = ranks;
    this.#before = before;
  }

  /** Takes the best name left that meets the demands; where none within reach does, they fall one by one. */
  take(demands: readonly Demand[], before: Before, reach: number): Shown | undefined {
    // The first of all that passes says whether names with a source in a chosen book are left.
    while (this.#sure === 0 && this.#nameAt(0) !== undefined) this.#settle(1);
    for (const meets of demands) {
      const found = this.#best((name) => meets(name, before), reach);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Takes the best name that does, of those within reach that have a source in a chosen book as the best of all has. */
  #best(does: (name: Shown) => boolean, reach: number): Shown | undefined {
    const within = Math.max(1, reach - this.#taken);
    const sourced = isSourced(this.#left[0]?.rank ?? 0);
    for (let at = 0; ; at++) {
      if (at >= within) at = this.#settle(at);
      const name = at < within ? this.#nameAt(at) : undefined;
      if (name === undefined || isSourced(name.rank) !== sourced) return undefined;
      if (!does(name)) continue;
      if (at < this.#sure || passes(this.#judged, name.rank)) return this.#takeOut(at);
      this.#left.splice(at--, 1);
    }
  }

  /** Strikes the names before a place that do not pass; gives the place where the one that stood there stands now. */
  #settle(place: number): number {
    let end = place;
    while (this.#sure < end) {
      const name = this.#nameAt(this.#sure);
      if (name === undefined) return this.#sure;
      if (passes(this.#judged, name.rank)) this.#sure++;
      else {
        this.#left.splice(this.#sure, 1);
        end--;
      }
    }
    return end;
  }

  #takeOut(at: number): Shown | undefined {
    if (at < this.#sure) this.#sure--;
    this.#taken++;
    return this.#left.splice(at, 1)[0];
  }

  #nameAt(at: number): Shown | undefined {
    for (; this.#left.length <= at && this.#read < this.#ranks.length; this.#read++) {
      const name = shownOf(this.#judged, this.#ranks[this.#read] ?? 0);
      const isBefore = this.#before.some(
        ({ first, second }) => first === name.first && second === name.second,
      );
      if (!isBefore) this.#left.push(name);
    }
    return this.#left[at];
  }
}

function shownOf(judged: Judged, rank: Rank): Shown {
  const { first, second } = rowsOfRank(rank);
  const marks = marksAt(judged.space, first, second);
  return { rank, first, second, tone: toneOf(marks) };
}
