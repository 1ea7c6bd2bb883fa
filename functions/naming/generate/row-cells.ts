import type { Judged } from "./evaluate.ts";
import { ELEMENT_COUNT, ZODIAC_STEPS } from "./tables.ts";

/**
 * Rows in cells of equal strokes, element and zodiac points: two cells have the same folk points whatever their rows.
 * Cell `c` has the `rows` from `starts[c]` to `starts[c + 1]`, greatest potential first.
 */
export interface RowCells {
  readonly count: number;
  readonly starts: Uint32Array;
  readonly rows: Uint16Array;
  /** What each row brings of its own at the most, in tenths of a point. */
  readonly potentials: Uint16Array;
}

const POTENTIAL_RANGE = 1024;

/** The rows in cells, each with its potential (below 1024 tenths). */
export function rowCells(
  { space, tables }: Judged,
  rows: readonly number[],
  potentials: Uint16Array,
): RowCells {
  const keys = new Uint32Array(space.facts.length);
  for (const row of rows) {
    const kind = (space.strokes[row] ?? 0) * ELEMENT_COUNT + (space.element[row] ?? 0);
    const cell = kind * ZODIAC_STEPS + (tables.zodiac[row] ?? 0);
    keys[row] = cell * POTENTIAL_RANGE + (POTENTIAL_RANGE - 1 - (potentials[row] ?? 0));
  }
  const ordered = Uint16Array.from(rows).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
  const starts: number[] = [];
  let last = -1;
  ordered.forEach((row, at) => {
    const cell = Math.floor((keys[row] ?? 0) / POTENTIAL_RANGE);
    if (cell !== last) starts.push(at);
    last = cell;
  });
  return {
    count: starts.length,
    starts: Uint32Array.from([...starts, ordered.length]),
    rows: ordered,
    potentials: Uint16Array.from(ordered, (row) => potentials[row] ?? 0),
  };
}
