import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Channel } from "#functions/contract/orders/payments.ts";
import { HOLD_HEADER } from "#functions/contract/wire/calls.ts";
import { type Shop, startShop } from "#tests/kit/money/sandbox.ts";
import { tillOf } from "#tests/kit/shop/till.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const CHANNELS = ["wechat-native", "alipay-wap", "card"] as const satisfies readonly Channel[];

let shop: Shop;
let till: ReturnType<typeof tillOf>;
beforeAll(async () => {
  shop = await startShop();
  till = tillOf(shop);
});
afterAll(() => shop?.close());
beforeEach(() => shop.sandbox.control("reset"));

/** An order with one payment that the payer has come to. */
async function opened(channel: Channel) {
  const sn = await till.order();
  const { payment } = await till.open(sn, channel);
  if (payment === null) throw new Error(`${channel} does not open`);
  await till.enter(payment);
  return { sn, no: payment.outTradeNo };
}

describe.each(CHANNELS)("a notification of %s", (channel) => {
  test("pays the order and delivers it once, though it comes five times more", async () => {
    const { sn, no } = await opened(channel);
    await shop.sandbox.pay(no);
    expect((await till.booked(no))?.deliveries).toMatchObject([{ state: "done", tries: 1 }]);
    expect(await till.ledger(sn)).toMatchObject([{ state: "paid", paid_by: no }]);
    const replays = await Promise.all(Array.from({ length: 5 }, () => shop.sandbox.notify(no)));
    for (const status of replays) expect([200, 204]).toContain(status);
    await till.cronDue();
    expect(await till.ledger(sn)).toMatchObject([{ state: "paid", paid_by: no, status: "delivered" }]);
    expect((await till.booked(no))?.refunded).toBe(0);
  });

  const forged =
    channel === "alipay-wap" ? ["bad-signature", "foreign"] : ["bad-signature", "foreign", "stale"];
  test.each([...forged, "probe"])(
    "that is %s is refused with 400 or 401, and changes nothing in the books",
    async (twist) => {
      const { sn, no } = await opened(channel);
      await shop.sandbox.control("switch", { notices: "drop" });
      await shop.sandbox.pay(no);
      const status = await shop.sandbox.notify(no, twist);
      expect([400, 401]).toContain(status);
      expect(await till.ledger(sn)).toMatchObject([{ state: "open", paid_by: null }]);
      expect(await till.count("payment_events", "out_trade_no", no)).toBe(0);
    },
  );

  test("of a payment that nobody has heard of changes nothing", async () => {
    const { sn, no } = await opened(channel);
    await shop.sandbox.control("switch", { notices: "drop" });
    await shop.sandbox.pay(no);
    expect(await shop.sandbox.notify(no, "unknown-order")).toBeGreaterThanOrEqual(200);
    expect(await till.ledger(sn)).toMatchObject([{ state: "open", paid_by: null }]);
  });

  test("of another amount than was asked is kept for a person, acknowledged, and delivers nothing", async () => {
    const { sn, no } = await opened(channel);
    await shop.sandbox.control("pay", { outTradeNo: no, amount: 1 });
    expect((await till.booked(no))?.deliveries).toMatchObject([{ state: "done" }]);
    await till.cronDue();
    expect(await till.ledger(sn)).toMatchObject([{ state: "mismatch", paid_amount: 1, paid_by: null }]);
    expect(await till.count("desk_items", "ref", no)).toBe(1);
    expect(await till.count("reports", "sn", sn)).toBe(0);
    expect((await till.ask(sn)).payment?.state).toBe("mismatch");
  });

  test("that is lost is made good by the page that asks, and by the cron", async () => {
    await shop.sandbox.control("switch", { notices: "drop" });
    const { sn, no } = await opened(channel);
    await shop.sandbox.pay(no);
    expect(await till.ask(sn)).toMatchObject({ paid: true });
    const other = await opened(channel);
    await shop.sandbox.pay(other.no);
    await till.cronDue();
    expect(await till.ledger(other.sn)).toMatchObject([{ state: "paid", paid_by: other.no }]);
  });

  test("of a payment that was closed and paid all the same is honoured", async () => {
    const { sn, no } = await opened(channel);
    await shop.sandbox.control("close", { outTradeNo: no });
    await till.expire(sn);
    await till.cronDue();
    expect(await till.ledger(sn)).toMatchObject([{ state: "closed" }]);
    await shop.sandbox.pay(no, { force: true });
    expect(await till.ledger(sn)).toMatchObject([{ state: "paid", paid_by: no }]);
  });
});

test("a page that learns of a payment by asking has the recovery code with it", async () => {
  const caller = callerOf(shop.site, undefined, { [HOLD_HEADER]: "1" });
  const own = tillOf(shop, caller);
  await shop.sandbox.control("switch", { notices: "drop" });
  const sn = await own.order();
  const { payment } = await own.open(sn, "wechat-native");
  await shop.sandbox.pay(payment?.outTradeNo ?? "", { force: true });
  const { text } = await caller.get("/api/business/getPaidRes", { sn });
  expect(JSON.parse(text)).toMatchObject({ data: { paid: true }, hold: { recovery: expect.any(String) } });
});

test("a late notification pays the order when it comes, without anybody asking", async () => {
  const { sn, no } = await opened("wechat-native");
  await shop.sandbox.pay(no, { delay: 1_500 });
  expect(await till.ledger(sn)).toMatchObject([{ state: "open" }]);
  await expect
    .poll(async () => (await till.ledger(sn))[0]?.state, { timeout: 15_000, interval: 300 })
    .toBe("paid");
});

test("what was paid twice by two ways goes back once, and the order is delivered once", async () => {
  const { sn, no: first } = await opened("wechat-native");
  const { payment } = await till.open(sn, "card");
  const second = payment?.outTradeNo ?? "";
  await shop.sandbox.pay(first, { force: true });
  await shop.sandbox.pay(second);
  await till.cronDue();
  await till.cronDue();
  const rows = await till.ledger(sn);
  expect(rows.map(({ state, paid_by, status }) => [state, paid_by, status])).toEqual([
    ["paid", first, "delivered"],
    ["paid", first, "delivered"],
  ]);
  expect((await till.booked(first))?.refunded).toBe(0);
  const back = await till.booked(second);
  expect(back?.refunded).toBe(back?.charged);
});
