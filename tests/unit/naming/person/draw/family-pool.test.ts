import { describe, expect, it } from "vitest";
import { familyPool } from "#functions/naming/person/draw/family-pool.ts";
import { POOL_LEAST, POOL_THRESHOLD } from "#functions/naming/person/draw/pool.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import { bruteForce } from "#tests/unit/naming/person/generate/brute-force.ts";

const FAMILIES: readonly (readonly [string, Family])[] = [
  ["one character for a son of 林", familyOf({ surname: "林", sex: "male", chart: null, length: 1 })],
  [
    "either length for a child of 欧阳",
    familyOf({ surname: "欧阳", sex: "unknown", chart: null, length: "any" }),
  ],
];

/** Every proposable name from a threshold on, by the bill itself. */
function byBruteForce(family: Family, threshold: number): string[] {
  const { alone, pairs } = bruteForce(family);
  return [...alone, ...pairs]
    .filter(({ total }) => total >= threshold)
    .map(({ given }) => given)
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
