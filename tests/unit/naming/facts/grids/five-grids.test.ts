import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fiveGrids } from "#functions/naming/facts/grids/five-grids.ts";
import { numberElement } from "#functions/naming/facts/grids/number-element.ts";
import golden from "#tests/unit/naming/fixtures/golden-grids.json" with { type: "json" };

const strokes = fc.integer({ min: 1, max: 40 });
const part = (most: number) => fc.array(strokes, { minLength: 1, maxLength: most });

describe("the five grids", () => {
  it("of every name of the golden table are those that it says", () => {
    const found = golden.map(({ name, surname, given }) => ({ name, ...fiveGrids(surname, given) }));
    expect(found).toEqual(golden.map(({ surname, given, ...grids }) => grids));
    expect(found).toHaveLength(131);
  });

  it.each([
    { shape: "one and one", surname: [7], given: [8], grids: [8, 15, 9, 2, 15] },
    { shape: "one and two", surname: [7], given: [8, 12], grids: [8, 15, 20, 13, 27] },
    { shape: "two and one", surname: [5, 10], given: [6], grids: [15, 16, 7, 6, 21] },
    { shape: "two and two", surname: [5, 10], given: [9, 6], grids: [15, 19, 15, 11, 30] },
    { shape: "one and three", surname: [7], given: [8, 12, 3], grids: [8, 15, 23, 16, 30] },
    { shape: "three and two", surname: [5, 10, 4], given: [9, 6], grids: [19, 13, 15, 21, 34] },
  ])("for a surname and a given name of $shape", ({ surname, given, grids }) => {
    const { heaven, person, earth, outer, total } = fiveGrids(surname, given);
    expect([heaven, person, earth, outer, total]).toEqual(grids);
  });

  it("keep 外 = 天 + 地 − 人 and 总 = all strokes, whatever the lengths", () => {
    fc.assert(
      fc.property(part(4), part(5), (surname, given) => {
        const grids = fiveGrids(surname, given);
        expect(grids.outer).toBe(grids.heaven + grids.earth - grids.person);
        expect(grids.total).toBe([...surname, ...given].reduce((sum, count) => sum + count, 0));
      }),
    );
  });

  it("take the element of a number from its last digit", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 21, 39].map(numberElement).join("")).toBe(
      "木木火火土土金金水水木水",
    );
  });

  it("refuse a missing part and a count that is none", () => {
    expect(() => fiveGrids([], [3])).toThrow(RangeError);
    expect(() => fiveGrids([3], [])).toThrow(RangeError);
    expect(() => fiveGrids([3], [0])).toThrow(RangeError);
    expect(() => fiveGrids([3.5], [4])).toThrow(RangeError);
  });
});
