import fc from "fast-check";
import { expect, test } from "vitest";
import { addedLine, addedNames, worthPaying } from "#functions/origin/products/scoring/added-names.ts";

const totals = fc.array(fc.record({ total: fc.integer({ min: 1, max: 100 }) }), { maxLength: 8 });

// Breaks it catches: three names sold for 87, 86, 86 points beside two free ones of 87.
test("no name that is sold scores less than a free one, and a report holds as many as its list promised", () => {
  fc.assert(
    fc.property(totals, totals, (further, free) => {
      const sold = worthPaying(further, free, 5);
      const best = Math.max(0, ...free.map(({ total }) => total));
      for (const { total } of sold) expect(total).toBeGreaterThanOrEqual(best);
      const promise = (count: number) => addedLine("名字", count, free);
      expect(addedNames(further, free, promise(sold.length))).toEqual(sold);
      // An order of before was promised others too: it gets them behind the better ones.
      expect(addedNames(further, free, promise(further.length))).toHaveLength(further.length);
      expect(addedNames(further, free, [])).toEqual([]);
    }),
  );
});

// Breaks it catches: a list before payment that is silent where it has no better name to sell, or that denies better names which it does not sell.
test("where there are none at all, the list before payment says so; where there are free ones alone, it promises none", () => {
  expect(addedLine("名字", 0, [])).toEqual([{ what: "只换一个字、分数更高的名字", count: "没有找到" }]);
  expect(addedLine("字号", 0, [{ total: 80 }])).toEqual([]);
  // Break it catches: a line that must be read twice to learn what the new names score at the least.
  expect(addedLine("名字", 1, [{ total: 61 }, { total: 63 }])).toEqual([
    { what: "免费之外的新名字，63 分以上", count: "1 个" },
  ]);
  expect(addedNames([{ total: 90 }], [], addedLine("名字", 0, []))).toEqual([]);
  // Break it catches: an order of before that is not given what its list promised in the words of then.
  expect(
    addedNames([{ total: 90 }], [], [{ what: "只换一个字的新名字，63 分以上", count: "1 个" }]),
  ).toHaveLength(1);
});
