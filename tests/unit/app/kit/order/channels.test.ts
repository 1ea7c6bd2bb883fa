import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Browser } from "#app/kit/order/browsers.ts";
import { offeredChannels, payeeOf, placeOf, verbOf } from "#app/kit/order/channels.ts";
import { cashierUrl, ownPath } from "#app/orders/payment/safe-address.ts";
import { ALL_CHANNELS } from "#tests/kit/money/pay-samples.ts";

const browsers = fc.record({
  app: fc.constantFrom("wechat", "mini-program", "wxwork", "qq", "alipay", "douyin", "line", null),
  device: fc.constantFrom("phone", "desktop"),
}) satisfies fc.Arbitrary<Browser>;

describe("what is offered", () => {
  test("is configured channels only, one for each payee, and payees left out are named", () => {
    fc.assert(
      fc.property(browsers, fc.subarray([...ALL_CHANNELS]), (browser, configured) => {
        const { channels, elsewhere } = offeredChannels(browser, configured);
        expect(configured).toEqual(expect.arrayContaining([...channels]));
        const here = channels.map(payeeOf);
        expect(new Set(here).size).toBe(here.length);
        expect(new Set([...here, ...elsewhere])).toEqual(new Set(configured.map(payeeOf)));
        expect(here.filter((payee) => elsewhere.includes(payee))).toEqual([]);
      }),
    );
  });

  test("in WeChat is its own channel; Alipay and cards are named as available elsewhere", () => {
    expect(offeredChannels({ app: "wechat", device: "phone" }, ALL_CHANNELS)).toEqual({
      channels: ["wechat-jsapi"],
      elsewhere: ["支付宝", "银行卡"],
    });
  });

  test("buttons say what they are for where one payee has several", () => {
    expect([verbOf("wechat-h5"), placeOf("wechat-h5", ["wechat-h5", "card"])]).toEqual(["微信支付", ""]);
    expect([verbOf("card"), placeOf("card", ALL_CHANNELS)]).toEqual(["银行卡支付", ""]);
    const said = ALL_CHANNELS.map((channel) => verbOf(channel) + placeOf(channel, ALL_CHANNELS));
    expect(new Set(said).size).toBe(6);
  });
});

describe("an address that a browser is sent to", () => {
  test.each([
    ["https://cashier.example/pay?a=1", "https://cashier.example/pay?a=1", "https://cashier.example/pay?a=1"],
    ["http://127.0.0.1:8788/pay", "http://127.0.0.1:8788/pay", null],
    ["javascript:alert(1)", null, null],
    ["data:text/html,x", null, null],
    ["//evil.example", null, null],
    ["weixin://wxpay", null, null],
  ])("%s", (text, inTest, inProduction) => {
    expect(cashierUrl(text, "test")).toBe(inTest);
    expect(cashierUrl(text, "production")).toBe(inProduction);
  });

  test.each([
    ["/naming-result/1", "/naming-result/1"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["https://evil.example", "/"],
    ["javascript:alert(1)", "/"],
    ["/a b", "/"],
  ])("a path of ours: %s", (path, to) => {
    expect(ownPath(path)).toBe(to);
  });
});
