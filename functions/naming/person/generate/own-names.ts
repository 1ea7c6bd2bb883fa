import { billOf } from "#functions/naming/person/score/bill.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { pointsOf, type Rank } from "./rank.ts";

/** One of the family's own names (备选名), scored like any other. */
export interface OwnName {
  readonly given: string;
  readonly total: number;
  /** Its place among the names found for the family, 1 first; equal totals go before it. */
  readonly place: number;
}

/** The family's own names with their totals, best first, and where each stands among the names found. */
export function rankOwnNames(family: Family, found: readonly Rank[]): readonly OwnName[] {
  const totals = found.map(pointsOf);
  return family.have
    .map((given) => {
      const { total } = billOf(family, given);
      return { given, total, place: totals.filter((other) => other >= total).length + 1 };
    })
    .sort((a, b) => b.total - a.total);
}
