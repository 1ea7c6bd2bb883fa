import {
  aloneRank,
  folkPoints,
  type Judged,
  NOT_PROPOSED,
  pairPasses,
  pairRank,
} from "#functions/naming/person/generate/evaluate.ts";
import { pointsOf } from "#functions/naming/person/generate/rank.ts";
import type { Eligible, Shape } from "#functions/naming/person/generate/space/eligible.ts";
import { FULL } from "#functions/naming/person/score/scale.ts";
import { BestHeap } from "./best-heap.ts";
import { strongPairs } from "./strong-pairs.ts";
import { tryWeakPairs, weakShape } from "./weak-pairs.ts";

/**
 * Where the strong pairs do not fill the heap, the first search of weak pairs goes this many points below
 * FULL.
 */
const FIRST_REACH = 14;

/** The ranks of all names of one character that are eligible, greatest first. */
export function aloneRanks(judged: Judged, { alone }: Eligible): Float64Array {
  return Float64Array.from(alone, (row) => aloneRank(judged, row))
    .filter((rank) => rank !== NOT_PROPOSED)
    .sort()
    .reverse();
}

/**
 * The best `keep` ranks of all eligible names of two characters, greatest first: the same as if every name
 * were tried. Pairs picked by hand come first and set the bar; any other is tried only where the bound on its
 * points reaches the bar. Where a character was asked for, the names are few, and all are tried.
 */
export function bestPairRanks(judged: Judged, { asked, shapes }: Eligible, keep: number): Float64Array {
  if (asked) return tryAllPairs(judged, shapes, keep).sorted();
  const strong = new BestHeap(keep);
  for (const shape of shapes) tryStrongPairs(judged, shape, strong);
  const { fine } = judged.space;
  const fineOnly = (rows: readonly number[]) => rows.filter((row) => fine[row] === 1);
  const weak = shapes.map(({ firsts, seconds }) => weakShape(judged, fineOnly(firsts), fineOnly(seconds)));
  for (let reach = FIRST_REACH; ; reach *= 2) {
    const floor = strong.isFull ? pointsOf(strong.least) : Math.max(0, FULL - reach);
    const all = strong.copy();
    for (const shape of weak) tryWeakPairs(judged, shape, all, floor);
    if (floor === 0 || (all.isFull && pointsOf(all.least) >= floor)) return all.sorted();
  }
}

function tryAllPairs(judged: Judged, shapes: readonly Shape[], keep: number): BestHeap {
  const heap = new BestHeap(keep);
  for (const { firsts, seconds } of shapes) {
    for (const first of firsts) {
      for (const second of seconds) tryPair(judged, first, second, heap);
    }
  }
  return heap;
}

function tryPair(judged: Judged, first: number, second: number, heap: BestHeap): void {
  tryFolk(judged, first, second, folkPoints(judged, first, second), heap);
}

/** Adds a pair with known folk points to the heap if it is good enough; returns whether it was added. */
function tryFolk(judged: Judged, first: number, second: number, folk: number, heap: BestHeap): boolean {
  const rank = pairRank(judged, first, second, folk);
  if (rank === NOT_PROPOSED || rank <= heap.least || !pairPasses(judged, first, second)) return false;
  heap.add(rank);
  return true;
}

function tryStrongPairs(judged: Judged, { firsts, seconds }: Shape, heap: BestHeap): void {
  const { starts, seconds: columns } = strongPairs(judged.pairs);
  const wanted = new Uint8Array(judged.space.size);
  for (let at = 0; at < seconds.length; at++) wanted[seconds[at] ?? 0] = 1;
  const { plainMost } = judged.tables;
  let leastPoints = heap.isFull ? pointsOf(heap.least) : 0;
  for (const first of firsts) {
    const end = starts[first + 1] ?? 0;
    for (let at = starts[first] ?? 0; at < end; at++) {
      const second = columns[at] ?? 0;
      if (wanted[second] !== 1) continue;
      const folk = folkPoints(judged, first, second);
      // A pair has at most its folk points and `plainMost`; the heap's least rises as pairs are added.
      if (heap.isFull && folk + plainMost < leastPoints) continue;
      if (tryFolk(judged, first, second, folk, heap) && heap.isFull) leastPoints = pointsOf(heap.least);
    }
  }
}
