import { DOUBLING, LIKED } from "#functions/naming/person/generate/order.ts";
import type { Liking } from "#functions/naming/person/store/fits.ts";
import { chances } from "./families.ts";

/** A given name for children of one sex: how much it is liked behind any surname, and behind those it was read with. */
export interface Liked {
  readonly given: string;
  readonly alone: Liking;
  readonly whole: ReadonlyMap<string, Liking>;
}

/** Of so many families, in shares, a given name may come first for: among the first three names, and among the 33 of a report. */
const SHOWN = [
  { of: 3, share: 0.1 },
  { of: 33, share: 0.2 },
] as const;
const FAMILIES_OF_A_SURNAME = 2;
const ROUNDS = 10;
/** How fast turns follow what is shown too often, first and last. */
const PACE = { first: 1.5, last: 0.5 } as const;
/** How far the bills of one family's names spread, in points. */
const SPREAD = 6;

/**
 * How much of its liking each given name gives up (轮次), so that hardly more than a share of families are shown it: found by showing names to families of all surnames, with chance and
 * the rest of the bill by a seeded draw, and raising what is shown too often, round by round.
 */
export function turnsOf(names: readonly Liked[], surnames: readonly string[]): ReadonlyMap<string, Liking> {
  const turns = names.map(() => 0);
  const families = surnames.flatMap((surname) => new Array<string>(FAMILIES_OF_A_SURNAME).fill(surname));
  for (let round = 0; round < ROUNDS; round++) {
    const draw = above0(chances(round + 1));
    const shown = SHOWN.map(() => names.map(() => 0));
    for (const surname of families) {
      const points = names.map(
        ({ alone, whole }, at) => (whole.get(surname) ?? alone) - (turns[at] ?? 0) + chance(draw),
      );
      const order = points.map((_, at) => at).sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0));
      SHOWN.forEach(({ of }, nth) => {
        for (const at of order.slice(0, of)) (shown[nth] ?? [])[at] = (shown[nth]?.[at] ?? 0) + 1;
      });
    }
    const pace = PACE.first + ((PACE.last - PACE.first) * round) / (ROUNDS - 1);
    for (const at of names.keys()) {
      const often = SHOWN.map(({ share }, nth) => (shown[nth]?.[at] ?? 0) / (share * families.length));
      turns[at] = Math.max(0, (turns[at] ?? 0) + pace * Math.log2(Math.max(0.5, ...often)));
    }
  }
  return new Map(names.map(({ given }, at) => [given, Math.round(turns[at] ?? 0)]));
}

/** What an order's chance and a bill add to a name, in steps of liking. */
function chance(draw: () => number): number {
  const gumbel = -Math.log2(-Math.log(draw()));
  const normal = Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());
  return (gumbel * DOUBLING + normal * SPREAD) / LIKED;
}

/** A logarithm is taken of it. */
const above0 = (draw: () => number) => () => draw() || Number.EPSILON;
