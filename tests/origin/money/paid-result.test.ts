import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Failure } from "#functions/origin/failure.ts";
import { settle } from "#functions/origin/money/pay/settle.ts";
import { AMOUNT } from "#tests/kit/money/ledger.ts";
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

const SECOND = 1 / 60;
const NOW = "2026-11-21T08:00:00.000Z";

describe("how a payment stands", () => {
  test("is told for an order that has no payment yet", async () => {
    expect(await shop.look()).toEqual({
      sn: shop.sn,
      status: "created",
      paid: false,
      amount: AMOUNT,
      currency: "CNY",
      kind: "seek",
      title: "宝宝起名",
      first: "",
      price: "baby",
      next: `/naming-result/${shop.sn}`,
      createdAt: NOW,
      paidAt: null,
      checkedAt: NOW,
      refunds: [],
      payment: null,
    });
  });

  test("is told to whoever holds the number, with the way to go on paying", async () => {
    const { outTradeNo, action } = await shop.open();
    const said = await shop.look(shop.sn, "f");
    expect(said).toMatchObject({
      status: "pending",
      paid: false,
      payment: { outTradeNo, state: "open", action },
    });
  });

  test("is «paid» as soon as the provider knows, without any notification", async () => {
    const { outTradeNo } = await shop.open();
    shop.wechat.pay(outTradeNo);
    expect(await shop.look()).toMatchObject({
      status: "paid",
      paid: true,
      payment: { state: "paid", action: null },
    });
    expect(shop.promised).toHaveLength(1);
  });

  test("is asked at most every three seconds, however many pages are open", async () => {
    await shop.open();
    await Promise.all(Array.from({ length: 10 }, () => shop.look()));
    expect(shop.wechat.calls.query).toBe(1);
    shop.pass(2 * SECOND);
    await shop.look();
    expect(shop.wechat.calls.query).toBe(1);
    shop.pass(1 * SECOND);
    await Promise.all([shop.look(), shop.look()]);
    expect(shop.wechat.calls.query).toBe(2);
  });

  test("is what was last known while the provider is silent, with the time of that", async () => {
    await shop.open();
    shop.pass(1);
    shop.wechat.troubles = ["before"];
    expect(await shop.look()).toMatchObject({ paid: false, checkedAt: NOW, payment: { state: "open" } });
    shop.pass(1);
    expect(await shop.look()).toMatchObject({ checkedAt: "2026-11-21T08:02:00.000Z" });
  });

  test("is «closed» once the provider has closed it, and «paid» if it is paid after all", async () => {
    const { outTradeNo } = await shop.open();
    const booked = shop.wechat.book.get(outTradeNo);
    if (booked !== undefined) booked.closed = true;
    expect(await shop.look()).toMatchObject({ paid: false, payment: { state: "closed", action: null } });
    shop.wechat.pay(outTradeNo);
    shop.pass(1);
    expect(await shop.look()).toMatchObject({ paid: true, payment: { outTradeNo } });
  });

  test("that is closed is asked about no more once the plan has ended", async () => {
    await shop.open();
    await money.database.prepare("UPDATE payments SET state = 'closed', next_ask_at = NULL").run();
    shop.pass(1);
    await shop.look();
    expect(shop.wechat.calls.query).toBe(0);
  });

  test("names the payment that paid, not a newer one", async () => {
    const first = await shop.open();
    await money.database.prepare("UPDATE payments SET state = 'closed'").run();
    shop.pass(1);
    await shop.open({ channel: "alipay-wap", idem: "key-of-another-form" });
    shop.wechat.pay(first.outTradeNo);
    await settle(shop.wechat.factOf(first.outTradeNo, "notification"), shop.till());
    expect(await shop.look()).toMatchObject({ paid: true, payment: { outTradeNo: first.outTradeNo } });
  });

  test.each([
    ["NOT_FOUND", "an order that is not there", ""],
    ["ERASED", "an erased order", "erased"],
  ])("answers %s for %s", async (code, _what, status) => {
    if (status !== "") await money.database.prepare("UPDATE orders SET status = ?").bind(status).run();
    const said = await shop.look(status === "" ? "0".repeat(26) : shop.sn).catch((error: unknown) => error);
    expect(said instanceof Failure && said.code).toBe(code);
  });
});
