import fc from "fast-check";
import { expect, test } from "vitest";
import { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import { refundQuote } from "#functions/origin/money/refund/quote.ts";

const standing = { late: false, amount: 29_900, left: 29_900, terms: { beforeDraft: 50 } };

test.each([
  ["ordered", null],
  ["paid", { by: "machine", amount: 29_900 }],
  ["briefed", { by: "machine", amount: 29_900 }],
  ["writing", { by: "desk", amount: 14_950 }],
  ["draft", { by: "desk", amount: 29_900 }],
  ["revising", { by: "desk", amount: 29_900 }],
  ["final", null],
  ["cancelled", null],
] as const)("at the stage “%s” there comes back %o", (stage, quote) => {
  expect(refundQuote({ ...standing, stage })).toEqual(quote);
});

test("an earlier refund lowers a whole refund, and half a refund only where too little is left", () => {
  const at = (stage: ExpertStage, left: number) => refundQuote({ ...standing, stage, left });
  expect(at("paid", 19_900)).toEqual({ by: "machine", amount: 19_900 });
  expect(at("writing", 19_900)).toEqual({ by: "desk", amount: 14_950 });
  expect(at("writing", 9900)).toEqual({ by: "machine", amount: 9900 });
  expect(at("draft", 9900)).toEqual({ by: "desk", amount: 9900 });
  expect(at("draft", 0)).toBeNull();
});

test("a refund is never more than is left, and is all of it, at once, where the work is late", () => {
  const asked = fc
    .record({
      stage: fc.constantFrom(...ExpertStage.options),
      late: fc.boolean(),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      back: fc.integer({ min: 0, max: 1_000_000 }),
      terms: fc.record({ beforeDraft: fc.integer({ min: 0, max: 100 }) }),
    })
    .map(({ back, ...one }) => ({ ...one, left: Math.max(0, one.amount - back) }));
  fc.assert(
    fc.property(asked, (it) => {
      const quote = refundQuote(it);
      expect(quote?.amount ?? 0).toBeLessThanOrEqual(it.left);
      if (it.late && quote !== null) expect(quote).toEqual({ by: "machine", amount: it.left });
    }),
  );
});
