import { describe, expect, test } from "vitest";
import { isAllShut, shutText, waysWithout } from "#app/orders/checkout/shut-channel.ts";
import type { Ways } from "#app/orders/payment/checkout-state.ts";

const MINI = { openlink: "weixin://dl/business/?t=1", page: "/pages/order/order?sn=1" };
const ways = (over: Partial<Ways> = {}): Ways => ({
  ...{ channels: ["wechat-jsapi"], elsewhere: [], app: null, isUnknownPayer: false, mini: null },
  isClosed: false,
  ...over,
});

describe("a channel that turned out to be shut", () => {
  test("is offered no more, and another is named only where there is one", () => {
    const left = waysWithout(ways({ channels: ["wechat-jsapi", "card"] }), "wechat-jsapi");
    expect(left.channels).toEqual(["card"]);
    expect(shutText(left)).toBe("这种付款方式现在用不了，没有扣款。请换一种再试。");
    expect(shutText(waysWithout(ways(), "wechat-jsapi"))).toBe("这种付款方式现在用不了，没有扣款。");
    expect(waysWithout(ways(), null)).toEqual(ways());
  });

  test.each([
    ["nothing is left", {}, true],
    ["another works elsewhere", { elsewhere: ["支付宝"] }, false],
    ["the mini-program can be paid in", { mini: MINI }, false],
    ["WeChat has not said who pays", { isUnknownPayer: true }, false],
  ])("where %s", (_what, over, isAll) => {
    expect(isAllShut(waysWithout(ways(over), "wechat-jsapi"))).toBe(isAll);
  });
});
