import { describe, expect, it } from "vitest";
import { familyPool } from "#functions/naming/person/draw/family-pool.ts";
import { POOL_LEAST, POOL_THRESHOLD } from "#functions/naming/person/draw/pool.ts";
import { judge } from "#functions/naming/person/generate/judge.ts";
import { isProposable } from "#functions/naming/person/generate/proposable.ts";
import { standardSpace } from "#functions/naming/person/generate/space/space.ts";
import { billOf } from "#functions/naming/person/score/bill.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";

const FAMILIES: readonly (readonly [string, Family])[] = [
  ["one character for a son of 林", familyOf({ surname: "林", sex: "male", chart: null, length: 1 })],
  [
    "either length for a child of 欧阳",
    familyOf({ surname: "欧阳", sex: "unknown", chart: null, length: "any" }),
  ],
];

/** Every proposable name with its total, by the bill itself. */
function byBruteForce(family: Family, threshold: number): string[] {
  const { eligible } = judge(family, standardSpace());
  const { chars } = standardSpace();
  const house = householdOf(family);
  const givens = eligible.alone.map((row) => chars[row] ?? "");
  for (const { firsts, seconds } of eligible.shapes)
    for (const first of firsts) for (const second of seconds) givens.push(`${chars[first]}${chars[second]}`);
  return givens
    .filter(
      (given) => isProposable(house, Array.from(given, factsOf)) && billOf(family, given).total >= threshold,
    )
    .sort();
}

describe("the pool of a family", () => {
  it.each(FAMILIES)("is every name from the threshold on: %s", (_, family) => {
    const { names, threshold } = familyPool(family);
    expect(names.length).toBeGreaterThanOrEqual(POOL_LEAST);
    expect(names).toEqual(byBruteForce(family, threshold));
  });

  it("has a threshold of its own where the published one would let in too many", () => {
    const { names, threshold } = familyPool(familyOf({ surname: "林", sex: "female", chart: null }));
    expect(threshold).toBeGreaterThanOrEqual(POOL_THRESHOLD);
    expect(names.length).toBeGreaterThan(POOL_LEAST);
  });
});
