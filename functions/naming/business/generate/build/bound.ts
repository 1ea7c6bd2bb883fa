import { COHESION_MAX } from "#functions/naming/business/sign/cohesion.ts";
import { PATTERN_MAX } from "#functions/naming/business/sign/patterns.ts";
import type { Losses } from "./losses.ts";

/** How much a name may lose, in tenths, and what its pieces lose by themselves. Names that must lose more are left out. */
export interface Bound {
  readonly losses: Losses;
  readonly allowance: number;
}

/** What the pieces of a name of `length` that hangs together by `tenths` may lose: losses are summed over its characters. */
export function mostWith({ allowance }: Bound, tenths: number, length: number): number {
  return (allowance - COHESION_MAX + tenths) * length;
}

/** The same for any pattern: none is without a loss of its own. */
export function mostOf(bound: Bound, length: number): number {
  return mostWith(bound, PATTERN_MAX, length);
}
