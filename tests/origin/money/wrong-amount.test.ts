import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Failure } from "#functions/origin/failure.ts";
import { closeUnpaidOrders } from "#functions/origin/money/pay/close-unpaid-orders.ts";
import { settle } from "#functions/origin/money/pay/settle.ts";
import { bookAllBack } from "#functions/origin/money/refund/book.ts";
import { eraseExpired } from "#functions/origin/orders/erase/erase-expired.ts";
import { type Money, startMoney } from "#tests/kit/money/start-money.ts";
import { openTill } from "#tests/kit/money/till.ts";

let money: Money;
let shop: Awaited<ReturnType<typeof openTill>>;
let number: string;
beforeAll(async () => {
  money = await startMoney();
});
afterAll(() => money?.close());
/** An order of whose price a part was paid. */
beforeEach(async () => {
  shop = await openTill(money.database);
  number = (await shop.open()).outTradeNo;
  shop.wechat.pay(number, 1);
  await settle(shop.wechat.factOf(number, "notification"), shop.till());
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "OK",
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );

test("no new payment can be opened while a person looks at a wrong amount", async () => {
  expect(await codeOf(shop.open({ channel: "alipay-wap", idem: "key-of-another-form" }))).toBe(
    "STATE_CONFLICT",
  );
  expect((await shop.ledger()).payments).toHaveLength(1);
});

test("an order with a wrong amount is not erased before the person has decided", async () => {
  shop.pass(3 * 24 * 60);
  const { db, now } = shop.till();
  await closeUnpaidOrders({ db, now });
  await eraseExpired(shop.till());
  expect((await shop.ledger()).orders).toMatchObject([{ status: "closed" }]);
  await bookAllBack(number, shop.till());
  await eraseExpired(shop.till());
  expect((await shop.ledger()).orders).toMatchObject([{ status: "erased" }]);
});

test("a wrong amount leaves the desk's list when all of it has gone back", async () => {
  const open = async () =>
    (await money.database.prepare("SELECT ref FROM desk_items WHERE state = 'open'").all()).results;
  expect(await open()).toEqual([{ ref: number }]);
  await bookAllBack(number, shop.till());
  expect(await open()).toEqual([]);
});

test("an order whose wrong amount has gone back can be paid like any other", async () => {
  expect((await shop.look()).payment).toMatchObject({ state: "mismatch" });
  await bookAllBack(number, shop.till());
  expect(await shop.look()).toMatchObject({ paid: false, payment: null });
  const again = await shop.open({ idem: "key-of-another-form" });
  shop.wechat.pay(again.outTradeNo);
  shop.pass(1);
  expect(await shop.look()).toMatchObject({ paid: true, payment: { outTradeNo: again.outTradeNo } });
});
