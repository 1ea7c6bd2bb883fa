import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runOutbox } from "#functions/origin/money/outbox/run.ts";
import { askDue } from "#functions/origin/money/pay/ask-due.ts";
import { closeUnpaidOrders } from "#functions/origin/money/pay/close-unpaid-orders.ts";
import { FORGET_DAYS, forgetPayers } from "#functions/origin/money/pay/forget-payers.ts";
import { settle } from "#functions/origin/money/pay/settle.ts";
import { ProviderTrouble } from "#functions/origin/money/providers/provider.ts";
import { refundOrder } from "#functions/origin/money/refund/ask-back.ts";
import { backOf } from "#tests/kit/money/fake-provider.ts";
import { AMOUNT } from "#tests/kit/money/ledger.ts";
import { type Money, startMoney } from "#tests/kit/money/start-money.ts";
import { delivering, openTill } from "#tests/kit/money/till.ts";

let money: Money;
let shop: Awaited<ReturnType<typeof openTill>>;
let number: string;
beforeAll(async () => {
  money = await startMoney();
});
afterAll(() => money?.close());
beforeEach(async () => {
  shop = await openTill(money.database);
  number = (await shop.open()).outTradeNo;
});

const only = async () => (await shop.ledger()).payments[0];
const minute = async () => {
  shop.pass(1);
  await askDue(shop.till());
};

describe("the cron asks about a payment", () => {
  test("at 1, 3, 5, 10 and 30 minutes, closes it at two hours and asks once more", async () => {
    const asked: number[] = [];
    for (let at = 1; at <= 119; at++) {
      const before = shop.wechat.calls.query;
      await minute();
      if (shop.wechat.calls.query > before) asked.push(at);
    }
    expect(asked).toEqual([1, 3, 5, 10, 30]);
    expect(shop.wechat.calls.close).toBe(0);
    await minute();
    expect(shop.wechat.calls).toMatchObject({ close: 1, query: 6 });
    expect(await only()).toMatchObject({ state: "closed" });
  });

  test("that was paid at the last moment, and honours it", async () => {
    shop.pass(120);
    shop.wechat.pay(number);
    await askDue(shop.till());
    expect((await shop.ledger()).orders).toMatchObject([{ status: "paid", paid_by: number }]);
  });

  test("that was paid after it was closed, though nobody has told us", async () => {
    shop.pass(120);
    await askDue(shop.till());
    shop.wechat.pay(number);
    shop.pass(10);
    await askDue(shop.till());
    expect((await shop.ledger()).orders).toMatchObject([{ status: "paid", paid_by: number }]);
  });

  test("again two minutes after a provider was silent", async () => {
    shop.pass(120);
    shop.wechat.troubles = ["before", "before"];
    await askDue(shop.till());
    expect(await only()).toMatchObject({ state: "open" });
    shop.pass(2);
    await askDue(shop.till());
    expect(await only()).toMatchObject({ state: "closed" });
  });

  test("once, where two crons run at a time", async () => {
    shop.pass(1);
    await Promise.all([askDue(shop.till()), askDue(shop.till())]);
    expect(shop.wechat.calls.query).toBe(1);
  });

  test("while the provider of another one is in trouble", async () => {
    const other = await openTill(money.database, 2);
    await other.open();
    const second = await other.open({ sn: other.numbers[1] ?? "", channel: "alipay-wap" });
    other.alipay.pay(second.outTradeNo);
    other.wechat.troubles = ["before"];
    other.pass(1);
    await askDue(other.till());
    expect((await other.ledger()).orders.map(({ status }) => status)).toEqual(["pending", "paid"]);
  });
});

describe("of many payments that are due", () => {
  /** Copies of an order's payment, due before it, in this state. */
  const copies = async (outTradeNo: string, count: number, state: string) => {
    const { results } = await money.database
      .prepare("SELECT * FROM payments WHERE out_trade_no = ?")
      .bind(outTradeNo)
      .all<Record<string, string | number | null>>();
    const [row] = results;
    for (let nth = 0; row !== undefined && nth < count; nth++) {
      const due = `2026-11-20T00:00:0${nth}.000Z`;
      const copy = {
        ...row,
        out_trade_no: `COPY${state}${nth}`,
        idem: `copy-${nth}`,
        state,
        next_ask_at: due,
      };
      const places = Object.keys(copy).map(() => "?");
      await money.database
        .prepare(`INSERT INTO payments (${Object.keys(copy).join()}) VALUES (${places.join()})`)
        .bind(...Object.values(copy))
        .run();
    }
  };
  const asked = async (where: string) =>
    (
      await money.database
        .prepare(`SELECT count(*) AS n FROM payments WHERE asked > 0 AND ${where}`)
        .first<{ n: number }>()
    )?.n;

  test("those of one order keep nobody else waiting", async () => {
    const two = await openTill(money.database, 2);
    const first = await two.open();
    const second = await two.open({ sn: two.numbers[1] ?? "" });
    await copies(first.outTradeNo, 6, "closed");
    two.pass(1);
    await askDue(two.till(), 4);
    expect(await asked("out_trade_no LIKE 'COPY%'")).toBe(3);
    expect(await asked(`out_trade_no = '${second.outTradeNo}'`)).toBe(1);
  });

  test("a rival of the payment that has paid its order goes first", async () => {
    const two = await openTill(money.database, 2);
    const rival = await two.open();
    const other = await two.open({ sn: two.numbers[1] ?? "" });
    await copies(other.outTradeNo, 3, "closed");
    await money.database
      .prepare("UPDATE orders SET status = 'paid', paid_by = 'ANOTHER' WHERE sn = ?")
      .bind(two.sn)
      .run();
    two.pass(1);
    await askDue(two.till(), 1);
    expect(await asked("state = 'closed' AND out_trade_no LIKE 'COPY%'")).toBe(0);
    expect(two.wechat.calls.close).toBe(1);
    expect(rival.outTradeNo).not.toBe("");
  });
});

describe("an order that nobody pays", () => {
  test("is closed once its payments are over, not before", async () => {
    shop.pass(119);
    await closeUnpaidOrders(shop.till());
    expect((await shop.ledger()).orders).toMatchObject([{ status: "pending" }]);
    shop.pass(2);
    await closeUnpaidOrders(shop.till());
    expect((await shop.ledger()).orders).toMatchObject([{ status: "pending" }]);
    await askDue(shop.till());
    await closeUnpaidOrders(shop.till());
    expect((await shop.ledger()).orders).toMatchObject([{ status: "closed" }]);
  });
});

describe("a promise", () => {
  beforeEach(async () => {
    shop.wechat.pay(number);
    await settle(shop.wechat.factOf(number, "notification"), shop.till());
  });
  const failing = (tries: number[]) => ({
    ...delivering,
    deliver: {
      keep: async (): Promise<boolean> => {
        tries.push(Math.round((shop.till().now - Date.parse("2026-11-21T08:00:00.000Z")) / 60_000));
        throw new Error("no");
      },
    },
  });

  test("that is not kept is tried again after 1, 2, 4, 8 … minutes, and six hours at most", async () => {
    const tries: number[] = [];
    for (let at = 0; at < 130; at++) {
      await runOutbox(shop.till(), { by: failing(tries) });
      shop.pass(1);
    }
    expect(tries).toEqual([0, 1, 3, 7, 15, 31, 63, 127]);
    await money.database.prepare("UPDATE outbox SET tries = 30, next_at = ''").run();
    await runOutbox(shop.till(), { by: failing([]) });
    const next = Date.parse(String((await shop.ledger()).outbox[0]?.next_at));
    expect(next - shop.till().now).toBe(360 * 60_000);
  });

  test("is kept once its work succeeds, and then never again", async () => {
    await runOutbox(shop.till(), { by: failing([]) });
    shop.pass(1);
    let kept = 0;
    const by = { ...delivering, deliver: { keep: async () => ++kept > 0 } };
    for (let run = 0; run < 3; run++) await runOutbox(shop.till(), { by });
    expect(kept).toBe(1);
    expect((await shop.ledger()).outbox).toMatchObject([{ state: "done" }]);
  });

  test("of a refund that does not get through comes before a person, and is still tried", async () => {
    await refundOrder(shop.sn, shop.till());
    await money.database.prepare("DELETE FROM outbox WHERE kind = 'deliver'").run();
    const [refund] = (await shop.ledger()).refunds;
    const by = {
      ...delivering,
      refund: {
        ...delivering.refund,
        keep: async () => {
          throw new ProviderTrouble("wechat", 200, "REFUND_ABNORMAL");
        },
      },
    };
    for (let run = 0; run < 8; run++) {
      expect((await shop.ledger()).desk).toEqual([]);
      await runOutbox(shop.till(), { by });
      shop.pass(300);
    }
    expect((await shop.ledger()).desk).toEqual([{ kind: "refund", ref: refund?.refund_no }]);
    await runOutbox(shop.till(), { by: delivering });
    expect(backOf(shop.wechat.book.get(number))).toBe(AMOUNT);
  });
});

describe("what names a payer", () => {
  test("is erased when its time is over, while the books stay", async () => {
    shop.wechat.pay(number);
    await settle(shop.wechat.factOf(number, "notification"), shop.till());
    const visitor = "a".repeat(32);
    await money.database
      .prepare("INSERT OR REPLACE INTO openids VALUES (?, 'app', 'sealed', '2026-11-21T08:00:00.000Z')")
      .bind(visitor)
      .run();
    const days = async (count: number) => {
      shop.pass(count * 24 * 60);
      await forgetPayers(shop.till());
      const payment = await only();
      const one = async (sql: string) => (await money.database.prepare(sql).first<{ it: unknown }>())?.it;
      return {
        request: payment?.request !== "" && payment?.action !== null,
        openid: (await one("SELECT count(*) AS it FROM openids")) === 1,
        event: (await one("SELECT raw AS it FROM payment_events")) !== "",
        books: payment?.state === "paid" && payment.transaction_id === `TX${number}`,
      };
    };
    expect(await days(FORGET_DAYS.request)).toEqual({
      request: true,
      openid: true,
      event: true,
      books: true,
    });
    expect(await days(1)).toEqual({ request: false, openid: false, event: true, books: true });
    expect(await days(FORGET_DAYS.event)).toEqual({
      request: false,
      openid: false,
      event: false,
      books: true,
    });
  });
});
