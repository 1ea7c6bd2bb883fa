import { and, eq, exists, inArray, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { amountText } from "#functions/contract/money.ts";
import type { PaymentState } from "#functions/contract/payments.ts";
import { deskPlace } from "../desk/desk-place.ts";
import { statesBefore } from "../orders/transitions.ts";
import { seal } from "../store/seal.ts";
import { deskItems, orders, outbox, paymentEvents, payments, refunds } from "../store/tables.ts";
import { channelsOf } from "./channels.ts";
import { ONLY_REFUND } from "./out-trade-no.ts";
import type { Fact } from "./provider.ts";
import { promiseRefunds, writeRefund } from "./refund-rows.ts";
import type { Till } from "./till.ts";

/** How a payment stands after a fact: its state, and whether it is the one that paid its order. */
export interface Settled {
  sn: string;
  state: PaymentState;
  isPayer: boolean;
}

/** What the words of an event are sealed for: its row. */
export const eventPlace = (provider: string, eventId: string) => `event ${provider} ${eventId}`;

/**
 * Books what a provider says was paid (入账): the only way for an order to become paid. One batch, each statement
 * conditional on what the ones before it left, so that it converges whenever it is replayed, reordered or cut off.
 * Null where the number is none of ours.
 */
export async function settle(fact: Fact, till: Till): Promise<Settled | null> {
  const { db } = till;
  const sealed = await sealWords(fact, till);
  const results = await db.batch([
    writeEvent(fact, sealed.raw, till),
    payAsAsked(fact, till),
    payOtherwise(fact, till),
    tellDesk(fact, sealed.note, till),
    payOrder(fact, till),
    promiseDelivery(fact, till),
    writeRefund(till.db, { tail: ONLY_REFUND, at: stamp(till) }, cameSecond(fact)),
    promiseRefunds(till.db, eq(refunds.outTradeNo, fact.outTradeNo), stamp(till)),
    askRivals(fact, till),
    db
      .select({ sn: payments.sn, state: payments.state, paidBy: orders.paidBy })
      .from(payments)
      .leftJoin(orders, eq(orders.sn, payments.sn))
      .where(eq(payments.outTradeNo, fact.outTradeNo)),
  ]);
  const [row] = results[9];
  return row === undefined ? null : { sn: row.sn, state: row.state, isPayer: row.paidBy === fact.outTradeNo };
}

const stamp = (till: Till) => new Date(till.now).toISOString();

/** What is written of a fact beyond numbers: the provider's words, and the note to the desk if the amount is wrong. */
async function sealWords(fact: Fact, { env }: Till): Promise<{ raw: string; note: string }> {
  const { provider, eventId, outTradeNo, amount, currency, transactionId } = fact;
  const said = `实付 ${amountText(amount, currency)}，交易号 ${transactionId}`;
  const [raw, note] = await Promise.all([
    seal(fact.raw, eventPlace(provider, eventId), env.DATA_KEYS),
    seal(said, deskPlace("wrong-amount", outTradeNo), env.DATA_KEYS),
  ]);
  return { raw, note };
}

/** The provider's words, once. */
function writeEvent(fact: Fact, raw: string, till: Till) {
  const { provider, eventId, outTradeNo, via } = fact;
  return till.db
    .insert(paymentEvents)
    .values({ provider, eventId, outTradeNo, via, raw, createdAt: stamp(till) })
    .onConflictDoNothing();
}

/** The payment of the fact while it waits for its money; a closed one still does. One transaction pays one payment. */
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
    .where(and(waiting(fact, till), isAsked));
}

/** What still waits after that was paid with another amount, or in other money. */
function payOtherwise(fact: Fact, till: Till) {
  return till.db
    .update(payments)
    .set({ state: "mismatch", ...bookedOf(fact, till) })
    .where(waiting(fact, till));
}

/** A person looks at what was paid otherwise than asked. */
function tellDesk({ outTradeNo }: Fact, note: string, till: Till) {
  const row = till.db
    .select({
      kind: sql<"wrong-amount">`'wrong-amount'`.as("kind"),
      ref: payments.outTradeNo,
      sn: payments.sn,
      state: sql<"open">`'open'`.as("state"),
      note: sql<string>`${note}`.as("note"),
      quote: sql<null>`null`.as("quote"),
      createdAt: sql<string>`${stamp(till)}`.as("created_at"),
      doneAt: sql<null>`null`.as("done_at"),
    })
    .from(payments)
    .where(and(eq(payments.outTradeNo, outTradeNo), eq(payments.state, "mismatch")));
  return till.db.insert(deskItems).select(row).onConflictDoNothing();
}

/** The fact's payment, if it is paid; `sn` ties it to its order. */
const paidPayment = (fact: Fact, { db }: Till) =>
  db
    .select({ one: sql`1` })
    .from(payments)
    .where(
      and(eq(payments.sn, orders.sn), eq(payments.outTradeNo, fact.outTradeNo), eq(payments.state, "paid")),
    );

/** The order was sold at the price of the payment that paid it, whatever it had come to cost meanwhile. */
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

function promiseDelivery(fact: Fact, till: Till) {
  const row = till.db
    .select({
      kind: sql<"deliver">`'deliver'`.as("kind"),
      ref: orders.sn,
      state: sql<"todo">`'todo'`.as("state"),
      tries: sql<number>`0`.as("tries"),
      nextAt: sql<string>`${stamp(till)}`.as("next_at"),
      createdAt: sql<string>`${stamp(till)}`.as("created_at"),
      doneAt: sql<null>`null`.as("done_at"),
    })
    .from(orders)
    .where(and(eq(orders.paidBy, fact.outTradeNo), eq(orders.status, "paid")));
  return till.db.insert(outbox).select(row).onConflictDoNothing();
}

/** A payment that is not the one which paid its order goes back: it came second, or too late for the order. */
const cameSecond = ({ outTradeNo }: Fact): SQL =>
  sql`payments.out_trade_no = ${outTradeNo} and payments.state = 'paid' and exists (
    select 1 from orders where orders.sn = payments.sn and orders.paid_by is not ${outTradeNo})`;

/** Open payments of an order that is paid are closed by the next sweep, before anybody pays them too. */
function askRivals(fact: Fact, till: Till) {
  const paid = till.db.select({ sn: orders.sn }).from(orders).where(eq(orders.paidBy, fact.outTradeNo));
  return till.db
    .update(payments)
    .set({ nextAskAt: stamp(till) })
    .where(and(eq(payments.state, "open"), inArray(payments.sn, paid)));
}
