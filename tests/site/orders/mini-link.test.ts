import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Channel } from "#functions/contract/orders/payments.ts";
import { ALL_CHANNELS, PAID_RES, paidResult, settled } from "#tests/kit/money/pay-samples.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { KEPT } from "#tests/kit/upstream/upstream-moods.ts";
import { SN, sampleAnswers } from "#tests/kit/wire/sample-answers.ts";

const SCHEME = "/api/index/getMpUrlScheme";
const OPENLINK = "weixin://dl/business/?t=abc";
const MINI_PROGRAM = `${phones.weChat} miniProgram/wx0123456789abcdef`;
const link = { openlink: OPENLINK, expiresAt: "2026-12-21T00:00:00.000Z" };

/** What is configured at each of the sites: prices and channels are kept at the edge. */
const CHANNELS = {
  all: ALL_CHANNELS,
  "no cashier of WeChat's": ["wechat-jsapi", "wechat-native", "alipay-wap"],
  "nothing for a phone": ["wechat-jsapi"],
} as const satisfies Record<string, readonly Channel[]>;
type At = keyof typeof CHANNELS;
const NAMES: readonly At[] = ["all", "no cashier of WeChat's", "nothing for a phone"];

let upstream: RecordingUpstream;
const sites = new Map<At, Site>();
beforeAll(async () => {
  upstream = await recordingUpstream();
  const vars = { UPSTREAM_URL: upstream.url };
  for (const at of NAMES) sites.set(at, await startSite({ vars }));
});
afterAll(() => Promise.all([upstream?.close(), ...[...sites.values()].map((site) => site.close())]));
beforeEach(() => {
  upstream.reset();
  upstream.behave(that.answersWith(paidResult()), PAID_RES);
  upstream.behave(that.answersWith(link), SCHEME);
});

/** The checkout in this browser; WeChat has said who pays. */
async function checkout(userAgent: string, at: At = "all"): Promise<string> {
  const info = { ...Object(sampleAnswers["GET /api/index/siteInfo"]), channels: CHANNELS[at] };
  upstream.behave(that.answersWith(info), KEPT[0]);
  const headers = { cookie: "wx=1" };
  const page = await sites.get(at)?.visitor(userAgent).get(`/pay-new/seek?sn=${SN}`, { headers });
  expect(page?.status).toBe(200);
  return page?.text ?? "";
}

describe("the link into the mini-program", () => {
  test("is the way to pay in a mini-program's page, beside the way into a browser", async () => {
    const text = await checkout(MINI_PROGRAM);
    expect(text).toContain(`href="${OPENLINK}" data-mini="/pages/order/order?sn=${SN}"`);
    expect(text).toContain("怎么在浏览器里付");
    expect(text).toMatch(/<script async="" nonce="[^"]+" src="\/assets\/wechat-[\w-]+\.js"><\/script>/);
    const [heard] = upstream.heard(SCHEME);
    expect(new URLSearchParams(heard?.query)).toEqual(
      new URLSearchParams({ path: "pages/order/order", query: `sn=${SN}` }),
    );
  });

  test("stands below the other ways on a phone that is offered none of WeChat's, and needs no script there", async () => {
    const text = await checkout(phones.iPhone, "no cashier of WeChat's");
    expect(text).toContain("支付宝支付");
    expect(text).toContain(`<a class="go" href="${OPENLINK}">打开小程序付款</a>`);
    expect(text).not.toContain("/assets/wechat-");
  });

  test("is the only way on a phone where nothing else is configured that works there", async () => {
    const text = await checkout(phones.iPhone, "nothing for a phone");
    expect(text).toContain(`<a class="btn" href="${OPENLINK}">打开小程序付款</a>`);
    expect(text).not.toMatch(/data-mini|里付不了款/);
  });

  test.each([
    ["not configured", that.refuses(501, "NOT_CONFIGURED", "")],
    ["not to be had", that.refuses(503, "UNAVAILABLE", "维护中")],
    ["late", that.neverAnswers],
    ["of another app", that.answersWith({ ...link, openlink: "javascript:alert(1)" })],
  ])("is not shown where it is %s: the page says what it said before", async (_what, behaviour) => {
    upstream.behave(behaviour, SCHEME);
    const text = await checkout(MINI_PROGRAM);
    expect(text).not.toMatch(/weixin:|javascript:|data-mini|\/assets\/wechat-/);
    expect(text).toContain("小程序里付不了款。");
  });

  test.each([
    ["a phone with WeChat's own cashier", phones.iPhone],
    ["WeChat itself, which has its sheet", phones.weChat],
    ["another app", `${phones.weChat} wxwork/4.1.28`],
    ["a desktop", "Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0 Safari/537.36"],
  ])("is not asked for by %s", async (_what, userAgent) => {
    await checkout(userAgent);
    expect(upstream.heard(SCHEME)).toEqual([]);
  });

  test("is not asked for where nothing is to be paid", async () => {
    upstream.behave(that.answersWith(settled()), PAID_RES);
    expect(await checkout(MINI_PROGRAM)).not.toContain("weixin:");
    expect(upstream.heard(SCHEME)).toEqual([]);
  });
});
