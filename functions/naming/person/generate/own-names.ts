import { billOf } from "#functions/naming/person/score/bill.ts";
import type { Family } from "#functions/naming/person/score/family.ts";

/** One of the family's own names (备选名), scored like any other. */
export interface OwnName {
  readonly given: string;
  readonly total: number;
  /** Its place by total among the names found for the family, 1 first; equal totals go before it. */
  readonly place: number;
}

/** The family's own names with their totals, best first, and where each stands among the totals found. */
export function rankOwnNames(family: Family, found: readonly number[]): readonly OwnName[] {
  return family.have
    .map((given) => {
      const { total } = billOf(family, given);
      return { given, total, place: found.filter((other) => other >= total).length + 1 };
    })
    .sort((a, b) => b.total - a.total);
}
