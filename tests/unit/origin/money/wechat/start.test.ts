import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { NewPayment, Provider } from "#functions/origin/money/providers/provider.ts";
import { wechatProvider } from "#functions/origin/money/providers/wechat/provider.ts";
import { config, isSignedByMerchant, MCH_ID } from "#tests/kit/wechat/parties.ts";
import { NO, now, payment, trouble } from "#tests/kit/wechat/payment.ts";
import { says, standIn } from "#tests/kit/wechat/stand-in.ts";

let wechat: Awaited<ReturnType<typeof standIn>>;
let provider: Provider;
beforeAll(async () => {
  wechat = await standIn();
  provider = wechatProvider(config({ WECHAT_PAY_HOST: wechat.host }), () => now);
});
afterAll(() => wechat.close());
beforeEach(() => void wechat.came.splice(0));

const startedAs = async (over: Partial<NewPayment>, answer: object) => {
  wechat.answer(says(200, answer, now));
  const meant = { ...payment, ...over };
  return provider.start(await provider.prepare(meant), meant);
};
describe("a payment that is started", () => {
  const common = {
    appid: "wx0000000000000001",
    mchid: MCH_ID,
    description: "罗盘起名 起名报告",
    out_trade_no: NO,
    time_expire: "2026-11-21T22:05:09+08:00",
    notify_url: "https://luopan.example/notify/wechat",
    amount: { total: 1990, currency: "CNY" },
  };
  const sent = () => JSON.parse(wechat.came[0]?.body ?? "");

  test("on a desktop is a code to scan", async () => {
    const answer = { code_url: "weixin://wxpay/bizpayurl?pr=p4lpSuKzz" };
    expect(await startedAs({}, answer)).toEqual({
      action: { kind: "qr", content: answer.code_url },
      reference: null,
    });
    expect(wechat.came[0]).toMatchObject({ method: "POST", path: "/v3/pay/transactions/native" });
    expect(sent()).toEqual(common);
  });

  test("on a phone leaves for the H5 cashier, which brings back to us", async () => {
    const answer = { h5_url: "https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx1&package=2" };
    const { action } = await startedAs({ channel: "wechat-h5", clientIp: "203.0.113.9" }, answer);
    expect(action).toEqual({
      kind: "redirect",
      url: `${answer.h5_url}&redirect_url=https%3A%2F%2Fluopan.example%2Fwait-pay%3Fsn%3D0123456789ABCDEFGHJKMNPQ61`,
    });
    expect(wechat.came[0]?.path).toBe("/v3/pay/transactions/h5");
    const scene_info = { payer_client_ip: "203.0.113.9", h5_info: { type: "Wap" } };
    expect(sent()).toEqual({ ...common, scene_info });
  });

  test("inside WeChat opens its sheet, signed for it", async () => {
    const openid = "oUpF8uMuAJO_M2pxb1Q9zNjWeS6o";
    const { action } = await startedAs({ channel: "wechat-jsapi", openid }, { prepay_id: "wx2014" });
    if (action.kind !== "jsapi") throw new Error(action.kind);
    const { paySign, ...params } = action.params;
    expect(params).toMatchObject({
      package: "prepay_id=wx2014",
      signType: "RSA",
      timeStamp: String(now / 1000),
    });
    const text = `${params.appId}\n${params.timeStamp}\n${params.nonceStr}\n${params.package}\n`;
    expect(isSignedByMerchant(text, paySign)).toBe(true);
    expect(wechat.came[0]?.path).toBe("/v3/pay/transactions/jsapi");
    expect(sent()).toEqual({ ...common, payer: { openid } });
  });

  test("is sent byte for byte as it was prepared, each time it is sent", async () => {
    const prepared = await provider.prepare(payment);
    expect(await provider.prepare({ ...payment })).toBe(prepared);
    wechat.answer(says(200, { code_url: "weixin://x" }, now));
    await provider.start(prepared, payment);
    await provider.start(prepared, payment);
    expect(wechat.came.map(({ body }) => body)).toEqual([prepared, prepared]);
  });

  test("with an answer of another shape is trouble", async () => {
    expect(await trouble(startedAs({}, { prepay_id: "wx1" }))).toEqual([200, "UNREADABLE"]);
    expect(await trouble(startedAs({ channel: "wechat-h5", clientIp: "::1" }, { h5_url: "x" }))).toEqual([
      200,
      "UNREADABLE",
    ]);
  });

  test.each([
    ["dollars", { currency: "USD" }],
    ["no openid inside WeChat", { channel: "wechat-jsapi" }],
    ["no address on a phone", { channel: "wechat-h5" }],
    ["another provider's channel", { channel: "card" }],
  ] as const)("with %s is not prepared", async (_what, over) => {
    await expect(provider.prepare({ ...payment, ...over })).rejects.toThrow(RangeError);
  });
});
