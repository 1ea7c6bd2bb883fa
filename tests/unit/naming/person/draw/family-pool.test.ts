import { describe, expect, it } from "vitest";
import { describeName } from "#functions/naming/person/describe/describe-name.ts";
import { familyPool, rankedPool } from "#functions/naming/person/draw/family-pool.ts";
import { POOL_LEAST, POOL_THRESHOLD } from "#functions/naming/person/draw/pool.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import { bruteForce, likedIn } from "#tests/unit/naming/person/generate/brute-force.ts";

const FAMILIES: readonly (readonly [string, Family])[] = [
  ["one character for a son of 林", familyOf({ surname: "林", sex: "male", chart: null, length: 1 })],
  [
    "either length for a child of 欧阳",
    familyOf({ surname: "欧阳", sex: "unknown", chart: null, length: "any" }),
  ],
];

/** Every proposable name that readers would take (C or better, with the surname where it was read so), from a threshold on, by the bill itself. */
function byBruteForce(family: Family, threshold: number): string[] {
  const { alone, pairs } = bruteForce(family);
  return [...alone, ...pairs]
    .filter(({ given, total }) => total >= threshold && likedIn(family, given) >= 10)
    .map(({ given }) => given)
    .sort();
}

describe("the pool of a family", () => {
  it.each(FAMILIES)("is every name that readers would take, from the threshold on: %s", (_, family) => {
    const { names, threshold } = familyPool(family);
    expect(names.length).toBeGreaterThanOrEqual(POOL_LEAST);
    expect(names).toEqual(byBruteForce(family, threshold));
  });

  it("has a threshold of its own where the published one would let in too many", () => {
    const { names, threshold } = familyPool(familyOf({ surname: "林", sex: "female", chart: null }));
    expect(threshold).toBeGreaterThanOrEqual(POOL_THRESHOLD);
    expect(names.length).toBeGreaterThan(POOL_LEAST);
  });

  it("is ranked by the bills, and knows which names have a source, as their pages say", () => {
    const family = familyOf({ surname: "林", sex: "male", chart: null, length: 1 });
    const { pool, ranked } = rankedPool(family);
    expect(ranked.map(({ name }) => name).toSorted()).toEqual(pool.names);
    const told = ranked.map(({ name }) => describeName(family, name, null));
    expect(ranked.map(({ score }) => score)).toEqual(told.map(({ bill }) => bill.total));
    expect(ranked.map(({ sourced }) => sourced)).toEqual(told.map(({ source }) => source !== null));
    expect(ranked.map(({ score }) => score)).toEqual(
      ranked.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    expect(new Set(ranked.map(({ sourced }) => sourced)).size).toBe(2);
  });
});
