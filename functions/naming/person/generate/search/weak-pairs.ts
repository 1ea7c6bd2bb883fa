import { CLASH_MAX } from "#functions/naming/facts/sound/mandarin/clash.ts";
import { TONE_COUNT } from "#functions/naming/facts/sound/mandarin/tones.ts";
import {
  folkRow,
  type Judged,
  NOT_PROPOSED,
  pairPasses,
  pairRank,
} from "#functions/naming/person/generate/evaluate.ts";
import { pointsOf } from "#functions/naming/person/generate/rank.ts";
import { type RowCells, rowCells } from "#functions/naming/person/generate/space/row-cells.ts";
import { WEAK_MAX } from "#functions/naming/person/score/affinity/affinity.ts";
import { MEANING_MAX } from "#functions/naming/person/score/lines/meaning.ts";
import type { BestHeap } from "./best-heap.ts";
import { isStrong, strongPairs } from "./strong-pairs.ts";

const TENTHS = 10;
/** Rounding may lift the meaning line by so much at the most. */
const ROUNDING = 5;

/** First and second rows in cells, with the most tenths that each row can add to a weak pair. */
export interface WeakShape {
  readonly firsts: RowCells;
  readonly seconds: RowCells;
}

/** The rows of a shape in cells. */
export function weakShape(judged: Judged, firsts: readonly number[], seconds: readonly number[]): WeakShape {
  const { asSecond, polyphonic } = judged.space;
  const ratio = meaningRatio(judged);
  const readings = readingTenths(judged);
  const second = new Uint16Array(asSecond.length);
  for (let row = 0; row < second.length; row++)
    second[row] = Math.ceil((asSecond[row] ?? 0) * ratio) + (readings[polyphonic[row] ?? 0] ?? 0);
  return {
    firsts: rowCells(judged, firsts, firstPotentials(judged)),
    seconds: rowCells(judged, seconds, second),
  };
}

/**
 * Adds to the heap the pairs that are not strong (strong-pairs.ts) and whose bound reaches both `floor` and
 * the heap's least. The bound of a pair is the folk points of its cells and the most that both rows can add,
 * so no pair that belongs in the heap is left out.
 */
export function tryWeakPairs(
  judged: Judged,
  { firsts, seconds }: WeakShape,
  heap: BestHeap,
  floor: number,
): void {
  const { heads, most } = seconds;
  const folk = new Uint8Array(heads.length);
  let bar = barOf(heap, floor);
  for (let one = 0; one < firsts.count; one++) {
    folkRow(judged, firsts.heads[one] ?? 0, heads, folk);
    const own = firsts.most[one] ?? 0;
    for (let other = 0; other < heads.length; other++) {
      const shared = folk[other] ?? 0;
      if (own + (most[other] ?? 0) + shared * TENTHS < bar) continue;
      tryCells(judged, { firsts, seconds }, one, other, shared, heap, floor);
      bar = barOf(heap, floor);
    }
  }
}

/**
 * Tries every pair of two cells whose bound reaches the bar. The rows of a cell stand best first, so the
 * first miss ends the inner loop.
 */
function tryCells(
  judged: Judged,
  { firsts, seconds }: WeakShape,
  one: number,
  other: number,
  folk: number,
  heap: BestHeap,
  floor: number,
): void {
  let bar = barOf(heap, floor) - folk * TENTHS;
  for (let at = firsts.starts[one] ?? 0; at < (firsts.starts[one + 1] ?? 0); at++) {
    const first = firsts.rows[at] ?? 0;
    const own = firsts.potentials[at] ?? 0;
    for (let to = seconds.starts[other] ?? 0; to < (seconds.starts[other + 1] ?? 0); to++) {
      if (own + (seconds.potentials[to] ?? 0) < bar) break;
      if (tryPair(judged, first, seconds.rows[to] ?? 0, folk, heap)) bar = barOf(heap, floor) - folk * TENTHS;
    }
  }
}

function tryPair(judged: Judged, first: number, second: number, folk: number, heap: BestHeap): boolean {
  const { pairs, space } = judged;
  if (isStrong(pairs.cells[first * space.size + second] ?? 0)) return false;
  const rank = pairRank(judged, first, second, folk);
  if (rank === NOT_PROPOSED || rank <= heap.least || !pairPasses(judged, first, second)) return false;
  heap.add(rank);
  return true;
}

/** Tenths of a point that a name must be able to reach. */
function barOf(heap: BestHeap, floor: number): number {
  return TENTHS * (heap.isFull ? Math.max(floor, pointsOf(heap.least)) : floor);
}

/**
 * For each first row, the most tenths of a weak pair besides its folk points and what its second row adds.
 */
function firstPotentials(judged: Judged): Uint16Array {
  const { pairs, space, tables } = judged;
  const { weakSource } = strongPairs(pairs);
  const ratio = meaningRatio(judged);
  const readings = readingTenths(judged);
  const wishes = Math.max(...tables.wishPoints);
  const anyPair = tables.cleanSound + (tables.source[weakSource] ?? 0) + wishes + tables.kept;
  const tones = Array.from({ length: TONE_COUNT }, (_, tone) =>
    Math.max(...tables.tones.subarray(tone * TONE_COUNT, (tone + 1) * TONE_COUNT)),
  );
  const potentials = new Uint16Array(space.size);
  for (let first = 0; first < potentials.length; first++) {
    const clash = Math.max(0, CLASH_MAX - (tables.clashFirst[first] ?? 0));
    const sound = (tones[space.tone[first] ?? 0] ?? 0) + (tables.clashPoints[clash] ?? 0);
    const points = (tables.registrable[space.registrable[first] ?? 0] ?? 0) + sound + anyPair;
    const meaning = Math.ceil(((space.asFirst[first] ?? 0) + WEAK_MAX) * ratio) + ROUNDING;
    potentials[first] = meaning + (readings[space.polyphonic[first] ?? 0] ?? 0) + TENTHS * points;
  }
  return potentials;
}

/** How much a tenth of the meaning line is worth on the family's scale. */
function meaningRatio({ tables: { meaning } }: Judged): number {
  return (meaning.at(-1) ?? 0) / MEANING_MAX;
}

/** The tenths that one of two characters adds to the line of readings: with one reading, and with several. */
function readingTenths({ tables: { polyphone } }: Judged): readonly [number, number] {
  const [none = 0, one = 0] = polyphone;
  const half = (TENTHS * none) / 2;
  return [half, Math.max(0, TENTHS * one - half)];
}
