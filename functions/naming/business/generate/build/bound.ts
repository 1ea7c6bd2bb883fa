import { COHESION_MAX } from "#functions/naming/business/sign/cohesion.ts";
import { PATTERN_MAX } from "#functions/naming/business/sign/patterns.ts";
import type { Losses } from "./losses.ts";

/** How much a name may lose, in tenths, and what its pieces lose by themselves. Names that must lose more are left out. */
export interface Bound {
  readonly losses: Losses;
  readonly allowance: number;
}

/**
 * The most that the losses of a name's pieces may add up to, for `length` characters and a cohesion of
 * `tenths`.
 */
export function mostWith({ allowance }: Bound, tenths: number, length: number): number {
  return (allowance - COHESION_MAX + tenths) * length;
}

/** `mostWith` for a name of three or four whose pattern is not known yet: it has PATTERN_MAX at the most. */
export function mostOf(bound: Bound, length: number): number {
  return mostWith(bound, PATTERN_MAX, length);
}
