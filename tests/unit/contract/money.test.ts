import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountText, fenOf, yuan } from "#functions/contract/values/money.ts";

const fen = fc.integer({ min: 0, max: 99_999_999 });

describe("a sum of money", () => {
  test.each([
    [19_900, "199"],
    [2990, "29.90"],
    [905, "9.05"],
    [0, "0"],
  ])("of %i fen is written %s", (sum, text) => {
    expect(yuan(sum)).toBe(text);
  });

  test("is read back as it was written, with its decimals or without", () => {
    fc.assert(
      fc.property(fen, (sum) => {
        expect(fenOf(yuan(sum))).toBe(sum);
        expect(fenOf((sum / 100).toFixed(2))).toBe(sum);
      }),
    );
  });

  test.each([
    ["CNY", "29.90 元"],
    ["USD", "29.90 美元"],
    ["HKD", "29.90 HKD"],
  ])("in %s says its currency", (currency, text) => {
    expect(amountText(2990, currency)).toBe(text);
  });
});
