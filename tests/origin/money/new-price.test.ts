import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Prices, values } from "#functions/contract/desk/settings.ts";
import type { Channel } from "#functions/contract/orders/payments.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { type Access, startAccess } from "#tests/kit/desk/access.ts";
import { deskCaller } from "#tests/kit/desk/desk-caller.ts";
import { type Shop, startShop } from "#tests/kit/money/sandbox.ts";
import { tillOf } from "#tests/kit/shop/till.ts";

const { versions: VERSIONS, changeSetting: CHANGE } = calls.desk;
const OLD = 990;

let access: Access;
let shop: Shop;
let till: ReturnType<typeof tillOf>;
let desk: Awaited<ReturnType<typeof deskCaller>>;
beforeAll(async () => {
  access = await startAccess();
  shop = await startShop({ originVars: access.vars });
  till = tillOf(shop);
  desk = await deskCaller(shop.site, access);
});
afterAll(async () => {
  await shop?.close();
  access?.close();
});

/** A score costs so many fen from now on; the version of the price table by which it does. */
async function scoreCosts(fen: number): Promise<number> {
  const { data } = await desk.get(VERSIONS.path, { kind: "prices" });
  const [now] = v.parse(VERSIONS.data, data).versions;
  const prices: Prices = { ...v.parse(values.prices, now?.value), score: fen };
  const yuan = Object.entries(prices).map(([name, price]) => [name, (price / 100).toFixed(2)]);
  const said = await desk.post(CHANGE.path, {
    ...Object.fromEntries(yuan),
    act: "prices",
    base: String(now?.nth),
    reason: "试一个价",
  });
  expect(said.status).toBe(200);
  return v.parse(CHANGE.data, said.data).nth;
}

/** An order made while a score cost the old price, and the version of the table by which it did. */
async function oldOrder(): Promise<{ sn: string; version: number }> {
  const version = await scoreCosts(OLD);
  return { sn: await till.order(), version };
}

const soldAt = async (sn: string) => {
  const database = await shop.site.database();
  return database
    .prepare("SELECT amount, price_version AS version, status FROM orders WHERE sn = ?")
    .bind(sn)
    .first<{ amount: number; version: number; status: string }>();
};
const begin = async (sn: string, channel: Channel = "wechat-h5") => {
  const { payment } = await till.open(sn, channel);
  if (payment === null) throw new Error("no payment was begun");
  return payment;
};

describe("an unpaid order after a change of its price", () => {
  test("says what it will cost, and its payment is of that: the payer sees it first", async () => {
    const { sn } = await oldOrder();
    expect(await till.ask(sn)).not.toHaveProperty("amountNow");
    const version = await scoreCosts(1290);
    expect(await till.ask(sn)).toMatchObject({ amount: OLD, amountNow: 1290 });
    expect((await begin(sn)).amount).toBe(1290);
    expect(await soldAt(sn)).toMatchObject({ amount: 1290, version });
    expect(await till.ask(sn)).not.toHaveProperty("amountNow");
  });

  test("is sold for less where it has become cheaper", async () => {
    const { sn } = await oldOrder();
    const version = await scoreCosts(690);
    expect((await begin(sn)).amount).toBe(690);
    expect(await soldAt(sn)).toMatchObject({ amount: 690, version });
  });

  test("whose price is as before says nothing, and takes the newer version as payment begins", async () => {
    const { sn } = await oldOrder();
    await scoreCosts(OLD + 100);
    const version = await scoreCosts(OLD);
    expect(await till.ask(sn)).not.toHaveProperty("amountNow");
    expect((await begin(sn)).amount).toBe(OLD);
    expect(await soldAt(sn)).toMatchObject({ amount: OLD, version });
  });
});

describe("a payment that was begun before a change of the price", () => {
  test("is paid as it was begun: no wrong amount, and the order keeps what was paid", async () => {
    const { sn, version } = await oldOrder();
    const payment = await begin(sn);
    await till.enter(payment);
    await scoreCosts(1290);
    expect(await till.ask(sn)).not.toHaveProperty("amountNow");
    await shop.sandbox.pay(payment.outTradeNo);
    expect(await till.ask(sn)).toMatchObject({ paid: true, amount: OLD });
    expect(await till.count("desk_items", "sn", sn)).toBe(0);
    expect(await soldAt(sn)).toMatchObject({ amount: OLD, version });
  });

  test("is opened again at its old price, by another form too", async () => {
    const { sn } = await oldOrder();
    const payment = await begin(sn);
    await scoreCosts(1290);
    expect(await begin(sn)).toMatchObject({ outTradeNo: payment.outTradeNo, amount: OLD });
  });

  test("is replaced where another way to pay is chosen: the new payment has the new price", async () => {
    const { sn } = await oldOrder();
    const before = await begin(sn);
    await scoreCosts(1290);
    const after = await begin(sn, "alipay-wap");
    expect(after.amount).toBe(1290);
    expect(after.outTradeNo).not.toBe(before.outTradeNo);
  });

  test("is honoured when it is paid after its end: the order is sold at what was paid", async () => {
    const { sn, version } = await oldOrder();
    const before = await begin(sn);
    await till.enter(before);
    await scoreCosts(1290);
    const after = await begin(sn, "alipay-wap");
    expect(await soldAt(sn)).toMatchObject({ amount: 1290 });
    await shop.sandbox.pay(before.outTradeNo, { force: true });
    await till.cronDue();
    expect(await till.ask(sn)).toMatchObject({ paid: true, amount: OLD });
    expect(await soldAt(sn)).toMatchObject({ amount: OLD, version });
    expect(await till.count("desk_items", "sn", sn)).toBe(0);
    expect(after.amount).toBe(1290);
  });
});

test("an order that is paid is never sold anew", async () => {
  const { sn, version } = await oldOrder();
  const payment = await begin(sn);
  await till.enter(payment);
  await shop.sandbox.pay(payment.outTradeNo);
  expect(await till.ask(sn)).toMatchObject({ paid: true });
  await scoreCosts(1290);
  const again = await till.open(sn, "wechat-h5");
  expect(again.payment).toMatchObject({ amount: OLD, action: { kind: "paid" } });
  expect(await soldAt(sn)).toMatchObject({ amount: OLD, version });
});
