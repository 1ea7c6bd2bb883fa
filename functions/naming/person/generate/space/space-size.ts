import type { Judged } from "#functions/naming/person/generate/evaluate.ts";
import { rarityFits } from "#functions/naming/person/generate/proposable.ts";
import type { Eligible, Shape } from "./eligible.ts";

const RAREST_BAND = 4;

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
  firstBands.forEach((ones, one) => {
    if (fits(judged, one, one)) pairs -= twice[one] ?? 0;
    secondBands.forEach((others, other) => {
      if (fits(judged, one, other)) pairs += ones * others;
    });
  });
  return pairs;
}

function fits({ asked, house }: Judged, one: number, other: number): boolean {
  return asked || rarityFits(house.family.rarity, [one, other]);
}

/** How many of the rows are in each band of commonness. */
function bandsOf({ space }: Judged, rows: readonly number[]): Uint32Array {
  const bands = new Uint32Array(RAREST_BAND + 1);
  for (const row of rows) {
    const band = space.band[row] ?? 0;
    bands[band] = (bands[band] ?? 0) + 1;
  }
  return bands;
}
