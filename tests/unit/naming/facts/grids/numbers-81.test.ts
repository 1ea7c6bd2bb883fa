import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldNumber, numberClass, numberDisputed } from "#functions/naming/facts/grids/numbers-81.ts";
import golden from "#tests/unit/naming/fixtures/golden-81.json" with { type: "json" };

const PRINTED = new Map([
  ["吉", "吉"],
  ["半吉", "平"],
  ["凶", "忌"],
]);

describe("the 81 numbers", () => {
  it("are classed as most published tables class them", () => {
    expect(golden.map(({ n }) => numberClass(n))).toEqual(golden.map((row) => PRINTED.get(row.recommended)));
  });

  it("are marked where those tables disagree: 33 of them", () => {
    const disputed = golden.filter((row) => row.agree !== "8/8").map(({ n }) => n);
    expect(golden.filter(({ n }) => numberDisputed(n)).map(({ n }) => n)).toEqual(disputed);
    expect(disputed).toHaveLength(33);
  });

  it("begin again after 81, by taking off 80", () => {
    expect([81, 82, 83, 161, 162].map(foldNumber)).toEqual([81, 2, 3, 81, 2]);
    fc.assert(
      fc.property(fc.integer({ min: 82, max: 1000 }), (value) => {
        expect(numberClass(value)).toBe(numberClass(value - 80));
      }),
    );
  });

  it("do not exist for what is no count", () => {
    for (const value of [0, -1, 2.5, Number.NaN]) expect(() => numberClass(value)).toThrow(RangeError);
  });
});
