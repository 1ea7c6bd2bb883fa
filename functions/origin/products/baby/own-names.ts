import * as v from "valibot";
import { NameDetail } from "#functions/contract/names/name-card.ts";
import { OwnName } from "#functions/contract/names/scored-name.ts";
import { asRegistered } from "#functions/naming/person/describe/as-registered.ts";
import { describeName } from "#functions/naming/person/describe/describe-name.ts";
import { scoreReport } from "#functions/naming/person/describe/score-name.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import type { FindCitation } from "#functions/origin/products/citations.ts";
import { withoutChapters } from "#functions/origin/products/names/fit-poems.ts";
import type { StoredResult } from "./stored.ts";

/** Everything about each of these given names, as the wire carries it: the parse drops what the wire doesn't know. */
export function describeNames(
  family: Family,
  given: readonly string[],
  cite: FindCitation,
): Promise<NameDetail[]> {
  return Promise.all(
    given.map(async (each) =>
      withoutChapters(
        v.parse(NameDetail, { ...describeName(family, each, await cite(family, each)), liked: false }),
      ),
    ),
  );
}

/**
 * The family's own names (备选名), scored like any other, best first, each with its place among the totals of
 * the names found. `haveWhole` describes those whose characters are all in the table.
 */
export async function ownNames(
  family: Family,
  have: readonly string[],
  found: readonly { total: number }[],
  cite: FindCitation,
): Promise<Pick<StoredResult, "have" | "haveWhole">> {
  const given = [...new Set(have.map((each) => asRegistered(each).text))];
  const scored = await Promise.all(
    given.map(async (each) => scoreReport(family, each, await cite(family, each))),
  );
  const own = scored
    .map((name) => ({ ...name, place: placeOf(name.bill.total, found), of: found.length }))
    .sort((a, b) => b.bill.total - a.bill.total);
  const known = own.filter(({ registrable }) => registrable.ok).map((name) => name.given);
  return {
    have: own.map((name) => v.parse(OwnName, name)),
    haveWhole: await describeNames(family, known, cite),
  };
}

/** Equal totals share a place; the first is 1. */
const placeOf = (total: number, found: readonly { total: number }[]): number =>
  found.filter((other) => other.total > total).length + 1;
