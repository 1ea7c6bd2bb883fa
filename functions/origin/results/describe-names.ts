import * as v from "valibot";
import { NameDetail } from "#functions/contract/name-card.ts";
import { describeName } from "#functions/naming/describe/describe-name.ts";
import type { Family } from "#functions/naming/score/family.ts";
import type { FindCitation } from "../depth/find-citation.ts";

/** Everything about each of these given names, as the wire carries it: the parse drops what the wire doesn't know. */
export function describeNames(
  family: Family,
  given: readonly string[],
  cite: FindCitation,
): Promise<NameDetail[]> {
  return Promise.all(
    given.map(async (each) =>
      v.parse(NameDetail, { ...describeName(family, each, await cite(family, each)), liked: false }),
    ),
  );
}
