import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { POOL_LEAST, POOL_MOST, POOL_THRESHOLD, poolOf } from "#functions/naming/person/draw/pool.ts";
import { sha256Hex } from "#functions/naming/person/draw/sha256.ts";

const ranked = (count: number, score: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => ({ name: `名${at}`, score: score(at) }));

describe("the pool of luck names", () => {
  it("holds every name from the published threshold on, and no other", () => {
    const pool = poolOf(ranked(200, (at) => 100 - Math.floor(at / 4)));
    expect(pool.threshold).toBe(POOL_THRESHOLD);
    expect(pool.names).toHaveLength((100 - POOL_THRESHOLD + 1) * 4);
  });

  it("falls to the thirtieth name's score where too few reach it", () => {
    const pool = poolOf(ranked(100, (at) => 75 - Math.floor(at / 10)));
    expect(pool).toMatchObject({ threshold: 73 });
    expect(pool.names).toHaveLength(POOL_LEAST);
    expect(poolOf(ranked(3, () => 50)).names).toHaveLength(3);
    expect(poolOf([]).names).toEqual([]);
  });

  it("rises to the six hundredth name's score where too many reach it, equals included", () => {
    const pool = poolOf(ranked(2000, (at) => (at < 500 ? 95 : at < 700 ? 90 : 85)));
    expect(pool.threshold).toBe(90);
    expect(pool.names).toHaveLength(700);
    expect(pool.names.length).toBeGreaterThan(POOL_MOST);
  });

  it("does not depend on the order the names come in, nor on a name that comes twice", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({ name: fc.string({ minLength: 1 }), score: fc.integer({ min: 0, max: 100 }) }),
          {
            selector: ({ name }) => name,
            maxLength: 60,
          },
        ),
        fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
        (names, keys) => {
          const shuffled = names
            .map((name, at) => ({ name, key: keys[at] ?? 0 }))
            .sort((one, other) => one.key - other.key)
            .map(({ name }) => name);
          expect(poolOf([...shuffled, ...names])).toEqual(poolOf(names));
        },
      ),
    );
  });

  it("is ordered by code point, beyond the BMP too, and its digest is that of the names", () => {
    const pool = poolOf(["𬱖言", "鿏言", "安言", "㭎言"].map((name) => ({ name, score: 90 })));
    expect(pool.names).toEqual(["㭎言", "安言", "鿏言", "𬱖言"]);
    expect(pool.digest).toBe(createHash("sha256").update("㭎言,安言,鿏言,𬱖言").digest("hex"));
  });

  it("refuses a name with two scores", () => {
    expect(() =>
      poolOf([
        { name: "安", score: 90 },
        { name: "安", score: 91 },
      ]),
    ).toThrow(RangeError);
  });
});

it("hashes the UTF-8 bytes of a text, as any tool does", () => {
  const text = "安言,鿏言,𬱖言|\ud800";
  expect(sha256Hex(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
});
