import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pointsOf, rankOf, rowsOfRank } from "#functions/naming/person/generate/rank.ts";
import { BestHeap } from "#functions/naming/person/generate/search/best-heap.ts";

const row = fc.nat({ max: 16_000 });
const name = fc.record({
  points: fc.nat({ max: 100 }),
  tenths: fc.nat({ max: 100 }),
  bands: fc.integer({ min: 2, max: 8 }),
  first: row,
  second: fc.oneof(row, fc.constant(-1)),
});

describe("a rank", () => {
  it("gives back its name and its points", () => {
    fc.assert(
      fc.property(name, ({ bands, first, points, second, tenths }) => {
        const rank = rankOf(points, tenths, bands, first, second);
        expect(rowsOfRank(rank)).toEqual({ first, second });
        expect(pointsOf(rank)).toBe(points);
        expect(Number.isSafeInteger(rank)).toBe(true);
      }),
    );
  });

  it("orders by points, then tenths, then commonness, then rows", () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        const rank = (of: typeof one) => rankOf(of.points, of.tenths, of.bands, of.first, of.second);
        const order =
          one.points - other.points ||
          one.tenths - other.tenths ||
          other.bands - one.bands ||
          other.first - one.first ||
          other.second - one.second;
        expect(Math.sign(rank(one) - rank(other))).toBe(Math.sign(order));
      }),
    );
  });
});

describe("the heap", () => {
  it("keeps the greatest of any stream, sorted", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 50 })), fc.integer({ min: 1, max: 20 }), (values, size) => {
        const heap = new BestHeap(size);
        for (const value of values) heap.add(value);
        const best = values.toSorted((a, b) => b - a).slice(0, size);
        expect([...heap.sorted()]).toEqual(best);
        expect(heap.isFull).toBe(values.length >= size);
        expect(heap.least).toBe(values.length >= size ? best.at(-1) : Number.NEGATIVE_INFINITY);
      }),
    );
  });
});
