import { and, eq, exists, inArray, isNotNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { deskPlace } from "../desk/desk-place.ts";
import { statesBefore } from "../orders/transitions.ts";
import { seal } from "../store/seal.ts";
import { deskItems, orders, outbox, payments } from "../store/tables.ts";
import { findPayment, isUndecided, providerOf } from "./find-payment.ts";
import { refundNoOf } from "./out-trade-no.ts";
import type { Till } from "./till.ts";

type Store = Omit<Till, "providers">;

/**
 * Asks for all of an order's money to go back (退款): paid | delivered → refunding, and the outbox does the rest.
 * False where the order is in no state for it, or was not paid `by` that payment. `log` stands right after the change.
 */
export async function refundOrder(
  sn: string,
  { db, now }: Store,
  by?: string,
  log: readonly BatchItem<"sqlite">[] = [],
): Promise<boolean> {
  const at = new Date(now).toISOString();
  const wasPaid = by === undefined ? isNotNull(orders.paidBy) : eq(orders.paidBy, by);
  const promise = db
    .select({
      kind: sql<"refund">`'refund'`.as("kind"),
      ref: sql<string>`${orders.paidBy}`.as("ref"),
      state: sql<"todo">`'todo'`.as("state"),
      tries: sql<number>`0`.as("tries"),
      nextAt: sql<string>`${at}`.as("next_at"),
      createdAt: sql<string>`${at}`.as("created_at"),
      doneAt: sql<null>`null`.as("done_at"),
    })
    .from(orders)
    .where(and(eq(orders.sn, sn), eq(orders.status, "refunding"), wasPaid));
  const [moved] = await db.batch([
    db
      .update(orders)
      .set({ status: "refunding" })
      .where(and(eq(orders.sn, sn), inArray(orders.status, statesBefore("refund-asked")), wasPaid))
      .returning({ sn: orders.sn }),
    ...log,
    db.insert(outbox).select(promise).onConflictDoNothing(),
  ]);
  return moved.length > 0;
}

/**
 * Promises that a wrong amount goes back, once (金额不符的退款): nobody's order was paid by it. `log` stands right after the
 * change.
 */
export async function promiseRefund(
  outTradeNo: string,
  { db, now }: Store,
  log: readonly BatchItem<"sqlite">[] = [],
): Promise<void> {
  const at = new Date(now).toISOString();
  const promise = db
    .select({
      kind: sql<"refund">`'refund'`.as("kind"),
      ref: payments.outTradeNo,
      state: sql<"todo">`'todo'`.as("state"),
      tries: sql<number>`0`.as("tries"),
      nextAt: sql<string>`${at}`.as("next_at"),
      createdAt: sql<string>`${at}`.as("created_at"),
      doneAt: sql<null>`null`.as("done_at"),
    })
    .from(payments)
    .where(and(eq(payments.outTradeNo, outTradeNo), isUndecided));
  await db.batch([db.insert(outbox).select(promise).onConflictDoNothing(), ...log]);
}

/** Sends a payment's money back; `pending` where the provider has taken it on but isn't done. May throw ProviderTrouble. */
export async function refundPayment(outTradeNo: string, till: Till): Promise<"done" | "pending"> {
  const payment = await findPayment(outTradeNo, till);
  if (payment === null || payment.refundedAt !== null) return "done";
  const { currency, transactionId } = payment;
  const isPaid = payment.state === "paid" || payment.state === "mismatch";
  if (!isPaid || transactionId === null) throw new Error("a refund of what was not paid");
  // Of a wrong amount what came goes back, never what was asked.
  const amount = payment.paidAmount ?? payment.amount;
  const answer = await providerOf(payment, till).refund({
    outTradeNo,
    outRefundNo: refundNoOf(outTradeNo),
    transactionId,
    total: amount,
    amount,
    currency,
    reason: "订单退款",
  });
  if (answer === "done") await bookRefund(outTradeNo, till);
  return answer;
}

/**
 * Books that a payment's money has gone back: the promise is kept, no person has to look at it any more, and refunding →
 * refunded where it had paid the order.
 */
export async function bookRefund(outTradeNo: string, { db, now }: Store): Promise<void> {
  const at = new Date(now).toISOString();
  const isBack = db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.outTradeNo, outTradeNo), isNotNull(payments.refundedAt)));
  await db.batch([
    db
      .update(payments)
      .set({ refundedAt: at })
      .where(
        and(
          eq(payments.outTradeNo, outTradeNo),
          inArray(payments.state, ["paid", "mismatch"]),
          sql`${payments.refundedAt} is null`,
        ),
      ),
    db
      .update(outbox)
      .set({ state: "done", doneAt: at })
      .where(
        and(eq(outbox.kind, "refund"), eq(outbox.ref, outTradeNo), eq(outbox.state, "todo"), exists(isBack)),
      ),
    db
      .update(deskItems)
      .set({ state: "done", doneAt: at })
      .where(and(eq(deskItems.ref, outTradeNo), eq(deskItems.state, "open"), exists(isBack))),
    db
      .update(orders)
      .set({ status: "refunded" })
      .where(
        and(eq(orders.paidBy, outTradeNo), inArray(orders.status, statesBefore("refunded")), exists(isBack)),
      ),
  ]);
}

/** Puts a refund that does not get through before a person. */
export async function reportRefund(outTradeNo: string, why: string, store: Store): Promise<void> {
  const payment = await findPayment(outTradeNo, store);
  if (payment === null) return;
  const note = await seal(why, deskPlace("refund", outTradeNo), store.env.DATA_KEYS);
  const createdAt = new Date(store.now).toISOString();
  await store.db
    .insert(deskItems)
    .values({ kind: "refund", ref: outTradeNo, sn: payment.sn, state: "open", note, createdAt })
    .onConflictDoNothing();
}
