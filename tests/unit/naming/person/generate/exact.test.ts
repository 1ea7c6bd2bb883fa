import fc from "fast-check";
import { expect, it } from "vitest";
import { lexicon } from "#functions/naming/facts/lexicon/lexicon.ts";
import { proposedOf } from "#functions/naming/person/generate/best-names.ts";
import { judge } from "#functions/naming/person/generate/judge.ts";
import { aloneRanks, bestPairRanks } from "#functions/naming/person/generate/search/search.ts";
import { type Space, spaceOf, standardSpace } from "#functions/naming/person/generate/space/space.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import { bruteForce } from "./brute-force.ts";
import { anyFamily } from "./families.ts";

const KEEP = 60;

function search(family: Family, space: Space, keep: number) {
  const { judged, eligible } = judge(family, space);
  const named = (ranks: Float64Array) => Array.from(ranks, (rank) => proposedOf(judged, rank));
  return { pairs: named(bestPairRanks(judged, eligible, keep)), alone: named(aloneRanks(judged, eligible)) };
}

it("finds over random small lexicons exactly the names, totals and order of trying every name with the bill", () => {
  fc.assert(
    fc.property(
      anyFamily,
      fc.uniqueArray(fc.nat({ max: lexicon().length - 1 }), { minLength: 2, maxLength: 45 }),
      (family, places) => {
        const space = spaceOf(places.map((place) => factsOf(lexicon()[place]?.char ?? "安")));
        const all = bruteForce(family, space);
        const found = search(family, space, KEEP);
        expect(found.pairs).toEqual(all.pairs.slice(0, KEEP));
        expect(found.alone).toEqual(all.alone);
      },
    ),
    { numRuns: 150 },
  );
}, 120_000);

it("finds them over the whole space too", () => {
  fc.assert(
    fc.property(anyFamily, (family) => {
      const all = bruteForce(family, standardSpace());
      const found = search(family, standardSpace(), 300);
      expect(found.pairs).toEqual(all.pairs.slice(0, 300));
      expect(found.alone).toEqual(all.alone);
    }),
    { numRuns: 20 },
  );
}, 600_000);

it.each([
  ["a fixed 传 in either place", { fixed: { char: "传", at: "any" } }],
  ["肇 as the generation's", { generation: { char: "肇", at: 1 } }],
  [
    "繁 as the generation's before a fixed 垂",
    { generation: { char: "繁", at: 1 }, fixed: { char: "垂", at: 2 } },
  ],
] as const)("finds them beside characters outside our lexicon: %s", (_, asked) => {
  const family = familyOf({ surname: "林", sex: "female", chart: null, sources: ["诗经", "唐诗"], ...asked });
  const all = bruteForce(family, standardSpace());
  expect(search(family, standardSpace(), 300).pairs).toEqual(all.pairs.slice(0, 300));
  expect(all.pairs.length).toBeGreaterThan(0);
});
