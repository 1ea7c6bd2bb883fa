import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Failure } from "#functions/origin/failure.ts";
import { findPayment, newestPayment } from "#functions/origin/money/find-payment.ts";
import { retire } from "#functions/origin/money/pay/ask.ts";
import { askDue } from "#functions/origin/money/pay/ask-due.ts";
import { type Money, startMoney } from "#tests/kit/money/start-money.ts";
import { openTill } from "#tests/kit/money/till.ts";

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
    () => "OK",
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );

describe("a payment that is let go while it is on its way to the provider", () => {
  test("is answered as unavailable instead of a cashier, and the next try opens a new one", async () => {
    const start = shop.wechat.start.bind(shop.wechat);
    shop.wechat.start = async (...asked) => {
      const payment = await newestPayment(shop.sn, shop.till());
      if (payment !== null) await retire(payment, shop.till());
      return start(...asked);
    };
    expect(await codeOf(shop.open())).toBe("UNAVAILABLE");
    shop.wechat.start = start;
    expect(await shop.open()).toMatchObject({ action: { kind: "redirect" } });
    const states = (await shop.ledger()).payments.map(({ state }) => state);
    expect(states.sort()).toEqual(["closed", "open"]);
  });

  test("is answered as paid where the provider has taken the money", async () => {
    const start = shop.wechat.start.bind(shop.wechat);
    shop.wechat.start = async (...asked) => {
      const started = await start(...asked);
      const payment = await newestPayment(shop.sn, shop.till());
      shop.wechat.pay(payment?.outTradeNo ?? "");
      if (payment !== null) await retire(payment, shop.till());
      return started;
    };
    expect(await shop.open()).toMatchObject({ action: { kind: "paid" } });
  });
});

test("a form whose link is dead is refused from another address; a new form opens a payment", async () => {
  await shop.open({ channel: "wechat-h5", clientIp: "10.0.0.1" });
  shop.pass(5);
  expect(await codeOf(shop.open({ channel: "wechat-h5", clientIp: "10.0.0.2" }))).toBe("STATE_CONFLICT");
  const fresh = await shop.open({ channel: "wechat-h5", clientIp: "10.0.0.2", idem: "key-of-another-form" });
  expect(fresh.action.kind).toBe("redirect");
});

describe("a payment whose provider can't be asked any more", () => {
  test("stays open for a day after its end, and is then closed", async () => {
    const { outTradeNo } = await shop.open();
    shop.pass(120);
    const silent = new Map([[shop.alipay.name, shop.alipay]]);
    const gone = () => ({ ...shop.till(), providers: silent });
    await askDue(gone());
    expect((await findPayment(outTradeNo, shop.till()))?.state).toBe("open");
    shop.pass(24 * 60);
    await askDue(gone());
    expect((await findPayment(outTradeNo, shop.till()))?.state).toBe("closed");
  });
});

test("a provider that does not answer is asked once a run, so that others get their turn", async () => {
  shop = await openTill(money.database, 4);
  const [first = "", second = "", third = "", fourth = ""] = shop.numbers;
  for (const sn of [first, second, third]) await shop.open({ sn });
  const { outTradeNo } = await shop.open({ sn: fourth, channel: "alipay-wap" });
  shop.alipay.pay(outTradeNo);
  shop.pass(1);
  shop.wechat.troubles = Array.from({ length: 9 }, () => "before" as const);
  await askDue(shop.till());
  expect(shop.wechat.calls.query).toBe(1);
  expect((await findPayment(outTradeNo, shop.till()))?.state).toBe("paid");
  shop.wechat.troubles = [];
  shop.pass(2);
  await askDue(shop.till());
  expect(shop.wechat.calls.query).toBe(4);
});

test("the cashier of an order that is erased is closed at the next step of the plan", async () => {
  const { outTradeNo } = await shop.open();
  await money.database.prepare("UPDATE orders SET status = 'erased'").run();
  shop.pass(1);
  await askDue(shop.till());
  expect(shop.wechat.book.get(outTradeNo)?.closed).toBe(true);
  expect((await findPayment(outTradeNo, shop.till()))?.state).toBe("closed");
});

test("a way to pay that does not take the order's currency is refused as not configured", async () => {
  await money.database.prepare("UPDATE orders SET currency = 'USD'").run();
  expect(await codeOf(shop.open())).toBe("NOT_CONFIGURED");
});
