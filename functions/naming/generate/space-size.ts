import type { Eligible, Shape } from "./eligible.ts";
import type { Judged } from "./evaluate.ts";
import { rarityFits } from "./proposable.ts";

/** How many names the family's constraints leave: pairs of different characters in every shape, and single ones. */
export function spaceSize(judged: Judged, { alone, shapes }: Eligible): number {
  return shapes.reduce((sum, shape) => sum + pairsIn(judged, shape), alone.length);
}

/** Every first with every second, less a character with itself, less the mixes of commonness nobody asked for. */
function pairsIn(judged: Judged, { firsts, seconds }: Shape): number {
  const firstBands = bandsOf(judged, firsts);
  const secondBands = bandsOf(judged, seconds);
  const both = new Set(seconds);
  const twice = bandsOf(
    judged,
    firsts.filter((row) => both.has(row)),
  );
  let pairs = 0;
  for (const [one, ones] of firstBands) {
    if (fits(judged, one, one)) pairs -= twice.get(one) ?? 0;
    for (const [other, others] of secondBands) if (fits(judged, one, other)) pairs += ones * others;
  }
  return pairs;
}

function fits({ asked, house }: Judged, one: number, other: number): boolean {
  return asked || rarityFits(house.family.rarity, [one, other]);
}

/** How many of the rows are in each band of commonness. */
function bandsOf({ space }: Judged, rows: readonly number[]): ReadonlyMap<number, number> {
  const bands = new Map<number, number>();
  for (const row of rows) bands.set(space.band[row] ?? 0, (bands.get(space.band[row] ?? 0) ?? 0) + 1);
  return bands;
}
