import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Failure } from "#functions/origin/failure.ts";
import { runOutbox } from "#functions/origin/money/outbox/run.ts";
import { settle } from "#functions/origin/money/pay/settle.ts";
import { refundOrder } from "#functions/origin/money/refund/ask-back.ts";
import { backOf } from "#tests/kit/money/fake-provider.ts";
import { AMOUNT } from "#tests/kit/money/ledger.ts";
import { type Money, startMoney } from "#tests/kit/money/start-money.ts";
import { delivering, openTill } from "#tests/kit/money/till.ts";

let money: Money;
let shop: Awaited<ReturnType<typeof openTill>>;
beforeAll(async () => {
  money = await startMoney();
});
afterAll(() => money?.close());
beforeEach(async () => {
  shop = await openTill(money.database);
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "answered",
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );
const status = async () => (await shop.ledger()).orders[0]?.status;

describe("a payment", () => {
  test("is of the order's price, whoever asks, and makes the order pending", async () => {
    const { outTradeNo, amount, currency, action, expiresAt } = await shop.open();
    expect({ amount, currency }).toEqual({ amount: AMOUNT, currency: "CNY" });
    expect(action).toEqual({ kind: "redirect", url: `https://cashier.example/${outTradeNo}` });
    expect(expiresAt).toBe("2026-11-21T10:00:00.000Z");
    expect(await status()).toBe("pending");
    const { payments } = await shop.ledger();
    expect(payments).toMatchObject([{ out_trade_no: outTradeNo, state: "open", amount: AMOUNT }]);
    for (const sealed of [payments[0]?.request, payments[0]?.action]) expect(sealed).toMatch(/^k1\./);
  });

  test("asked for fifty times at once is one payment, sent once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        shop.open({ idem: `key-of-form-${nth % 2}`, visitor: "ab"[nth % 2] ?? "a" }),
      ),
    );
    expect(new Set(answers.map(({ outTradeNo }) => outTradeNo)).size).toBe(1);
    expect(shop.wechat.book.size).toBe(1);
    expect(shop.wechat.calls.start).toBe(1);
    expect((await shop.ledger()).payments).toHaveLength(1);
  });

  test("asked for again with the same key answers the same, without asking the provider", async () => {
    const first = await shop.open();
    shop.pass(30);
    expect(await shop.open()).toEqual(first);
    expect(shop.wechat.calls.start).toBe(1);
  });

  test("asked for with the same key and another channel is a conflict", async () => {
    await shop.open();
    expect(await codeOf(shop.open({ channel: "alipay-wap" }))).toBe("STATE_CONFLICT");
    expect(shop.alipay.book.size).toBe(0);
  });

  test("that is open is given to another tab and another visitor too", async () => {
    const first = await shop.open();
    const second = await shop.open({ idem: "key-of-another-form", visitor: "c" });
    expect(second).toEqual(first);
  });

  test("by another channel closes the open one first", async () => {
    const { outTradeNo } = await shop.open();
    const other = await shop.open({ channel: "alipay-wap", idem: "key-of-another-form" });
    expect(shop.wechat.book.get(outTradeNo)?.closed).toBe(true);
    expect(shop.alipay.book.has(other.outTradeNo)).toBe(true);
    const states = (await shop.ledger()).payments.map((row) => [row.out_trade_no, row.state]);
    expect(new Map(states.map(([number, state]) => [number, state]))).toEqual(
      new Map([
        [outTradeNo, "closed"],
        [other.outTradeNo, "open"],
      ]),
    );
  });

  test("by another channel is not begun where the open one turns out to be paid", async () => {
    const { outTradeNo } = await shop.open();
    shop.wechat.pay(outTradeNo);
    const other = await shop.open({ channel: "alipay-wap", idem: "key-of-another-form" });
    expect(other).toMatchObject({ outTradeNo, action: { kind: "paid" } });
    expect(shop.alipay.book.size).toBe(0);
    expect(await status()).toBe("paid");
    expect(shop.promised).toHaveLength(1);
  });

  test("from another address takes a new number: the old one's bytes hold the old address", async () => {
    const first = await shop.open({ channel: "wechat-h5" });
    const second = await shop.open({
      channel: "wechat-h5",
      idem: "key-of-another-form",
      clientIp: "10.0.0.2",
    });
    expect(second.outTradeNo).not.toBe(first.outTradeNo);
    expect(shop.wechat.book.get(first.outTradeNo)?.closed).toBe(true);
  });

  test("whose link is dead is sent again with the same bytes under the same number", async () => {
    const first = await shop.open({ channel: "wechat-h5" });
    shop.pass(5);
    expect((await shop.look()).payment?.action).toBeNull();
    const again = await shop.open({ channel: "wechat-h5" });
    expect(again.outTradeNo).toBe(first.outTradeNo);
    expect(shop.wechat.calls.start).toBe(2);
    expect((await shop.look()).payment?.action).toEqual(again.action);
  });

  test("near its end is closed for a new one", async () => {
    const first = await shop.open();
    shop.pass(117);
    const second = await shop.open({ idem: "key-of-another-form" });
    expect(second.outTradeNo).not.toBe(first.outTradeNo);
  });

  test("of an order that was paid or delivered is not started: «paid»", async () => {
    const { outTradeNo } = await shop.open();
    shop.wechat.pay(outTradeNo);
    await settle(shop.wechat.factOf(outTradeNo, "notification"), shop.till());
    const asked = () => shop.open({ channel: "alipay-wap", idem: "key-of-another-form" });
    expect(await asked()).toMatchObject({ outTradeNo, action: { kind: "paid" } });
    await runOutbox(shop.till(), { by: delivering });
    expect(await status()).toBe("delivered");
    expect(await asked()).toMatchObject({ outTradeNo, action: { kind: "paid" } });
    expect((await shop.ledger()).payments).toHaveLength(1);
  });

  test("of an order that is closed opens it again", async () => {
    await money.database.prepare("UPDATE orders SET status = 'closed'").run();
    await shop.open();
    expect(await status()).toBe("pending");
  });
});

describe("no payment is started", () => {
  test.each([
    ["an order that is not there", "NOT_FOUND", {}, ""],
    ["an erased order", "ERASED", {}, "erased"],
    ["an order that is being refunded", "STATE_CONFLICT", {}, "refunding"],
    ["a refunded order", "STATE_CONFLICT", {}, "refunded"],
    ["a channel that is not configured", "NOT_CONFIGURED", { channel: "card" as const }, "created"],
    [
      "a way of the provider that it has not",
      "NOT_CONFIGURED",
      { channel: "alipay-page" as const },
      "created",
    ],
    [
      "WeChat's own sheet without the payer's openid",
      "INVALID_PARAMS",
      { channel: "wechat-jsapi" as const },
      "created",
    ],
  ])("for %s", async (_what, code, over, as) => {
    if (as !== "") await money.database.prepare("UPDATE orders SET status = ?").bind(as).run();
    const sn = as === "" ? "0".repeat(26) : shop.sn;
    expect(await codeOf(shop.open({ sn, ...over }))).toBe(code);
    expect((await shop.ledger()).payments).toEqual([]);
    expect(shop.wechat.calls.start + shop.alipay.calls.start).toBe(0);
  });

  test("for the eleventh time within an hour, until that hour is over", async () => {
    const next = (nth: number) =>
      shop.open({ channel: nth % 2 === 0 ? "wechat-native" : "alipay-wap", idem: `key-of-form-${nth}` });
    for (let nth = 0; nth < 10; nth++) {
      await next(nth);
      shop.pass(1);
    }
    const refused = await next(10).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "TOO_MANY", detail: { retryAfter: 50 * 60 } });
    expect((await shop.ledger()).payments).toHaveLength(10);
    shop.pass(51);
    expect(await codeOf(next(11))).toBe("answered");
  });
});

describe("a provider that does not answer", () => {
  test.each(["before", "after"] as const)(
    "loses nothing when silent %s it has booked: the same key continues the payment",
    async (when) => {
      shop.wechat.troubles = [when];
      const said = await shop.open().catch((error: unknown) => error);
      expect(said).toMatchObject({
        code: "UNAVAILABLE",
        status: 503,
        message: expect.stringContaining("正在核对"),
      });
      const [stored] = (await shop.ledger()).payments;
      shop.pass(1);
      const again = await shop.open();
      expect(again.outTradeNo).toBe(stored?.out_trade_no);
      expect(shop.wechat.book.size).toBe(1);
    },
  );

  test("lets nobody pay by another channel while nothing is known of the first", async () => {
    await shop.open();
    shop.wechat.troubles = ["before", "before"];
    const other = () => shop.open({ channel: "alipay-wap", idem: "key-of-another-form" });
    expect(await codeOf(other())).toBe("UNAVAILABLE");
    expect(shop.alipay.book.size).toBe(0);
    expect(await codeOf(other())).toBe("answered");
  });

  test("that refuses the request leaves the order free for a new payment by another form", async () => {
    const { outTradeNo } = await shop.open({ channel: "wechat-h5" });
    const booked = shop.wechat.book.get(outTradeNo);
    if (booked !== undefined) booked.closed = true;
    shop.pass(5);
    expect(await codeOf(shop.open({ channel: "wechat-h5" }))).toBe("UNAVAILABLE");
    const next = await shop.open({ channel: "wechat-h5", idem: "key-of-another-form" });
    expect(next.outTradeNo).not.toBe(outTradeNo);
    expect(next.action.kind).toBe("redirect");
  });
});

test("a refund asked for twice is one refund, and ends the order", async () => {
  const { outTradeNo } = await shop.open();
  shop.wechat.pay(outTradeNo);
  await settle(shop.wechat.factOf(outTradeNo, "query"), shop.till());
  expect(await Promise.all([refundOrder(shop.sn, shop.till()), refundOrder(shop.sn, shop.till())])).toEqual(
    expect.arrayContaining([true, false]),
  );
  await Promise.all([runOutbox(shop.till(), { by: delivering }), runOutbox(shop.till(), { by: delivering })]);
  expect(shop.wechat.calls.refund).toBe(1);
  expect(backOf(shop.wechat.book.get(outTradeNo))).toBe(AMOUNT);
  expect(await status()).toBe("refunded");
  expect(await refundOrder(shop.sn, shop.till())).toBe(false);
});
