import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PaidResult } from "#functions/contract/orders/payments.ts";
import { filledIn, formWith } from "#tests/kit/forms/html-form.ts";
import {
  begun,
  instant,
  OUT_TRADE_NO,
  PAID_RES,
  PAY_AGAIN,
  paidResult,
  SHEET,
  settled,
  started,
} from "#tests/kit/money/pay-samples.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

const WAIT = `/wait-pay?sn=${SN}`;
const LOOKED = `${WAIT}&looked=1`;
const CHECK = `/check-pay-status?sn=${SN}`;
const RESULT = `/naming-result/${SN}`;
const AGAIN = '<noscript><meta http-equiv="refresh" content="3"/></noscript>';
const forScript = { headers: { accept: "application/json" } };

let upstream: RecordingUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  site = await startSite({ vars: { UPSTREAM_URL: upstream.url } });
});
afterAll(() => Promise.all([site?.close(), upstream?.close()]));
beforeEach(() => upstream.reset());

const stands = (result: PaidResult) => upstream.behave(that.answersWith(result), PAID_RES);
const visit = () => site.visitor(phones.iPhone);

describe("wait-pay", () => {
  test("says number, amount, how, and when it was looked up, and looks again without scripts", async () => {
    stands(paidResult({ payment: begun() }));
    const page = await visit().get(WAIT);
    expect([page.status, page.headers["cache-control"], page.headers["x-robots-tag"]]).toEqual([
      200,
      "private, no-store",
      "noindex",
    ]);
    for (const words of [SN, "29.90 元", "微信支付", OUT_TRADE_NO, "再查一次", "还没付，去付款", "换一种"])
      expect(page.words).toContain(words);
    expect(page.text).toContain(AGAIN);
  });

  test.each([
    ["paid", { status: "paid" }],
    ["delivered", {}],
    ["refunded", { status: "refunded", paid: false }],
  ] as const)("goes on to the result where the order is %s", async (_what, over) => {
    stands(settled(over));
    for (const path of [WAIT, CHECK]) {
      const answer = await visit().get(path);
      expect([answer.status, answer.headers.location]).toEqual([303, RESULT]);
    }
  });

  test.each(["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"])(
    "never goes on to %s",
    async (next) => {
      stands(settled({ next }));
      expect((await visit().get(WAIT)).headers.location).toBe("/");
    },
  );

  const states: [what: string, says: string, over: () => Partial<PaidResult>][] = [
    ["waits long", "银行或支付方还没回复", () => ({ payment: begun({ createdAt: instant(-90_000) }) })],
    ["is too old", "付款链接过期了", () => ({ payment: begun({ expiresAt: instant(-1) }) })],
    ["was never begun", "目前没有查到付款", () => ({})],
    ["came to nothing", "付款没有完成", () => ({ payment: begun({ state: "closed" }) })],
    ["is of a closed order", "已关闭", () => ({ status: "closed", payment: begun({ state: "closed" }) })],
    ["has a wrong amount", "收到的钱全部原路退回", () => ({ payment: begun({ state: "mismatch" }) })],
  ];
  test.each(states)("says of a payment that %s: %s, never that it came", async (_what, says, over) => {
    stands(paidResult(over()));
    const page = await visit().get(WAIT);
    expect(page.status).toBe(200);
    expect(page.words).toContain(says);
    expect(page.words).not.toContain("已收到");
  });

  const firsts: [what: string, first: string, over: () => Partial<PaidResult>][] = [
    ["is on its way", "我已付款，再查一次", () => ({ payment: begun() })],
    ["is too old", "重新打开付款", () => ({ payment: begun({ expiresAt: instant(-1) }) })],
    ["was never begun", "去付款", () => ({})],
    ["came to nothing", "重新打开付款", () => ({ payment: begun({ state: "closed" }) })],
    [
      "is of a closed order",
      "重新打开付款",
      () => ({ status: "closed", payment: begun({ state: "closed" }) }),
    ],
    [
      "is too old and of another kind of browser",
      "重新付款",
      () => ({ payment: begun({ channel: "wechat-jsapi", expiresAt: instant(-1) }) }),
    ],
    ["has a wrong amount", "再查一次", () => ({ payment: begun({ state: "mismatch" }) })],
  ];
  test.each(firsts)("offers as the first button where a payment %s: %s", async (_what, first, over) => {
    stands(paidResult(over()));
    const { text } = await visit().get(WAIT);
    const [, button] = /class="btn[^"]*"[^>]*>([^<]+)</.exec(text) ?? [];
    expect(button).toBe(first);
  });

  // Breaks it catches: a red button that does nothing for a wrong amount; a code that only another phone can scan, and the way to pay otherwise far below it.
  test("presses no button on whoever waits for a wrong amount, and leads whoever cannot scan a code on before it", async () => {
    stands(paidResult({ payment: begun({ state: "mismatch" }) }));
    expect((await visit().get(WAIT)).text).not.toContain('class="btn"');
    stands(
      paidResult({ payment: begun({ action: { kind: "qr", content: "weixin://wxpay/bizpayurl?pr=1" } }) }),
    );
    expect((await visit().get(WAIT)).text).toMatch(
      /<a href="\/pay-new\/seek[^"]+">换一种付款方式<.*<svg class="qr"/s,
    );
  });

  // Breaks it catches: a look that was asked for and changes nothing on the page; one that says «not paid» of money that came.
  test.each([
    ["waits long", "还没有收到付款", () => begun({ createdAt: instant(-90_000) })],
    ["came to nothing", "还没有收到付款", () => begun({ state: "closed" })],
    ["has a wrong amount", "还在人工核对", () => begun({ state: "mismatch" })],
  ] as const)(
    "says what was found of a payment that %s, once it was asked: %s",
    async (_what, says, payment) => {
      stands(paidResult({ payment: payment() }));
      expect((await visit().get(WAIT)).words).not.toContain("刚查过");
      expect((await visit().get(LOOKED)).words).toMatch(
        new RegExp(`刚查过（\\d\\d:\\d\\d:\\d\\d），${says}。`),
      );
    },
  );

  // Breaks it catches: «正在核对» over an answer that nothing came; a red button that lets whoever has paid pay twice; a way to pay that is small or not there.
  test.each([
    ["this browser", begun()],
    ["another browser", begun({ channel: "wechat-jsapi" })],
  ])(
    "says on top that nothing came, once it was asked, and offers to look again before it offers to pay in %s",
    async (_what, payment) => {
      stands(paidResult({ payment }));
      const { text, words } = await visit().get(LOOKED);
      expect(words).toMatch(/还没有收到付款\s*刚查过（\d\d:\d\d:\d\d）。/);
      expect(words).not.toContain("正在核对");
      const buttons = [...text.matchAll(/class="btn[^"]*"[^>]*>([^<]+)</g)].map(([, words]) => words);
      expect(buttons).toEqual(["我已付款，再查一次", "还没付，去付款"]);
    },
  );

  // Breaks it catches: whoever has not paid finds the link of a sentence alone, where the payment cannot be opened again.
  test("has a button for whoever has not paid, where the same payment cannot be opened again", async () => {
    stands(paidResult({ payment: begun({ channel: "wechat-jsapi" }) }));
    expect((await visit().get(WAIT)).text).toMatch(/class="btn quiet" href="[^"]+">还没付，去付款</);
  });

  // Breaks it catches: the step «核对付款» lit before anything can have been paid; «don't pay twice» beside the way to pay again.
  test("names the step that it is at, and warns of paying twice only where that could be", async () => {
    const stepOf = (text: string) => /aria-current="step">([^<]+)</.exec(text)?.[1];
    stands(paidResult({ payment: begun({ state: "closed" }) }));
    const over = await visit().get(WAIT);
    expect([stepOf(over.text), over.words.includes("请不要再付")]).toEqual(["付款", false]);
    stands(paidResult({ payment: begun() }));
    const open = await visit().get(WAIT);
    expect([stepOf(open.text), open.words.includes("请不要再付")]).toEqual(["核对付款", true]);
  });

  // Breaks it catches: the sum that came is kept from the one who paid it.
  test("says what came beside what was asked, where that is known", async () => {
    stands(paidResult({ payment: begun({ state: "mismatch", received: 1990 }) }));
    const { words } = await visit().get(WAIT);
    expect(words).toMatch(/应付\s*29\.90 元\s*实收\s*19\.90 元/);
    expect(words).toContain("应付 29.90 元，实收 19.90 元");
    // It is told on the phone by as little of its number as the desk finds it by.
    expect(words).toContain(`后 6 位 ${SN.slice(-6)}`);
    stands(paidResult({ payment: begun({ state: "mismatch" }) }));
    expect((await visit().get(WAIT)).words).not.toContain("实收");
  });

  test("does not ask whether it was paid where a wrong amount came", async () => {
    stands(paidResult({ payment: begun({ state: "mismatch" }) }));
    const { words } = await visit().get(WAIT);
    expect(words).not.toMatch(/付款了吗|去付款|我已付款/);
  });

  test.each([
    ["refuses", that.refuses(503, "UNAVAILABLE", "维护中")],
    ["hangs up", that.hangsUp],
    ["says HTML", that.saysHtml()],
    ["is cut off", that.cuts],
  ])("admits not knowing where the upstream %s: never «paid» or «no charge»", async (_what, behaviour) => {
    upstream.behave(behaviour, PAID_RES);
    const page = await visit().get(WAIT);
    expect([page.status, page.headers["retry-after"]]).toEqual([503, "10"]);
    expect(page.words).toContain("还不知道付款有没有到");
    expect(page.words).not.toMatch(/没有扣款|没有产生费用|已收到/);
    expect(page.text).toContain('<meta http-equiv="refresh" content="15"/>');
    expect((await visit().get(CHECK, forScript)).status).toBe(503);
  });

  test.each([
    ["not there", 404, "NOT_FOUND"],
    ["erased", 410, "ERASED"],
  ])("of an order that is %s is a page of %i", async (_what, status, code) => {
    upstream.behave(that.refuses(status, code, "不行"), PAID_RES);
    expect((await visit().get(WAIT)).status).toBe(status);
  });

  test("stops looking by itself after ten minutes", async () => {
    stands(paidResult({ payment: begun({ createdAt: instant(-11 * 60_000) }) }));
    expect((await visit().get(WAIT)).text).not.toContain('http-equiv="refresh"');
  });

  test("promises to look by itself while it does, then says what to press", async () => {
    const scan = (age: number) =>
      paidResult({
        payment: begun({
          channel: "wechat-native",
          createdAt: instant(-age),
          action: { kind: "qr", content: "weixin://1" },
        }),
      });
    stands(scan(9 * 60_000));
    const early = await visit().get(WAIT);
    expect(early.text).toContain(AGAIN);
    expect(early.words).toContain("这一页会自己打开结果");
    stands(scan(11 * 60_000));
    for (const late of [await visit().get(WAIT), await visit().get(`${WAIT}&often=1`)]) {
      expect(late.text).not.toContain('http-equiv="refresh"');
      expect(late.words).toContain("付好后，请点“我已付款，再查一次”");
      expect(late.words).not.toContain("自己打开");
    }
  });

  test("shows a code as a picture of its own, and no code of WeChat's sheet outside WeChat", async () => {
    stands(
      paidResult({
        payment: begun({ channel: "wechat-native", action: { kind: "qr", content: "weixin://1" } }),
      }),
    );
    const scan = await visit().get(WAIT);
    expect(scan.text).toMatch(/<svg class="qr"[^>]*>.*<path stroke="#000"/);
    // WeChat takes such a code from the camera alone: nothing may lead to a picture of it.
    expect(scan.words).toMatch(/29\.90 元.*前扫码有效/s);
    expect(scan.words).not.toContain("相册");
    const sheet = begun({ channel: "wechat-jsapi", action: { kind: "jsapi", params: SHEET } });
    stands(paidResult({ payment: sheet }));
    expect((await visit().get(WAIT)).text).not.toContain("data-sheet=");
    const { text, words } = await site.visitor().get(WAIT);
    expect(text).toContain("data-sheet=");
    // Break it catches: «don't pay twice» over a red button that pays, and nothing of whom that is said to.
    expect(words).toContain("如果已经付了，请不要再付。");
  });

  test("does not follow a cashier address that is a script", async () => {
    stands(paidResult({ payment: begun({ action: { kind: "redirect", url: "javascript:alert(1)" } }) }));
    const visitor = visit();
    visitor.cookies.set("leave", OUT_TRADE_NO);
    expect((await visitor.get(WAIT)).text).not.toContain("javascript:");
  });

  test("opens the payment again by its channel, and leaves once more", async () => {
    stands(paidResult({ payment: begun() }));
    upstream.behave(
      that.answersWith(started({ kind: "redirect", url: "https://cashier.example/2" })),
      PAY_AGAIN,
    );
    const visitor = visit();
    const { action = "", pairs } = formWith((await visitor.get(WAIT)).text, "channel");
    const sent = await visitor.post(action, filledIn(pairs, {}));
    expect([sent.status, sent.headers.location]).toEqual([303, WAIT]);
    expect(new URLSearchParams(upstream.heard(PAY_AGAIN)[0]?.body).get("channel")).toBe("wechat-h5");
    expect((await visitor.get(WAIT)).text).toContain('content="0;url=');
  });

  test("is opened again at no other price than the page showed", async () => {
    stands(paidResult({ payment: begun({ expiresAt: instant(-1) }) }));
    const cashier = { kind: "redirect", url: "https://cashier.example/2" } as const;
    upstream.behave(that.answersWith(started(cashier, { amount: 3990 })), PAY_AGAIN);
    const visitor = visit();
    const { action = "", pairs } = formWith((await visitor.get(WAIT)).text, "channel");
    const sent = await visitor.post(action, filledIn(pairs, {}));
    expect(sent.status).toBe(409);
    expect(sent.words).toContain("价格从 29.90 元变为 39.90 元，请确认后再付");
    expect(sent.setCookies.filter((line) => line.startsWith("leave="))).toEqual([]);
  });

  test("says why it could not be opened again", async () => {
    stands(paidResult({ payment: begun() }));
    upstream.behave(that.refuses(503, "UNAVAILABLE", "正在核对付款结果，请稍等几秒再试。"), PAY_AGAIN);
    const visitor = visit();
    const { action = "", pairs } = formWith((await visitor.get(WAIT)).text, "channel");
    const sent = await visitor.post(action, filledIn(pairs, {}));
    expect(sent.status).toBe(503);
    expect(sent.words).toContain("请稍等几秒再试");
  });
});

describe("check-pay-status", () => {
  test("for a script says how it stands and nothing else", async () => {
    stands(paidResult({ payment: begun() }));
    const open = await visit().get(CHECK, forScript);
    expect(open.headers["content-type"]).toContain("application/json");
    expect(JSON.parse(open.text)).toEqual({ standing: "waiting", go: null });
    stands(settled());
    expect(JSON.parse((await visit().get(CHECK, forScript)).text)).toEqual({ standing: "paid", go: RESULT });
  });

  test("without a script goes back to the page that says it", async () => {
    stands(paidResult({ payment: begun() }));
    const answer = await visit().get(CHECK);
    expect([answer.status, answer.headers.location]).toEqual([303, LOOKED]);
    const odd = await visit().get("/check-pay-status?sn=%2F%2Fevil");
    expect(odd.headers.location).toBe("/wait-pay?sn=%2F%2Fevil");
  });

  test("is 429 where one order is looked up more than sixty times a minute", async () => {
    const sn = "02HZX8K3QJ5V7M9N2P4R6S8TAT";
    stands(paidResult({ sn, payment: begun() }));
    const visitor = visit();
    const statuses: number[] = [];
    for (let look = 0; look < 61; look++)
      statuses.push((await visitor.get(`/check-pay-status?sn=${sn}`, forScript)).status);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
    expect(statuses[60]).toBe(429);
    const page = await visitor.get(`/check-pay-status?sn=${sn}`);
    expect(page.headers.location).toBe(`/wait-pay?sn=${sn}&often=1`);
    const often = await visitor.get(`/wait-pay?sn=${sn}&often=1`);
    expect([often.status, often.headers["retry-after"]]).toEqual([429, "10"]);
    expect((await visitor.get(CHECK, forScript)).status).toBe(200);
  });
});

describe("the other pages of money", () => {
  test("browser-pay says how to leave the app, and outside how to go on", async () => {
    stands(paidResult());
    // Break it catches: the app's menu opens an address that does not prove whose the order is, and nobody may pay there.
    const { status, headers } = await site.visitor().get(`/browser-pay?sn=${SN}`);
    expect([status, headers.location]).toEqual([
      303,
      expect.stringMatching(`^/browser-pay\\?sn=${SN}&pass=.`),
    ]);
    const inside = await site.visitor().get(String(headers.location));
    expect(inside.words).toContain("三个办法");
    expect(inside.text.split('<ol class="how ways-out">')[1]?.split("</ol>")[0]).toMatch(/<svg class="qr"/);
    expect(inside.words).toContain("选“在浏览器打开”");
    // Break it catches: «half an hour» of a link, counted from nobody knows when, and nothing of who may have it.
    expect(inside.words).toMatch(/月 \d+ 日 \d\d:\d\d 前有效，只能用一次，不要发给别人。/);
    expect(inside.words).toContain(`${site.url.origin}/browser-pay?sn=${SN}`);
    const outside = await visit().get(`/browser-pay?sn=${SN}`);
    expect(outside.words).toContain("已经在浏览器里了");
    expect(outside.text).toContain(`href="/pay-new/seek?sn=${SN}"`);
    stands(settled());
    expect((await visit().get(`/browser-pay?sn=${SN}`)).headers.location).toBe(RESULT);
  });

  test("resulte has the receipt of a paid order, the way to pay of another, and looks for an unknown one", async () => {
    stands(settled());
    const paid = await visit().get(`/resulte?sn=${SN}`);
    for (const words of ["收据", OUT_TRADE_NO, "29.90 元"]) expect(paid.words).toContain(words);
    expect(paid.text).toContain(`href="${RESULT}"`);
    expect(paid.words).not.toContain("没付款");
    // Breaks it catches: eleven rows of receipt before the family; «one year at least», and no day.
    for (const first of ["看结果", "复制分享链接"])
      expect(paid.words.indexOf(first)).toBeLessThan(paid.words.indexOf(OUT_TRADE_NO));
    expect(paid.words).toMatch(/已付款，可查看，至少保留到\s\d{4}\s年/);
    // Breaks it catches: an invoice by way of a complaint; no way from an order to a refund.
    const ask = `href="/comment-list?sn=${SN}`;
    expect(paid.text).toContain(`${ask}&amp;topic=invoice#private"`);
    expect(paid.text).toContain(`${ask}#private"`);
    // Break it catches: numbers of every bill under names alike, to whoever paid one way and has one of them.
    expect(paid.words).toMatch(/填微信账单里的交易单号。\s*付款时留过手机号的，/);
    expect(paid.text).toContain('href="/search-order">查订单</a>”');
    stands(settled({ payment: begun({ state: "paid", action: null, channel: "alipay-wap" }) }));
    const byAlipay = (await visit().get(`/resulte?sn=${SN}`)).words;
    expect(byAlipay).toContain("填支付宝账单里的订单号。");
    expect(byAlipay).not.toContain("交易单号");
    stands(paidResult());
    expect((await visit().get(`/resulte?sn=${SN}`)).text).toContain(`href="/pay-new/seek?sn=${SN}"`);
    upstream.behave(that.refuses(404, "NOT_FOUND", "不行"), PAID_RES);
    for (const sn of [SN, "1", ""]) {
      const unknown = await visit().get(`/resulte?sn=${sn}`);
      expect([unknown.status, unknown.headers.location]).toEqual([302, "/search-order"]);
    }
  });

  test("pay-test stands off production only", async () => {
    stands(paidResult());
    const withOrder = await visit().get(`/pay-test/seek?sn=${SN}`);
    expect([withOrder.status, withOrder.words.includes("还没有订单")]).toEqual([200, false]);
    // Break it catches: a riddle where the sandbox is, in place of the way to it.
    const beside = `http://${site.url.hostname}:${Number(site.url.port) + 1}/`;
    expect(withOrder.text).toContain(`<a href="${beside}">沙箱的控制页</a>`);
    expect((await visit().get("/pay-test/seek")).words).toContain("还没有订单");
    const vars = { STAGE: "production", PUBLIC_URL: "https://luopan.example" };
    const live = await startSite({ vars });
    try {
      for (const path of ["/pay-test/seek", `/pay-test/seek?sn=${SN}`])
        expect((await live.visitor(phones.iPhone).get(path)).status).toBe(404);
    } finally {
      await live.close();
    }
  });
});
