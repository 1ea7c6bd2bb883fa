import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runOutbox } from "#functions/origin/money/outbox/run.ts";
import { closeUnpaidOrders } from "#functions/origin/money/pay/close-unpaid-orders.ts";
import { settle } from "#functions/origin/money/pay/settle.ts";
import { eraseExpired } from "#functions/origin/orders/erase/erase-expired.ts";
import { openDatabase } from "#functions/origin/store/database.ts";
import { open } from "#functions/origin/store/seal.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import { audit } from "#tests/kit/money/audit.ts";
import { Crashed, crashing } from "#tests/kit/money/crashing-database.ts";
import { backOf } from "#tests/kit/money/fake-provider.ts";
import { AMOUNT } from "#tests/kit/money/ledger.ts";
import { type Money, startMoney } from "#tests/kit/money/start-money.ts";
import { delivering, openTill } from "#tests/kit/money/till.ts";

let money: Money;
let shop: Awaited<ReturnType<typeof openTill>>;
let paid: string;
beforeAll(async () => {
  money = await startMoney();
});
afterAll(() => money?.close());
/** An order with one payment, paid at the provider; nobody has told us. */
beforeEach(async () => {
  shop = await openTill(money.database, 2);
  paid = (await shop.open()).outTradeNo;
  shop.wechat.pay(paid);
});

const fact = () => shop.wechat.factOf(paid, "notification");
const keepPromises = () => runOutbox(shop.till(), { by: delivering });
const faults = async () => audit(await shop.ledger(), [shop.wechat, shop.alipay]);
const unpaid = { orders: [{ status: "pending", paid_by: null }, { status: "created" }], outbox: [] };

describe("a payment that is told of", () => {
  test("pays its order, promises the report, and keeps the provider's words sealed", async () => {
    expect(await settle(fact(), shop.till())).toEqual({ sn: shop.sn, state: "paid", isPayer: true });
    expect(await shop.ledger()).toMatchObject({
      orders: [{ status: "paid", paid_by: paid }, { status: "created" }],
      payments: [{ state: "paid", transaction_id: `TX${paid}`, paid_at: fact().paidAt, next_ask_at: null }],
      outbox: [{ kind: "deliver", ref: shop.sn, state: "todo" }],
      desk: [],
    });
    const event = await money.database.prepare("SELECT raw FROM payment_events").first<{ raw: string }>();
    const { env } = shop.till();
    const place = places.event("wechat", fact().eventId);
    expect(await open(event?.raw ?? "", place, env.DATA_KEYS)).toBe(fact().raw);
  });

  test("twenty times at once, by both ways, pays once", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        settle(shop.wechat.factOf(paid, nth % 2 === 0 ? "notification" : "query"), shop.till()),
      ),
    );
    await Promise.all([keepPromises(), keepPromises()]);
    expect(await faults()).toEqual([]);
    const events = await money.database
      .prepare("SELECT count(*) AS n FROM payment_events")
      .first<{ n: number }>();
    expect(events?.n).toBe(2);
  });

  test("after it was closed is honoured", async () => {
    await money.database.batch([
      money.database.prepare("UPDATE payments SET state = 'closed'"),
      money.database.prepare("UPDATE orders SET status = 'closed' WHERE status = 'pending'"),
    ]);
    expect(await settle(fact(), shop.till())).toMatchObject({ state: "paid", isPayer: true });
    await keepPromises();
    expect(await faults()).toEqual([]);
  });

  test("that comes after another one has paid is refunded, and the first one stays", async () => {
    await money.database.prepare("UPDATE payments SET state = 'closed'").run();
    const second = (await shop.open({ channel: "alipay-wap", idem: "key-of-another-form" })).outTradeNo;
    shop.alipay.pay(second);
    await settle(shop.alipay.factOf(second, "notification"), shop.till());
    expect(await settle(fact(), shop.till())).toMatchObject({ state: "paid", isPayer: false });
    await keepPromises();
    expect(backOf(shop.wechat.book.get(paid))).toBe(AMOUNT);
    expect(backOf(shop.alipay.book.get(second))).toBe(0);
    expect(await faults()).toEqual([]);
  });

  test.each(["erased", "refunded", "refunding"])("of an order that is %s goes back", async (status) => {
    await money.database
      .prepare("UPDATE orders SET status = ?, paid_by = 'ANOTHER' WHERE sn = ?")
      .bind(status, shop.sn)
      .run();
    expect(await settle(fact(), shop.till())).toMatchObject({ isPayer: false });
    await keepPromises();
    expect(backOf(shop.wechat.book.get(paid))).toBe(AMOUNT);
    expect((await shop.ledger()).orders[0]).toMatchObject({ status });
  });

  test("of an order that was never paid and is erased by now goes back", async () => {
    await money.database.prepare("UPDATE payments SET state = 'closed'").run();
    shop.pass(3 * 24 * 60);
    const { db, now } = shop.till();
    await closeUnpaidOrders({ db, now });
    await eraseExpired(shop.till());
    const erased = { status: "erased", paid_by: null };
    expect((await shop.ledger()).orders[0]).toMatchObject(erased);
    expect(await settle(fact(), shop.till())).toMatchObject({ state: "paid", isPayer: false });
    await keepPromises();
    expect(backOf(shop.wechat.book.get(paid))).toBe(AMOUNT);
    expect((await shop.ledger()).orders[0]).toMatchObject(erased);
  });

  test("lets the cron ask at once about the order's other open payment", async () => {
    await money.database.prepare("UPDATE payments SET state = 'closed'").run();
    const other = await shop.open({ channel: "alipay-wap", idem: "key-of-another-form" });
    await settle(fact(), shop.till());
    const row = (await shop.ledger()).payments.find(({ out_trade_no }) => out_trade_no === other.outTradeNo);
    expect(row).toMatchObject({ state: "open", next_ask_at: new Date(shop.till().now).toISOString() });
  });
});

describe("what does not pay an order:", () => {
  test.each([
    ["a fen too little", { amount: AMOUNT - 1 }],
    ["a fen too much", { amount: AMOUNT + 1 }],
    ["nothing", { amount: 0 }],
    ["the number in other money", { currency: "USD" }],
  ])("%s: it is put before a person, and stays so", async (_what, over) => {
    const wrong = { ...fact(), ...over };
    expect(await settle(wrong, shop.till())).toMatchObject({ state: "mismatch", isPayer: false });
    await settle({ ...wrong, eventId: "again" }, shop.till());
    expect(await shop.ledger()).toMatchObject({
      ...unpaid,
      payments: [{ state: "mismatch", paid_amount: wrong.amount }],
      desk: [{ kind: "wrong-amount", ref: paid }],
    });
    const seen = await shop.look();
    expect(seen).toMatchObject({ paid: false, payment: { state: "mismatch", action: null } });
    // Breaks it catches: a sum in dollars told as one in yuan.
    expect(seen.payment?.received).toBe("currency" in over ? undefined : wrong.amount);
  });

  test("another provider's word for the same number", async () => {
    await settle({ ...fact(), provider: "alipay" }, shop.till());
    expect(await shop.ledger()).toMatchObject({ ...unpaid, payments: [{ state: "open" }], desk: [] });
  });

  test("a transaction that has paid another payment", async () => {
    await settle(fact(), shop.till());
    const { outTradeNo } = await shop.open({ sn: shop.numbers[1] ?? "", idem: "key-of-another-form" });
    await settle({ ...fact(), outTradeNo, eventId: "other" }, shop.till());
    const row = (await shop.ledger()).payments.find(({ out_trade_no }) => out_trade_no === outTradeNo);
    expect(row).toMatchObject({ state: "open", transaction_id: null });
  });

  test("a number that is none of ours", async () => {
    const foreign = { ...fact(), outTradeNo: "0".repeat(24) };
    expect(await settle(foreign, shop.till())).toBeNull();
    expect(await shop.ledger()).toMatchObject({ ...unpaid, payments: [{ state: "open" }], desk: [] });
  });
});

describe("a Worker that dies while it books", () => {
  test.each(["before", "after"] as const)(
    "%s the commit leaves all or nothing, and the replay books it once",
    async (when) => {
      const db = openDatabase(crashing(money.database, { at: 0, when }));
      await expect(settle(fact(), { ...shop.till(), db })).rejects.toThrow(Crashed);
      const left = await shop.ledger();
      if (when === "before") expect(left).toMatchObject({ ...unpaid, payments: [{ state: "open" }] });
      await settle(fact(), shop.till());
      const replayed = await shop.ledger();
      if (when === "after") expect(replayed).toEqual(left);
      await keepPromises();
      expect(await faults()).toEqual([]);
    },
  );
});
