/**
 * The place of a name in the one order of proposals, as a number: greater is better. Total first, then the tenths of the
 * meaning line, then the commoner characters, then code points. 45 bits, so a double holds it exactly.
 */
export type Rank = number;

/** Tenths of the meaning line are 0–100. */
const TENTHS_RANGE = 128;
/** Bands of two characters add up to 2–8; the one of a single character counts twice. */
const BANDS_MOST = 8;
const BANDS_RANGE = 8;
/** A name as a number: row of the first character, row + 1 of the second or 0. */
const ROW_RANGE = 1 << 14;
const NAME_RANGE = ROW_RANGE * ROW_RANGE;

export function rankOf(points: number, tenths: number, bands: number, first: number, second: number): Rank {
  const name = first * ROW_RANGE + second + 1;
  return (
    ((points * TENTHS_RANGE + tenths) * BANDS_RANGE + (BANDS_MOST - bands)) * NAME_RANGE +
    (NAME_RANGE - 1 - name)
  );
}

/** The rows of a rank's name; `second` is -1 for a name of one character. */
export function rowsOfRank(rank: Rank): { first: number; second: number } {
  const name = NAME_RANGE - 1 - (rank % NAME_RANGE);
  return { first: Math.floor(name / ROW_RANGE), second: (name % ROW_RANGE) - 1 };
}

/** The points of a rank's name: the total of its bill. */
export function pointsOf(rank: Rank): number {
  return Math.floor(rank / (NAME_RANGE * BANDS_RANGE * TENTHS_RANGE));
}
