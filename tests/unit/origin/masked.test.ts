import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { Mobile } from "#functions/contract/orders/payments.ts";
import { masked } from "#functions/contract/values/masked.ts";

test.each([
  ["+8613812345678", "138****5678"],
  ["+85291234567", "+852 ****4567"],
  ["+14155552671", "+1 ****2671"],
  ["+6591234567", "+65 ****4567"],
  ["+447911123456", "+44 ****3456"],
  ["+886912345678", "+886 ****5678"],
  ["+6831234", "+683 ****4"],
])("%s is shown as %s", (mobile, shown) => expect(masked(mobile)).toBe(shown));

test("whatever the country, at most four digits show beside its code, and three at the least stay hidden", () => {
  const abroad = fc
    .stringMatching(/^\+[1-9]\d{6,14}$/)
    .filter((text) => !text.startsWith("+86") && v.is(Mobile, text));
  fc.assert(
    fc.property(abroad, (mobile) => {
      const [, code = "", last = ""] = /^\+(\d{1,3}) \*{4}(\d{0,4})$/.exec(masked(mobile)) ?? [];
      expect(code).not.toBe("");
      expect(mobile.startsWith(`+${code}`) && mobile.endsWith(last)).toBe(true);
      expect(mobile.length - 1 - code.length - last.length).toBeGreaterThanOrEqual(3);
    }),
  );
});

test("of a mainland number the middle four digits never show", () => {
  const mainland = fc.stringMatching(/^\+861[3-9]\d{9}$/);
  fc.assert(
    fc.property(mainland, (mobile) => {
      expect(masked(mobile)).toBe(`${mobile.slice(3, 6)}****${mobile.slice(10)}`);
    }),
  );
});
