import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { AskedBusiness } from "#functions/contract/products/business.ts";
import { BusinessBrief } from "#functions/contract/products/business-brief.ts";
import { checkBusiness } from "#functions/origin/products/business/check.ts";
import { businessForm } from "#tests/kit/forms/business-form.ts";

/** What a form of this trade is refused with, having confirmed these doubts; null where it goes through. */
function refusal(trade: string, sure = ""): unknown {
  const brief = v.parse(BusinessBrief, { ...businessForm({ trade }), sure });
  const said = { ...v.parse(AskedBusiness, brief), head: null };
  try {
    checkBusiness(said, brief.sure);
    return null;
  } catch (failure) {
    return failure;
  }
}

describe("a business that two trades fit", () => {
  test("is asked back at the trade, with the key that confirms the first: read as one, it got the other's names", () => {
    expect(refusal("社区花店兼卖咖啡")).toMatchObject({
      code: "INVALID_PARAMS",
      detail: { fields: { trade: expect.stringContaining("“花店”和“咖啡”") }, sure: ["trade:花店"] },
    });
  });

  test("goes through once that is confirmed, and is asked again where another trade was", () => {
    expect(refusal("社区花店兼卖咖啡", "trade:花店")).toBeNull();
    expect(refusal("社区花店兼卖咖啡", "trade:民宿")).not.toBeNull();
  });

  test("is not asked where there is one trade", () => {
    expect(refusal("社区面包店")).toBeNull();
  });
});
