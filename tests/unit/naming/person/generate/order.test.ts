import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chanceOf,
  DOUBLING,
  isSourced,
  rankOf,
  rowsOfRank,
  STEPS,
  seedOf,
  tierOf,
} from "#functions/naming/person/generate/order.ts";

const row = fc.nat({ max: 16_000 });
const name = fc.record({
  tier: fc.nat({ max: 5 }),
  total: fc.nat({ max: 100 }),
  chance: fc.nat({ max: 250 * 64 }),
  first: row,
  second: fc.oneof(row, fc.constant(-1)),
});
const rank = (of: { tier: number; total: number; chance: number; first: number; second: number }) =>
  rankOf(of.tier, of.total * STEPS + of.chance, of.first, of.second);

describe("a rank", () => {
  it("gives back its name, and whether it has its source in a chosen book", () => {
    fc.assert(
      fc.property(name, (one) => {
        expect(rowsOfRank(rank(one))).toEqual({ first: one.first, second: one.second });
        expect(isSourced(rank(one))).toBe(one.tier >= 4);
        expect(Number.isSafeInteger(rank(one))).toBe(true);
      }),
    );
  });

  it("orders by tier, then total with chance, then rows", () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        const key = ({ chance, total }: typeof one) => total * 64 + chance;
        const order =
          one.tier - other.tier ||
          key(one) - key(other) ||
          other.first - one.first ||
          other.second - one.second;
        expect(Math.sign(rank(one) - rank(other))).toBe(Math.sign(order));
      }),
    );
  });
});

describe("the tier of a name", () => {
  it("puts all names together where no book was chosen, whatever the source, and those below them that hardly anybody would consider", () => {
    expect([tierOf(14, 10, false), tierOf(2, 0, false), tierOf(0, 8, false)]).toEqual([2, 2, 1]);
  });

  it("puts every name from a chosen book before all others, what hardly anybody would consider last of both", () => {
    const tiers = [tierOf(2, 10, true), tierOf(0, 6, true), tierOf(13, 2, true), tierOf(0, 0, true)];
    expect(tiers).toEqual(tiers.toSorted((a, b) => b - a));
    expect(new Set(tiers).size).toBe(tiers.length);
    expect(tierOf(13, 4, true)).toBe(tierOf(2, 10, true));
  });
});

describe("the chance of an order number", () => {
  it("doubles a name's chance to come first with every DOUBLING points", () => {
    const orders = Array.from({ length: 4000 }, (_, at) => seedOf(`LP${at}`));
    const first = (ahead: number) =>
      orders.filter((seed) => chanceOf(seed, 0x6e05, 0x548c) + ahead * 64 > chanceOf(seed, 0x6e05, 0x5609))
        .length;
    expect(first(0) / 4000).toBeCloseTo(1 / 2, 1);
    expect(first(DOUBLING) / 4000).toBeCloseTo(2 / 3, 1);
    expect(first(2 * DOUBLING) / 4000).toBeCloseTo(4 / 5, 1);
  });

  it("is another one for another order, and none without an order", () => {
    const of = (sn: string | null) =>
      Array.from({ length: 50 }, (_, at) => chanceOf(seedOf(sn), 0x4e00 + at, 0x6e05));
    expect(of("LP1")).not.toEqual(of("LP2"));
    expect(of("LP1")).toEqual(of("LP1"));
    expect(new Set(of(null))).toEqual(new Set([0]));
  });
});
