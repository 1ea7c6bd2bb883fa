import { READ_SOURCE } from "#functions/naming/person/score/affinity/affinity.ts";
import { PICKED_FEMALE, PICKED_MALE } from "#functions/naming/person/score/affinity/pair-marks.ts";
import { MARKS_SHIFT, type PairTable, SOURCE_BITS } from "#functions/naming/person/score/pair-table.ts";
import { knownTables } from "#functions/naming/prepared/known-tables.ts";
import type { StrongPairs } from "#functions/naming/prepared/tables.ts";

const PICKED = (PICKED_MALE | PICKED_FEMALE) << MARKS_SHIFT;

const made = new WeakMap<PairTable, StrongPairs>();

/**
 * The pairs of a table that were picked by hand: only they can have the most points of meaning and source.
 * Made once for each table.
 */
export function strongPairs(pairs: PairTable): StrongPairs {
  const found = made.get(pairs) ?? preparedFor(pairs) ?? collect(pairs);
  made.set(pairs, found);
  return found;
}

function preparedFor({ cells }: PairTable): StrongPairs | undefined {
  const tables = knownTables();
  return tables?.cells === cells ? tables.strong : undefined;
}

export function isStrong(cell: number): boolean {
  return (cell & PICKED) !== 0;
}

/** Nearly all cells are empty: four are looked at in one go. */
function collect({ cells, chars }: PairTable): StrongPairs {
  const size = chars.length;
  const starts = new Uint32Array(size + 1);
  const seconds: number[] = [];
  const quads = new Uint32Array(cells.buffer, cells.byteOffset, cells.length >> 2);
  let weakSource = 0;
  for (let at = 0; at < cells.length; at++) {
    if ((at & 3) === 0 && quads[at >> 2] === 0) {
      at += 3;
      continue;
    }
    const cell = cells[at] ?? 0;
    if (isStrong(cell)) {
      const row = Math.floor(at / size);
      starts[row + 1] = seconds.push(at - row * size);
      continue;
    }
    const source = cell & SOURCE_BITS;
    if (source < READ_SOURCE && source > weakSource) weakSource = source;
  }
  for (let row = 0; row < size; row++) starts[row + 1] = Math.max(starts[row + 1] ?? 0, starts[row] ?? 0);
  return { starts, seconds: Uint16Array.from(seconds), weakSource };
}
