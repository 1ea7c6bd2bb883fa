import { HOMOPHONE_MAX } from "./homophone-points.ts";
import type { PatternIndex, SoundCode } from "./pattern-hits.ts";
import { type PatternPlace, placesFromSurname, placesInGiven } from "./pattern-places.ts";

/** Points of homophones, 0–6, of two given syllables behind one surname: two look-ups. */
export type PairPoints = (first: SoundCode, second: SoundCode) => number;

/** Points of homophones, 0–6, of one given syllable behind one surname: one look-up. */
export type SinglePoints = (only: SoundCode) => number;

/** Room for the tones of Mandarin (0–4) and of Cantonese (1–6). */
const STRIDE = 7;

/**
 * Costs by two given syllables. A cell stands for two ids and names a small table over their tones; table 0
 * is clean and shared by nearly all cells.
 */
interface CostGrid {
  readonly size: number;
  readonly cells: Uint16Array;
  readonly tables: Uint8Array[];
}

const bases = new WeakMap<PatternIndex, CostGrid>();

/**
 * All that the patterns say about a surname, laid out over two given syllables; the same figure as
 * `homophonePoints` of the hits. One surname's grid is 2 bytes for each pair of toneless syllables.
 */
export function badPairs(index: PatternIndex, surname: readonly SoundCode[]): PairPoints {
  const base = baseGrid(index);
  const grid = { size: base.size, cells: base.cells.slice(), tables: base.tables.slice() };
  addPlaces(grid, placesFromSurname(index, surname, 2));
  const { size, cells, tables } = grid;
  return (first, second) => {
    const cell = cells[first.id * size + second.id] ?? 0;
    return cell === 0
      ? HOMOPHONE_MAX
      : HOMOPHONE_MAX - (tables[cell]?.[first.tone * STRIDE + second.tone] ?? 0);
  };
}

/** The same for a given name of one syllable. */
export function badSingles(index: PatternIndex, surname: readonly SoundCode[]): SinglePoints {
  const costs = new Uint8Array(index.folded.length * STRIDE);
  for (const place of [...placesInGiven(index, 1), ...placesFromSurname(index, surname, 1)]) {
    for (const { id, near } of place.wanted[0] ?? []) {
      for (let tone = 0; tone < STRIDE; tone++) {
        const code = id * STRIDE + tone;
        costs[code] = Math.max(costs[code] ?? 0, costOf(place, near, ownAt(place, 0, tone)));
      }
    }
  }
  return ({ id, tone }) => HOMOPHONE_MAX - (costs[id * STRIDE + tone] ?? 0);
}

/** What holds within the given name whatever the surname; made once for each set of patterns. */
function baseGrid(index: PatternIndex): CostGrid {
  const found = bases.get(index);
  if (found !== undefined) return found;
  const size = index.folded.length;
  const grid = { size, cells: new Uint16Array(size * size), tables: [new Uint8Array(STRIDE * STRIDE)] };
  addPlaces(grid, placesInGiven(index, 2));
  bases.set(index, grid);
  return grid;
}

function addPlaces(grid: CostGrid, places: readonly PatternPlace[]): void {
  for (const place of places) {
    const same = costTable(place, false);
    const near = place.near === 0 ? undefined : costTable(place, true);
    for (const first of place.wanted[0] ?? [undefined]) {
      for (const second of place.wanted[1] ?? [undefined]) {
        const table = first?.near === true || second?.near === true ? near : same;
        if (table !== undefined) addTable(grid, table, first?.id, second?.id);
      }
    }
  }
}

/** Costs over the tones of both syllables, undefined where there are none. */
function costTable(place: PatternPlace, near: boolean): Uint8Array | undefined {
  const [own, other] = [costOf(place, near, true), costOf(place, near, false)];
  if (own === 0 && other === 0) return undefined;
  const table = new Uint8Array(STRIDE * STRIDE);
  if (other > 0) table.fill(other);
  for (let first = 0; first < STRIDE; first++) {
    if (!ownAt(place, 0, first)) continue;
    for (let second = 0; second < STRIDE; second++) {
      if (ownAt(place, 1, second)) table[first * STRIDE + second] = own;
    }
  }
  return table;
}

function costOf(place: PatternPlace, near: boolean, ownTones: boolean): number {
  if (near) return ownTones ? place.near : 0;
  return ownTones ? place.own : place.other;
}

function ownAt({ ownTones }: PatternPlace, at: number, tone: number): boolean {
  return ((ownTones[at] ?? 0) & (1 << tone)) !== 0;
}

/** Adds a table to one cell; a syllable that is not asked for stands for a whole row or column. */
function addTable(
  grid: CostGrid,
  table: Uint8Array,
  first: number | undefined,
  second: number | undefined,
): void {
  const { size } = grid;
  if (first !== undefined && second !== undefined) {
    mergeInto(grid, table, first * size + second, undefined);
    return;
  }
  const merged = new Map<number, number>();
  for (let row = first ?? 0; row < (first === undefined ? size : first + 1); row++) {
    for (let column = second ?? 0; column < (second === undefined ? size : second + 1); column++) {
      mergeInto(grid, table, row * size + column, merged);
    }
  }
}

/** Makes a cell name the worst of its own table and another; `merged` keeps equal merges one table. */
function mergeInto(
  { cells, tables }: CostGrid,
  table: Uint8Array,
  cell: number,
  merged: Map<number, number> | undefined,
): void {
  const old = cells[cell] ?? 0;
  const known = merged?.get(old);
  const merge = known ?? tables.push(old === 0 ? table : worstOf(tables[old] ?? table, table)) - 1;
  if (known === undefined) merged?.set(old, merge);
  cells[cell] = merge;
}

function worstOf(one: Uint8Array, other: Uint8Array): Uint8Array {
  return one.map((cost, code) => Math.max(cost, other[code] ?? 0));
}
