import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bookNotification } from "#functions/origin/money/pay/book-notification.ts";
import { settle } from "#functions/origin/money/pay/settle.ts";
import { audit } from "#tests/kit/money/audit.ts";
import { AMOUNT } from "#tests/kit/money/ledger.ts";
import { sendPartBack } from "#tests/kit/money/run-world.ts";
import { type Money, startMoney } from "#tests/kit/money/start-money.ts";
import { openTill } from "#tests/kit/money/till.ts";

let money: Money;
let shop: Awaited<ReturnType<typeof openTill>>;
let paid: string;
beforeAll(async () => {
  money = await startMoney();
});
afterAll(() => money?.close());
/** A paid order of which a person sends half back; the provider does it, and its answer is lost. */
beforeEach(async () => {
  shop = await openTill(money.database);
  paid = (await shop.open()).outTradeNo;
  shop.wechat.pay(paid);
  await settle(shop.wechat.factOf(paid, "notification"), shop.till());
  shop.wechat.troubles = ["after"];
  await sendPartBack({ percent: 50, ends: false, key: 0 }, shop.sn, shop.till());
});

const half = async () => {
  const [refund] = (await shop.ledger()).refunds;
  return { number: String(refund?.refund_no), done: refund?.done_at !== null };
};
const told = (over: { outRefundNo: string | null; isWhole?: boolean; ok?: boolean }) =>
  bookNotification(
    { kind: "refund", outTradeNo: paid, isWhole: false, ok: true, eventId: "E", ...over },
    shop.wechat,
    shop.till(),
  );

test("a notification that a part is refunded books that part, and the order goes on", async () => {
  const { number, done } = await half();
  expect(done).toBe(false);
  await told({ outRefundNo: number });
  await told({ outRefundNo: number });
  expect(await shop.ledger()).toMatchObject({
    orders: [{ status: "paid" }],
    payments: [{ state: "paid", refunded_at: null }],
    refunds: [{ amount: AMOUNT / 2, done_at: expect.any(String) }],
  });
  expect((await shop.ledger()).outbox.find(({ kind }) => kind === "refund")).toMatchObject({ state: "done" });
  expect(await shop.look()).toMatchObject({ paid: true, refunds: [{ amount: AMOUNT / 2 }] });
});

test("a notification of a part that was refunded at the provider's own desk changes nothing", async () => {
  const before = await shop.ledger();
  await told({ outRefundNo: "BYHAND1" });
  await told({ outRefundNo: null });
  expect(await shop.ledger()).toEqual(before);
});

test("once the rest is refunded by hand, our books show the whole order as refunded", async () => {
  shop.wechat.book.get(paid)?.refunds.set("BYHAND1", AMOUNT / 2);
  await told({ outRefundNo: "BYHAND1", isWhole: true });
  const ledger = await shop.ledger();
  expect(ledger).toMatchObject({
    orders: [{ status: "refunded" }],
    payments: [{ refunded_at: expect.any(String) }],
    refunds: [{ amount: AMOUNT / 2 }, { amount: AMOUNT / 2 }],
  });
  expect(audit(ledger, [shop.wechat, shop.alipay]).filter((fault) => !/still to do/.test(fault))).toEqual([]);
});

test("a notification that all is refunded is not booked before the provider confirms it", async () => {
  await told({ outRefundNo: null, isWhole: true });
  expect(await shop.ledger()).toMatchObject({ orders: [{ status: "paid" }], refunds: [{ done_at: null }] });
});

test("a payment refunded in two parts counts as refunded only once both are back", async () => {
  const first = (await half()).number;
  shop.wechat.troubles = ["after"];
  await sendPartBack({ percent: 50, ends: true, key: 1 }, shop.sn, shop.till());
  const second = (await shop.ledger()).refunds.map((row) => String(row.refund_no)).find((no) => no !== first);
  await told({ outRefundNo: first });
  expect(await shop.ledger()).toMatchObject({
    orders: [{ status: "refunding" }],
    payments: [{ refunded_at: null }],
  });
  await told({ outRefundNo: second ?? null });
  expect(await shop.ledger()).toMatchObject({
    orders: [{ status: "refunded" }],
    payments: [{ refunded_at: expect.any(String) }],
  });
});

test("a part that the provider could not send comes before a person, by its number", async () => {
  const { number } = await half();
  await told({ outRefundNo: number, ok: false });
  expect((await shop.ledger()).desk.filter(({ kind }) => kind === "refund")).toEqual([
    { kind: "refund", ref: number },
  ]);
});
