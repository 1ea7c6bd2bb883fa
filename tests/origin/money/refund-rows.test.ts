import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settle } from "#functions/origin/money/pay/settle.ts";
import { writeRefund } from "#functions/origin/money/refund/rows.ts";
import { refunds } from "#functions/origin/store/tables/payments.ts";
import { AMOUNT } from "#tests/kit/money/ledger.ts";
import { type Money, startMoney } from "#tests/kit/money/start-money.ts";
import { openTill } from "#tests/kit/money/till.ts";

let money: Money;
beforeAll(async () => {
  money = await startMoney();
});
afterAll(() => money?.close());

/** Fen asked back; undefined: all that is left. */
const asked = fc.array(fc.option(fc.integer({ min: 1, max: AMOUNT + 10 }), { nil: undefined }), {
  minLength: 1,
  maxLength: 6,
});

/** What the rule says of it: each is written as it was asked or not at all, and never more than came. */
function granted(amounts: readonly (number | undefined)[]): number[] {
  let left = AMOUNT;
  return amounts.flatMap((amount = left) => {
    if (amount < 1 || amount > left) return [];
    left -= amount;
    return [amount];
  });
}

test("the refund statement never writes more than is left of the payment, in turn or at once", async () => {
  const shop = await openTill(money.database);
  const { outTradeNo } = await shop.open();
  shop.wechat.pay(outTradeNo);
  await settle(shop.wechat.factOf(outTradeNo, "notification"), shop.till());
  const { db, now } = shop.till();
  const at = new Date(now).toISOString();
  const law = fc.asyncProperty(asked, fc.boolean(), async (amounts, atOnce) => {
    await db.delete(refunds);
    const [first, ...rest] = amounts.map((amount, nth) =>
      writeRefund(db, { tail: `R${nth}`, at, ...(amount !== undefined && { amount }) }, sql`true`),
    );
    if (first === undefined) throw new Error("nothing asked");
    if (atOnce) await db.batch([first, ...rest]);
    else for (const statement of [first, ...rest]) await statement;
    expect((await shop.ledger()).refunds.map(({ amount }) => amount)).toEqual(granted(amounts));
  });
  await fc.assert(law, {
    numRuns: 25,
    examples: [
      [[AMOUNT - 1, 2, 1, 1], true],
      [[AMOUNT, undefined], false],
    ],
  });
}, 120_000);

test("a payment that never came has nothing to send back", async () => {
  const shop = await openTill(money.database);
  await shop.open();
  const { db, now } = shop.till();
  await writeRefund(db, { tail: "R0", at: new Date(now).toISOString(), amount: 1 }, sql`true`);
  expect((await shop.ledger()).refunds).toEqual([]);
});
