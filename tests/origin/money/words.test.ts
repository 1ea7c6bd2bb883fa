import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bookNotification } from "#functions/origin/money/pay/book-notification.ts";
import { receiptOf } from "#functions/origin/money/pay/receipt.ts";
import { settle } from "#functions/origin/money/pay/settle.ts";
import { refundOrder } from "#functions/origin/money/refund/ask-back.ts";
import { bookAllBack } from "#functions/origin/money/refund/book.ts";
import { eraseExpired } from "#functions/origin/orders/erase/erase-expired.ts";
import { FakeProvider } from "#tests/kit/money/fake-provider.ts";
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

describe("an event of a provider that is asked before it is believed", () => {
  const stripe = () => new FakeProvider("stripe", ["card"]);
  /** An open payment by card, and the event that it was paid. */
  async function paidByCard() {
    const { outTradeNo } = await shop.open();
    await money.database.prepare("UPDATE payments SET channel = 'card'").run();
    shop.wechat.pay(outTradeNo);
    const fact = { ...shop.wechat.factOf(outTradeNo, "notification"), provider: "stripe" as const };
    return { kind: "paid" as const, fact };
  }

  test("is believed, being signed, where the provider cannot find the payment it names", async () => {
    await bookNotification(await paidByCard(), stripe(), shop.till());
    expect((await shop.ledger()).orders).toMatchObject([{ status: "paid" }]);
  });

  test("is not believed where the provider says that the payment is still open", async () => {
    const said = await paidByCard();
    const provider = stripe();
    const booked = shop.wechat.book.get(said.fact.outTradeNo);
    if (booked !== undefined) provider.book.set(said.fact.outTradeNo, { ...booked, paid: null });
    await bookNotification(said, provider, shop.till());
    expect((await shop.ledger()).orders).toMatchObject([{ status: "pending" }]);
  });
});

test("the receipt is of the payment that paid, though another came in the same second", async () => {
  const first = await shop.open();
  await money.database.prepare("UPDATE payments SET state = 'closed'").run();
  const second = await shop.open({ channel: "alipay-wap", idem: "key-of-another-form" });
  shop.wechat.pay(first.outTradeNo);
  shop.alipay.pay(second.outTradeNo);
  await settle(shop.alipay.factOf(second.outTradeNo, "notification"), shop.till());
  await settle(shop.wechat.factOf(first.outTradeNo, "notification"), shop.till());
  expect(await receiptOf(shop.sn, shop.till())).toMatchObject({ outTradeNo: second.outTradeNo });
});

test("a refunded order is kept for a month and is then erased", async () => {
  const { outTradeNo } = await shop.open();
  shop.wechat.pay(outTradeNo);
  await settle(shop.wechat.factOf(outTradeNo, "notification"), shop.till());
  const status = async (days: number) => {
    shop.pass(days * 24 * 60);
    await eraseExpired(shop.till());
    return (await shop.ledger()).orders[0]?.status;
  };
  expect(await status(400)).toBe("paid");
  await refundOrder(shop.sn, shop.till());
  await bookAllBack(outTradeNo, shop.till());
  expect(await status(29)).toBe("refunded");
  expect(await status(2)).toBe("erased");
});
