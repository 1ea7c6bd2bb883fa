import { COHESION_MAX } from "./cohesion.ts";
import type { Loss, Losses } from "./losses.ts";
import { PATTERN_MAX } from "./patterns.ts";

/** How much a name may lose, in tenths, and what its pieces lose by themselves. Names that must lose more are left out. */
export interface Bound {
  readonly losses: Losses;
  readonly allowance: number;
  /** How much a character may lose of fitsTrade in the mean. */
  readonly unfit: number;
}

/** What the pieces of a name of `length` that hangs together by `tenths` may lose: losses are summed over its characters. */
export function mostWith({ allowance }: Bound, tenths: number, length: number): number {
  return (allowance - COHESION_MAX + tenths) * length;
}

/** What the pieces of a name of `length` may lose in all and of fitsTrade. */
export function within(bound: Bound, most: number, length: number): Loss {
  return { loss: most, fit: bound.unfit * length };
}

/** The same for any pattern: none is without a loss of its own. */
export function mostOf(bound: Bound, length: number): number {
  return mostWith(bound, PATTERN_MAX, length);
}
