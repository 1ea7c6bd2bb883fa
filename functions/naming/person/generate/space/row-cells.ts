import type { Judged } from "#functions/naming/person/generate/evaluate.ts";
import { ELEMENT_COUNT, ZODIAC_STEPS } from "./tables.ts";

/**
 * Rows in cells of equal strokes, element and zodiac points, so all pairs from the same two cells have the
 * same folk points. Cell `c` has the `rows` from `starts[c]` to `starts[c + 1]`, greatest potential first.
 */
export interface RowCells {
  readonly count: number;
  readonly starts: Uint32Array;
  readonly rows: Uint16Array;
  /** The most that each row can add to a pair, in tenths of a point. */
  readonly potentials: Uint16Array;
  /** The first row of each cell, and its potential: the greatest of the cell. */
  readonly heads: Uint16Array;
  readonly most: Uint16Array;
}

const POTENTIAL_RANGE = 1024;
const ROW_RANGE = 1 << 14;

/** The rows in cells, each with its potential (below 1024 tenths). */
export function rowCells(
  { space, tables }: Judged,
  rows: readonly number[],
  potentials: Uint16Array,
): RowCells {
  // Cell, potential and row in one number, which is sorted without a function.
  const keys = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const kind = (space.strokes[row] ?? 0) * ELEMENT_COUNT + (space.element[row] ?? 0);
    const cell = kind * ZODIAC_STEPS + (tables.zodiac[row] ?? 0);
    keys[at] = (cell * POTENTIAL_RANGE + (POTENTIAL_RANGE - 1 - (potentials[row] ?? 0))) * ROW_RANGE + row;
  }
  keys.sort();
  const ordered = new Uint16Array(rows.length);
  const ownPotentials = new Uint16Array(rows.length);
  const starts = new Uint32Array(rows.length + 1);
  const heads = new Uint16Array(rows.length);
  const most = new Uint16Array(rows.length);
  let count = 0;
  let last = -1;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? 0;
    const row = key % ROW_RANGE;
    const cell = Math.floor(key / (ROW_RANGE * POTENTIAL_RANGE));
    if (cell !== last) {
      heads[count] = row;
      most[count] = potentials[row] ?? 0;
      starts[count++] = at;
    }
    last = cell;
    ordered[at] = row;
    ownPotentials[at] = potentials[row] ?? 0;
  }
  starts[count] = keys.length;
  return {
    count,
    starts,
    rows: ordered,
    potentials: ownPotentials,
    heads: heads.subarray(0, count),
    most: most.subarray(0, count),
  };
}
