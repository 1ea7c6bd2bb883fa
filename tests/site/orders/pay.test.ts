import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SiteInfo } from "#functions/contract/site/site.ts";
import { filledIn, formWith } from "#tests/kit/forms/html-form.ts";
import {
  ALL_CHANNELS,
  begun,
  PAID_RES,
  PAY_AGAIN,
  paidResult,
  settled,
  started,
  USER_OTG,
  WRITE_MOBILE,
} from "#tests/kit/money/pay-samples.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import type { Visitor } from "#tests/kit/runtime/visit.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { FREE, KEPT } from "#tests/kit/upstream/upstream-moods.ts";
import { SN, sampleAnswers } from "#tests/kit/wire/sample-answers.ts";

const CHECKOUT = `/pay-new/seek?sn=${SN}`;
const WAIT = `/wait-pay?sn=${SN}`;
const CASHIER = { kind: "redirect", url: "https://cashier.example/pay?prepay=1" } as const;
const AUTHORIZE = "https://open.weixin.example/connect/oauth2/authorize?appid=wx1#wechat_redirect";

const info: SiteInfo = {
  ...(sampleAnswers["GET /api/index/siteInfo"] as SiteInfo),
  channels: ALL_CHANNELS,
};

let upstream: RecordingUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  site = await startSite({ vars: { UPSTREAM_URL: upstream.url } });
});
afterAll(() => Promise.all([site?.close(), upstream?.close()]));
beforeEach(() => {
  upstream.reset();
  upstream.behave(that.answersWith(info), KEPT[0]);
  upstream.behave(that.answersWith(paidResult()), PAID_RES);
  upstream.behave(that.answersWith(started(CASHIER)), PAY_AGAIN);
  upstream.behave(that.answersWith({ masked: "138****8000" }), WRITE_MOBILE);
});

/** Opens the checkout, fills in its form and presses a button. */
async function pay(visitor: Visitor, set: Record<string, string | null> = {}) {
  const { action = "", pairs } = formWith((await visitor.get(CHECKOUT)).text, "idem");
  return visitor.post(action, filledIn(pairs, { agree: "1", channel: "wechat-h5", ...set }));
}

const paramsOf = (path: string) => new URLSearchParams(upstream.heard(path).at(-1)?.body);

describe("the checkout", () => {
  test("says what, how many and how much, and offers what works in a browser of its own", async () => {
    const page = await site.visitor(phones.iPhone).get(CHECKOUT);
    expect([page.status, page.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    for (const words of ["宝宝起名\u00a0· 林", "其中已经看过的", "共 81 个名字，付一次都能看", "29.90 元"])
      expect(page.words).toContain(words);
    const buttons = [...page.text.matchAll(/name="channel" value="([^"]+)"/g)].map(([, value]) => value);
    expect(buttons).toEqual(["wechat-h5", "alipay-wap", "card"]);
    expect(page.text).not.toMatch(/name="agree"[^>]*checked/);
  });

  // Breaks it catches: money asked for by nobody (no seller at the checkout, on the receipt or in the footer).
  test("names who is paid, as the receipt and every footer do", async () => {
    const visitor = site.visitor(phones.iPhone);
    expect((await visitor.get(CHECKOUT)).words).toContain("收款方：样例公司");
    upstream.behave(that.answersWith(settled()), PAID_RES);
    const receipt = (await visitor.get(`/resulte?sn=${SN}`)).words;
    expect(receipt).toMatch(/收款方\s*样例公司/);
    expect(receipt).toContain("运营：样例公司");
  });

  // Breaks it catches: «看结果» as the one thing to do with an order whose money went back.
  test("leads from the receipt of a refunded order to what is left of it, and to us", async () => {
    upstream.behave(that.answersWith(settled({ status: "refunded", paid: false })), PAID_RES);
    const { words } = await site.visitor(phones.iPhone).get(`/resulte?sn=${SN}`);
    expect(words).toContain("看免费结果");
    expect(words).toContain("钱没到账？写给我们");
    expect(words).not.toContain("看结果");
  });

  // Break it catches: the old link to a name of a refunded order says that it is to be paid.
  test("is not offered by an old link to what a refunded order had", async () => {
    const detail = that.refuses(402, "PAYMENT_REQUIRED", "不行", { refunded: true });
    upstream.behave(detail, "/api/business/nameDetail");
    const page = await site.visitor(phones.iPhone).get(`/naming-detail?sn=${SN}&name=x`);
    expect(page.status).toBe(410);
    expect(page.words).toContain("这笔订单已经退款");
    expect(page.text).not.toContain("/pay-new/");
    expect(page.text).toContain(`href="/naming-result/${SN}"`);
  });

  test("falls back on the price table where the order's contents cannot be read", async () => {
    upstream.behave(that.refuses(503, "UNAVAILABLE", "维护中"), FREE);
    const page = await site.visitor(phones.iPhone).get(CHECKOUT);
    expect(page.status).toBe(200);
    expect(page.words).toContain("出处全文");
  });

  test.each([
    ["of another kind", `/pay-new/score?sn=${SN}`, 302, CHECKOUT],
    ["of no kind", `/pay-new/gold?sn=${SN}`, 404, undefined],
    ["without a number", "/pay-new/seek", 404, undefined],
    ["of a number that cannot be", "/pay-new/seek?sn=1", 404, undefined],
  ])("%s", async (_what, path, status, location) => {
    const page = await site.visitor(phones.iPhone).get(path);
    expect([page.status, page.headers.location]).toEqual([status, location]);
  });

  test.each([
    [404, "NOT_FOUND", 404],
    [410, "ERASED", 410],
    [429, "TOO_MANY", 429],
    [503, "UNAVAILABLE", 503],
  ])("of an order that answers %i %s is a page of %i", async (status, code, shown) => {
    upstream.behave(that.refuses(status, code, "不行"), PAID_RES);
    expect((await site.visitor(phones.iPhone).get(CHECKOUT)).status).toBe(shown);
  });

  test("of a paid order says so and takes no money", async () => {
    upstream.behave(that.answersWith(settled()), PAID_RES);
    const page = await site.visitor(phones.iPhone).get(CHECKOUT);
    expect(page.words).toContain("已经付过了，没有再次扣款");
    expect(page.text).not.toContain('name="channel"');
    expect(page.text).toContain(`href="/naming-result/${SN}"`);
  });

  test("keeps the order's price where the table has another, and says both", async () => {
    upstream.behave(that.answersWith(paidResult({ amount: 1990 })), PAID_RES);
    const page = await site.visitor(phones.iPhone).get(CHECKOUT);
    expect(page.words).toContain("现在的价目是 29.90 元，这笔订单仍付 19.90 元。");
    expect(page.words).toContain("微信支付 19.90 元");
  });

  test("says what an order costs by now where that is another price, and asks for that", async () => {
    upstream.behave(that.answersWith(paidResult({ amountNow: 3990 })), PAID_RES);
    const visitor = site.visitor(phones.iPhone);
    const page = await visitor.get(CHECKOUT);
    expect(page.words).toContain("价格从 29.90 元变为 39.90 元，请确认后再付");
    expect(page.words).toContain("微信支付 39.90 元");
    expect(page.words).not.toContain("现在的价目");
    upstream.behave(that.answersWith(started(CASHIER, { amount: 3990 })), PAY_AGAIN);
    expect((await pay(visitor)).headers.location).toBe(WAIT);
  });
});

describe("the checkout's form", () => {
  test("begins one payment and goes to wait-pay, which leaves for the cashier once", async () => {
    const visitor = site.visitor(phones.iPhone);
    const sent = await pay(visitor, { mobile: " 138 0013 8000 " });
    expect([sent.status, sent.headers.location]).toEqual([303, WAIT]);
    const asked = Object.fromEntries(paramsOf(PAY_AGAIN));
    expect(asked).toEqual({
      sn: SN,
      channel: "wechat-h5",
      clientIp: "127.0.0.1",
      idem: expect.stringMatching(/^[0-9a-f-]{36}-wechat-h5$/),
    });
    expect(paramsOf(WRITE_MOBILE).get("mobile")).toBe("138 0013 8000");
    expect(upstream.requests.filter(({ target }) => target.includes("138"))).toEqual([]);

    upstream.behave(that.answersWith(paidResult({ payment: begun() })), PAID_RES);
    const leave = `<meta http-equiv="refresh" content="0;url=${CASHIER.url}"/>`;
    const first = await visitor.get(WAIT);
    expect(first.text).toContain(leave);
    expect(first.text).toContain(`href="${CASHIER.url}"`);
    expect(first.headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect((await visitor.get(WAIT)).text).not.toContain(leave);
  });

  test("passes the address that the platform saw, and never what the visitor says", async () => {
    const visitor = site.visitor(phones.iPhone);
    const { action = "", pairs } = formWith((await visitor.get(CHECKOUT)).text, "idem");
    const body = filledIn(pairs, { agree: "1", channel: "wechat-h5", clientIp: "1.2.3.4" });
    await visitor.post(action, body, {
      headers: { "x-forwarded-for": "5.6.7.8", "cf-connecting-ip": "203.0.113.9" },
    });
    expect(paramsOf(PAY_AGAIN).get("clientIp")).toBe("203.0.113.9");
  });

  test("asks for the tick and a phone that is one, and keeps what was typed", async () => {
    const sent = await pay(site.visitor(phones.iPhone), { agree: null, mobile: "138" });
    expect(sent.status).toBe(400);
    expect(sent.words).toContain("请先看过退款说明并勾选");
    expect(sent.text).toMatch(/name="mobile"[^>]*value="138"/);
    expect(upstream.heard(PAY_AGAIN)).toEqual([]);
  });

  test("goes on where the phone could not be kept, and says so before it leaves", async () => {
    upstream.behave(that.refuses(503, "UNAVAILABLE", "维护中"), WRITE_MOBILE);
    const visitor = site.visitor(phones.iPhone);
    const sent = await pay(visitor, { mobile: "13800138000" });
    expect([sent.status, sent.headers.location]).toEqual([303, `${WAIT}&unkept=1`]);
    upstream.behave(that.answersWith(paidResult({ payment: begun() })), PAID_RES);
    const page = await visitor.get(`${WAIT}&unkept=1`);
    expect(page.words).toContain("手机号这次没有记下，不影响付款");
    expect(page.words).toContain("还没付，去付款");
    expect(page.text).not.toContain(`url=${CASHIER.url}`);
  });

  test("does not leave for a cashier at a price that was not shown", async () => {
    upstream.behave(that.answersWith(started(CASHIER, { amount: 3990 })), PAY_AGAIN);
    const sent = await pay(site.visitor(phones.iPhone));
    expect([sent.status, sent.setCookies.some((line) => line.startsWith("leave="))]).toEqual([409, false]);
    expect(sent.words).toContain("价格从 29.90 元变为 39.90 元");
    expect(sent.text).not.toMatch(/name="agree"[^>]*checked/);
  });

  const idemOf = (text: string) => formWith(text, "idem").pairs.find(([name]) => name === "idem")?.[1];

  test.each([
    ["nobody answers", that.hangsUp, 503, "没有产生费用", true],
    ["the provider is silent", that.refuses(503, "UNAVAILABLE", "核对中"), 503, "没有产生费用", true],
    ["it was too often", that.refuses(429, "TOO_MANY", "慢", { retryAfter: 7 }), 429, "7 秒后再试", true],
    ["the key is spent", that.refuses(409, "STATE_CONFLICT", "这次付款已经关闭"), 409, "已经关闭", false],
    ["the channel is shut", that.refuses(501, "NOT_CONFIGURED", ""), 409, "现在用不了", false],
    [
      "the payer is not known",
      that.refuses(400, "INVALID_PARAMS", "不行", { fields: { channel: "请先在微信里确认身份" } }),
      400,
      "请先在微信里确认身份",
      true,
    ],
  ] as const)("comes back with what was typed where %s", async (_what, behaviour, status, words, sameKey) => {
    upstream.behave(behaviour, PAY_AGAIN);
    const visitor = site.visitor(phones.iPhone);
    const sent = await pay(visitor, { mobile: "13800138000" });
    expect(sent.status).toBe(status);
    expect(sent.words).toContain(words);
    expect(sent.text).toMatch(/name="mobile"[^>]*value="13800138000"/);
    const first = paramsOf(PAY_AGAIN)
      .get("idem")
      ?.replace(/-wechat-h5$/, "");
    expect(idemOf(sent.text) === first).toBe(sameKey);
  });

  test("offers no more by a channel that is shut, and another only where there is one", async () => {
    upstream.behave(that.refuses(501, "NOT_CONFIGURED", "这项服务还没有开通"), PAY_AGAIN);
    const others = await pay(site.visitor(phones.iPhone));
    expect(others.words).toContain("这种付款方式现在用不了，没有扣款。请换一种再试。");
    const buttons = [...others.text.matchAll(/name="channel" value="([^"]+)"/g)].map(([, value]) => value);
    expect(buttons).toEqual(["alipay-wap", "card"]);
    const visitor = site.visitor();
    const { action = "", pairs } = formWith((await visitor.get(`${CHECKOUT}&been=1`)).text, "idem");
    const alone = await visitor.post(action, filledIn(pairs, { agree: "1", channel: "wechat-jsapi" }));
    expect(alone.status).toBe(409);
    expect(alone.words).toContain("现在用不了，没有扣款");
    expect(alone.words).not.toContain("换一种");
    expect(alone.text).toContain(`href="/browser-pay?sn=${SN}"`);
  });

  test("from another site begins nothing", async () => {
    const visitor = site.visitor(phones.iPhone);
    const { action = "", pairs } = formWith((await visitor.get(CHECKOUT)).text, "idem");
    const body = filledIn(pairs, { agree: "1", channel: "card" });
    const sent = await visitor.post(action, body, { headers: { "sec-fetch-site": "cross-site" } });
    expect(sent.status).toBe(403);
    expect(upstream.heard(PAY_AGAIN)).toEqual([]);
  });
});

describe("in WeChat", () => {
  beforeEach(() => upstream.behave(that.answersWith({ authorizeUrl: AUTHORIZE }), USER_OTG));

  test("the checkout goes to WeChat and back once, by redirects only, and then offers its sheet", async () => {
    const visitor = site.visitor();
    const away = await visitor.get(CHECKOUT);
    expect([away.status, away.headers.location]).toEqual([302, AUTHORIZE]);
    expect(paramsOf(USER_OTG).get("returnTo")).toBe(CHECKOUT);

    upstream.behave(that.answersWith({ openid: "o1" }), USER_OTG);
    const back = await visitor.get(`${CHECKOUT}&code=c1&state=s1`);
    expect([back.status, back.headers.location]).toEqual([302, `${CHECKOUT}&been=1`]);
    expect(Object.fromEntries(paramsOf(USER_OTG))).toEqual({ code: "c1", state: "s1" });
    const page = await visitor.get(`${CHECKOUT}&been=1`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('value="wechat-jsapi"');
    expect(page.words).toContain("想改用支付宝、银行卡付");
    expect((await visitor.get(CHECKOUT)).status).toBe(200);
    expect(upstream.heard(USER_OTG)).toHaveLength(2);
  });

  test("a browser that keeps no cookies is not sent to WeChat a second time", async () => {
    expect((await site.visitor().get(`${CHECKOUT}&been=1`)).status).toBe(200);
  });

  test.each([
    ["the code is spent", `${CHECKOUT}&code=c1&state=s1`, that.refuses(400, "INVALID_PARAMS", "过期")],
    ["WeChat is silent", CHECKOUT, that.refuses(503, "UNAVAILABLE", "维护中")],
    ["the address is none to go to", CHECKOUT, that.answersWith({ authorizeUrl: "javascript:alert(1)" })],
  ])("where %s the page says so and offers the way out", async (_what, path, behaviour) => {
    upstream.behave(behaviour, USER_OTG);
    const page = await site.visitor().get(path);
    expect(page.status).toBe(200);
    expect(page.words).toContain("微信暂时没有确认是谁在付款");
    expect(page.text).toContain(`href="/browser-pay?sn=${SN}"`);
    expect(page.text).not.toContain('value="wechat-jsapi"');
  });

  test("a form of an unknown payer is refused, and is not redirected to WeChat", async () => {
    const visitor = site.visitor();
    const { action = "", pairs } = formWith((await visitor.get(`${CHECKOUT}&been=1`)).text, "idem");
    const sent = await visitor.post(action, filledIn(pairs, { channel: "wechat-jsapi" }));
    expect(sent.status).toBe(400);
    expect(upstream.heard(USER_OTG)).toEqual([]);
  });

  test("a mini-program's web-view pays nothing, and says how to", async () => {
    const page = await site.visitor(`${phones.weChat} miniProgram/wx1`).get(CHECKOUT);
    expect(page.text).not.toContain('name="channel"');
    expect(page.words).toContain("小程序里付不了款");
  });
});
