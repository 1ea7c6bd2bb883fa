import { and, eq, exists, inArray, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { PaymentState } from "#functions/contract/orders/payments.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { note } from "#functions/contract/watch/counts.ts";
import { ONLY_REFUND } from "#functions/origin/money/out-trade-no.ts";
import { promiseDeliveries, promiseRefunds } from "#functions/origin/money/outbox/promise.ts";
import { channelsOf } from "#functions/origin/money/providers/channels.ts";
import type { Fact } from "#functions/origin/money/providers/provider.ts";
import { writeRefund } from "#functions/origin/money/refund/rows.ts";
import type { Till } from "#functions/origin/money/till.ts";
import { batch } from "#functions/origin/store/batch.ts";
import { puttingOnDesk } from "#functions/origin/store/desk/items.ts";
import { seal } from "#functions/origin/store/seal.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { paymentEvents, payments, refunds } from "#functions/origin/store/tables/payments.ts";
import { statesBefore } from "#functions/origin/store/transitions.ts";

/** How a payment stands after a fact: its state, and whether it is the one that paid its order. */
interface Settled {
  sn: string;
  state: PaymentState;
  isPayer: boolean;
}

/** The place (its row) that the message of an event is sealed for. */
export const eventPlace = (provider: string, eventId: string) => `event ${provider} ${eventId}`;

/**
 * Books what a provider says was paid (入账): the only way for an order to become paid. It is one batch, each
 * statement conditional on what those before it left: replayed, in another order or after a crash, it ends
 * the same. Null where the number is none of ours.
 */
export async function settle(fact: Fact, till: Till): Promise<Settled | null> {
  const { db } = till;
  const { provider, eventId } = fact;
  const raw = await seal(fact.raw, eventPlace(provider, eventId), till.env.DATA_KEYS);
  const told = await tellDesk(fact, till);
  const at = stamp(till);
  const isPaidByIt = and(eq(orders.paidBy, fact.outTradeNo), eq(orders.status, "paid"));
  const { asAsked, stands } = await batch(db, {
    event: writeEvent(fact, raw, till),
    asAsked: payAsAsked(fact, till),
    otherwise: payOtherwise(fact, till),
    told: told(),
    order: payOrder(fact, till),
    delivery: promiseDeliveries(db, isPaidByIt, at),
    back: writeRefund(db, { tail: ONLY_REFUND, at }, cameSecond(fact)),
    backPromised: promiseRefunds(db, eq(refunds.outTradeNo, fact.outTradeNo), at),
    rivals: askRivals(fact, till),
    stands: db
      .select({ sn: payments.sn, state: payments.state, paidBy: orders.paidBy })
      .from(payments)
      .leftJoin(orders, eq(orders.sn, payments.sn))
      .where(eq(payments.outTradeNo, fact.outTradeNo)),
  });
  for (const { channel } of asAsked) note({ what: "paid", kind: channel, fen: fact.amount }, till.env.COUNTS);
  const [row] = stands;
  return row === undefined ? null : { sn: row.sn, state: row.state, isPayer: row.paidBy === fact.outTradeNo };
}

const stamp = (till: Till) => isoOf(till.now);

/** Stores the provider's message, once. */
function writeEvent(fact: Fact, raw: string, till: Till) {
  const { provider, eventId, outTradeNo, via } = fact;
  return till.db
    .insert(paymentEvents)
    .values({ provider, eventId, outTradeNo, via, raw, createdAt: stamp(till) })
    .onConflictDoNothing();
}

/** Picks the fact's payment while it is open or closed, unless the transaction has paid another payment. */
function waiting(fact: Fact, till: Till) {
  const other = alias(payments, "other");
  const elsewhere = till.db
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.transactionId, fact.transactionId), sql`${other.outTradeNo} <> ${fact.outTradeNo}`));
  return and(
    eq(payments.outTradeNo, fact.outTradeNo),
    inArray(payments.state, ["open", "closed"]),
    inArray(payments.channel, channelsOf(fact.provider)),
    notExists(elsewhere),
  );
}

const bookedOf = (fact: Fact, till: Till) => ({
  transactionId: fact.transactionId,
  paidAmount: fact.amount,
  paidAt: fact.paidAt,
  heardAt: stamp(till),
  nextAskAt: null,
});

function payAsAsked(fact: Fact, till: Till) {
  const isAsked = sql`${payments.amount} = ${fact.amount} and ${payments.currency} = ${fact.currency}`;
  return till.db
    .update(payments)
    .set({ state: "paid", ...bookedOf(fact, till) })
    .where(and(waiting(fact, till), isAsked))
    .returning({ channel: payments.channel });
}

/** A payment that `payAsAsked` has not booked was paid with another amount or in another currency. */
function payOtherwise(fact: Fact, till: Till) {
  return till.db
    .update(payments)
    .set({ state: "mismatch", ...bookedOf(fact, till) })
    .where(waiting(fact, till));
}

/** A person looks at what was paid otherwise than asked. */
function tellDesk({ outTradeNo, amount, currency, transactionId }: Fact, till: Till) {
  const itself = sql`payments.out_trade_no = ${outTradeNo}`;
  const sn = sql<string>`(select payments.sn from payments where ${itself})`;
  const words = `实付 ${amountText(amount, currency)}，交易号 ${transactionId}`;
  const given = sql`exists (select 1 from payments where ${itself} and payments.state = 'mismatch')`;
  return puttingOnDesk({ kind: "wrong-amount", ref: outTradeNo, sn, words }, till, { given });
}

/** The fact's payment, if it is paid; `sn` ties it to its order. */
const paidPayment = (fact: Fact, { db }: Till) =>
  db
    .select({ one: sql`1` })
    .from(payments)
    .where(
      and(eq(payments.sn, orders.sn), eq(payments.outTradeNo, fact.outTradeNo), eq(payments.state, "paid")),
    );

/** Makes the order paid, at the price of the payment that paid it, even where it was repriced meanwhile. */
function payOrder(fact: Fact, till: Till) {
  const ofPayment = (column: SQLiteColumn) =>
    sql<number>`(${till.db.select({ of: column }).from(payments).where(eq(payments.outTradeNo, fact.outTradeNo))})`;
  return till.db
    .update(orders)
    .set({
      status: "paid",
      paidAt: fact.paidAt,
      paidBy: fact.outTradeNo,
      amount: ofPayment(payments.amount),
      priceVersion: ofPayment(payments.priceVersion),
    })
    .where(
      and(
        isNull(orders.paidBy),
        inArray(orders.status, statesBefore("paid")),
        exists(paidPayment(fact, till)),
      ),
    );
}

/** A payment that is not the one which paid its order goes back: it came second, or too late for the order. */
const cameSecond = ({ outTradeNo }: Fact): SQL =>
  sql`payments.out_trade_no = ${outTradeNo} and payments.state = 'paid' and exists (
    select 1 from orders where orders.sn = payments.sn and orders.paid_by is not ${outTradeNo})`;

/** Makes the other open payments of a paid order due: the next cron run closes them before they are paid. */
function askRivals(fact: Fact, till: Till) {
  const { db } = till;
  const mine = db.select({ sn: payments.sn }).from(payments).where(eq(payments.outTradeNo, fact.outTradeNo));
  const paid = db
    .select({ sn: orders.sn })
    .from(orders)
    .where(and(inArray(orders.sn, mine), eq(orders.paidBy, fact.outTradeNo)));
  return db
    .update(payments)
    .set({ nextAskAt: stamp(till) })
    .where(and(eq(payments.state, "open"), inArray(payments.sn, paid)));
}
