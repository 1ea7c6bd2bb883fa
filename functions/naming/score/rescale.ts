import type { Household } from "./household.ts";
import type { BillLine } from "./line.ts";

const FULL = 100;

/** 好用 30, 字义与出处 25, 家庭要求 5. */
export const PLAIN_MARKS = 60;
const ELEMENT_MARKS = 20;
const GRID_MARKS = 15;
const ZODIAC_MARKS = 5;

/** What the lines of a family's bill add up to before they are rescaled: 100 less the parts that are off. */
export function fullMarks({ family: { chart, use } }: Household): number {
  return (
    PLAIN_MARKS +
    (use.bazi && chart !== null ? ELEMENT_MARKS : 0) +
    (use.grids ? GRID_MARKS : 0) +
    (use.zodiac && chart !== null ? ZODIAC_MARKS : 0)
  );
}

/** A raw sum of points of `max` as a whole number of 100. */
export function outOfHundred(points: number, max: number): number {
  return Math.round((points * FULL) / max);
}

/**
 * Lines whose maxima add up to less than 100 (a part is switched off) on the scale of 100: whole numbers by largest
 * remainder, so that maxima add up to 100 and points to `outOfHundred` of their sum; a full line stays full as long as
 * the others can make up for it. Lines of 100 stay as they are.
 */
export function rescale(lines: readonly BillLine[]): readonly BillLine[] {
  const max = lines.reduce((sum, line) => sum + line.max, 0);
  if (max === FULL) return lines;
  const earned = lines.reduce((sum, line) => sum + line.points, 0);
  const maxima = shares(
    lines.map((line) => (line.max * FULL) / max),
    FULL,
    lines.map(() => FULL),
    lines.map(() => false),
  );
  const points = shares(
    lines.map((line) => (line.points * FULL) / max),
    outOfHundred(earned, max),
    maxima,
    lines.map((line) => line.points === line.max),
  );
  return lines.map((line, at) => ({ ...line, points: points[at] ?? 0, max: maxima[at] ?? 0 }));
}

/**
 * Whole numbers near `exact` that add up to `total`, none above its cap: floors, then the largest remainders. Pinned ones
 * begin at their cap and are the last to give way.
 */
function shares(
  exact: readonly number[],
  total: number,
  caps: readonly number[],
  pinned: readonly boolean[],
): readonly number[] {
  const whole = exact.map((value, at) => Math.min(pinned[at] ? FULL : Math.floor(value), caps[at] ?? 0));
  const order = exact
    .map((value, at) => ({ at, pin: pinned[at] ? 1 : 0, rest: value - (whole[at] ?? 0) }))
    .sort((a, b) => b.pin - a.pin || b.rest - a.rest || a.at - b.at);
  let left = total - whole.reduce((sum, value) => sum + value, 0);
  while (left > 0) {
    for (const { at } of order) {
      const value = whole[at] ?? 0;
      if (left === 0) break;
      if (value >= (caps[at] ?? 0)) continue;
      whole[at] = value + 1;
      left--;
    }
  }
  while (left < 0) {
    for (const { at } of order.toReversed()) {
      const value = whole[at] ?? 0;
      if (left === 0) break;
      if (value === 0) continue;
      whole[at] = value - 1;
      left++;
    }
  }
  return whole;
}
