import { and, eq, exists, inArray, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { PaymentState } from "#functions/contract/orders/payments.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { note } from "#functions/contract/watch/counts.ts";
import { ONLY_REFUND } from "#functions/origin/money/out-trade-no.ts";
import { promiseDeliveries, promiseRefunds } from "#functions/origin/money/outbox/promise.ts";
import { channelsOf } from "#functions/origin/money/providers/channels.ts";
import type { Fact, ProviderName } from "#functions/origin/money/providers/provider.ts";
import { writeRefund } from "#functions/origin/money/refund/rows.ts";
import type { Till } from "#functions/origin/money/till.ts";
import type { Database } from "#functions/origin/store/database.ts";
import { noteOf, writeItem } from "#functions/origin/store/desk/items.ts";
import { seal } from "#functions/origin/store/seal.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { fixedAll, shaped } from "#functions/origin/store/statements/fixed.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { paymentEvents, payments, refunds } from "#functions/origin/store/tables/payments.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import { statesBefore } from "#functions/origin/store/transitions.ts";

/** How a payment stands after a fact: its state, and whether it is the one that paid its order. */
interface Settled {
  sn: string;
  state: PaymentState;
  isPayer: boolean;
}

/** What a person looks at where something was paid otherwise than asked. */
const WRONG = "wrong-amount";

/** What is filled into the statements of a settlement. */
const FILLED = [
  ...(["eventId", "outTradeNo", "via", "raw", "transactionId", "amount", "currency"] as const),
  ...(["paidAt", "at", "note"] as const),
];
type Given = Readonly<Record<(typeof FILLED)[number], SQL<never>>>;

/** The batch that books what a provider says was paid. */
const settling = shaped((provider: ProviderName) =>
  fixedAll(FILLED, (given, db) => {
    const { outTradeNo, at } = given;
    const isPaidByIt = and(eq(orders.paidBy, outTradeNo), eq(orders.status, "paid"));
    return {
      event: writeEvent(provider, given, db),
      asAsked: payAsAsked(provider, given, db),
      otherwise: payOtherwise(provider, given, db),
      told: tellDesk(given, db),
      order: payOrder(given, db),
      delivery: promiseDeliveries(db, isPaidByIt, at),
      back: writeRefund(db, { tail: ONLY_REFUND, at }, cameSecond(given)),
      backPromised: promiseRefunds(db, eq(refunds.outTradeNo, outTradeNo), at),
      rivals: askRivals(given, db),
      stands: db
        .select({ sn: payments.sn, state: payments.state, paidBy: orders.paidBy })
        .from(payments)
        .leftJoin(orders, eq(orders.sn, payments.sn))
        .where(eq(payments.outTradeNo, outTradeNo)),
    };
  }),
);

/**
 * Books what a provider says was paid (入账): the only way for an order to become paid. It is one batch, each
 * statement conditional on what those before it left: replayed, in another order or after a crash, it ends
 * the same. Null where the number is none of ours.
 */
export async function settle(fact: Fact, till: Till): Promise<Settled | null> {
  const { provider, raw, ...said } = fact;
  const { eventId, outTradeNo, amount, currency, transactionId } = said;
  const words = `实付 ${amountText(amount, currency)}，交易号 ${transactionId}`;
  const statements = settling(provider)(till.db, {
    ...said,
    raw: await seal(raw, places.event(provider, eventId), till.env.DATA_KEYS),
    note: await noteOf({ kind: WRONG, ref: outTradeNo, words }, till),
    at: isoOf(till.now),
  });
  const { asAsked, stands } = await batch(till.db, statements);
  for (const { channel } of asAsked) note({ what: "paid", kind: channel, fen: fact.amount }, till.env.COUNTS);
  const [row] = stands;
  return row === undefined ? null : { sn: row.sn, state: row.state, isPayer: row.paidBy === outTradeNo };
}

/** Stores the provider's message, once. */
const writeEvent = (provider: ProviderName, { eventId, outTradeNo, via, raw, at }: Given, db: Database) =>
  db
    .insert(paymentEvents)
    .values({ provider, eventId, outTradeNo, via, raw, createdAt: at })
    .onConflictDoNothing();

/** Picks the fact's payment while it is open or closed, unless the transaction has paid another payment. */
function waiting(provider: ProviderName, { outTradeNo, transactionId }: Given, db: Database) {
  const other = alias(payments, "other");
  const elsewhere = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.transactionId, transactionId), sql`${other.outTradeNo} <> ${outTradeNo}`));
  return and(
    eq(payments.outTradeNo, outTradeNo),
    inArray(payments.state, ["open", "closed"]),
    inArray(payments.channel, channelsOf(provider)),
    notExists(elsewhere),
  );
}

const bookedOf = ({ transactionId, amount, paidAt, at }: Given) => ({
  ...{ transactionId, paidAmount: amount, paidAt, heardAt: at, nextAskAt: null },
});

function payAsAsked(provider: ProviderName, given: Given, db: Database) {
  const isAsked = sql`${payments.amount} = ${given.amount} and ${payments.currency} = ${given.currency}`;
  return db
    .update(payments)
    .set({ state: "paid", ...bookedOf(given) })
    .where(and(waiting(provider, given, db), isAsked))
    .returning({ channel: payments.channel });
}

/** A payment that `payAsAsked` has not booked was paid with another amount or in another currency. */
const payOtherwise = (provider: ProviderName, given: Given, db: Database) =>
  db
    .update(payments)
    .set({ state: "mismatch", ...bookedOf(given) })
    .where(waiting(provider, given, db));

/** A person looks at what was paid otherwise than asked. */
function tellDesk({ outTradeNo, note, at }: Given, db: Database) {
  const itself = sql`payments.out_trade_no = ${outTradeNo}`;
  const sn = sql<string>`(select payments.sn from payments where ${itself})`;
  const given = sql`exists (select 1 from payments where ${itself} and payments.state = 'mismatch')`;
  return writeItem(db, { kind: WRONG, ref: outTradeNo, sn, note, createdAt: at }, { given });
}

/** The fact's payment, if it is paid; `sn` ties it to its order. */
const paidPayment = ({ outTradeNo }: Given, db: Database) =>
  db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.sn, orders.sn), eq(payments.outTradeNo, outTradeNo), eq(payments.state, "paid")));

/** Makes the order paid, at the price of the payment that paid it, even where it was repriced meanwhile. */
function payOrder(given: Given, db: Database) {
  const { outTradeNo, paidAt } = given;
  const ofPayment = (column: SQLiteColumn) =>
    sql<number>`(${db.select({ of: column }).from(payments).where(eq(payments.outTradeNo, outTradeNo))})`;
  return db
    .update(orders)
    .set({
      status: "paid",
      paidAt,
      paidBy: outTradeNo,
      amount: ofPayment(payments.amount),
      priceVersion: ofPayment(payments.priceVersion),
    })
    .where(
      and(
        isNull(orders.paidBy),
        inArray(orders.status, statesBefore("paid")),
        exists(paidPayment(given, db)),
      ),
    );
}

/** A payment that is not the one which paid its order goes back: it came second, or too late for the order. */
const cameSecond = ({ outTradeNo }: Given): SQL =>
  sql`payments.out_trade_no = ${outTradeNo} and payments.state = 'paid' and exists (
    select 1 from orders where orders.sn = payments.sn and orders.paid_by is not ${outTradeNo})`;

/** Makes the other open payments of a paid order due: the next cron run closes them before they are paid. */
function askRivals({ outTradeNo, at }: Given, db: Database) {
  const mine = db.select({ sn: payments.sn }).from(payments).where(eq(payments.outTradeNo, outTradeNo));
  const paid = db
    .select({ sn: orders.sn })
    .from(orders)
    .where(and(inArray(orders.sn, mine), eq(orders.paidBy, outTradeNo)));
  return db
    .update(payments)
    .set({ nextAskAt: at })
    .where(and(eq(payments.state, "open"), inArray(payments.sn, paid)));
}
