import fc from "fast-check";
import { expect, it } from "vitest";
import { proposedOf } from "#functions/naming/person/generate/best-names.ts";
import { judge } from "#functions/naming/person/generate/judge.ts";
import { passes, proposals } from "#functions/naming/person/generate/proposals.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { bruteForce } from "./brute-force.ts";
import { anyFamily } from "./families.ts";

function search(family: Family) {
  const judged = judge(family);
  const found = proposals(judged);
  const named = (ranks: Float64Array) =>
    Array.from(ranks)
      .filter((rank) => passes(judged, rank))
      .map((rank) => proposedOf(judged, rank));
  return {
    pairs: named(found.pairs),
    next: named(found.next()),
    later: named(found.later()),
    alone: named(found.alone),
  };
}

it("finds exactly the names, totals and order of trying every graded name with the bill", () => {
  fc.assert(
    fc.property(anyFamily, (family) => {
      expect(search(family)).toEqual(bruteForce(family));
    }),
    { numRuns: 40 },
  );
}, 120_000);
