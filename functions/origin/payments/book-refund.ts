import { and, eq, inArray, isNotNull, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import { endWork } from "../manual/end-work.ts";
import { statesBefore } from "../orders/transitions.ts";
import type { Database } from "../store/database.ts";
import { deskItems, orders, outbox, payments, refunds } from "../store/tables.ts";
import { newRefundTail } from "./out-trade-no.ts";
import { leftOf, writeRefund } from "./refund-rows.ts";
import type { Till } from "./till.ts";

type Store = Omit<Till, "providers">;

const ofPayment = (outTradeNo: string): SQL => sql`payments.out_trade_no = ${outTradeNo}`;

/**
 * Books that a refund is back with the payer: the promise is kept, no person has to look at it any more, and refunding →
 * refunded once nothing of the order's is on its way.
 */
export async function bookRefund(refundNo: string, { db, now }: Pick<Store, "db" | "now">): Promise<void> {
  const at = new Date(now).toISOString();
  const [refund] = await db.select().from(refunds).where(eq(refunds.refundNo, refundNo)).limit(1);
  if (refund === undefined) return;
  const done = db
    .update(refunds)
    .set({ doneAt: at })
    .where(and(eq(refunds.refundNo, refundNo), isNull(refunds.doneAt)));
  await db.batch([done, ...concluding(refund.outTradeNo, at, db)]);
}

/**
 * Books that all of a payment has gone back, whoever sent it (原路全退): what was on its way has come, what is left went by
 * hand. The order that it had paid ends.
 */
export async function bookAllBack(outTradeNo: string, store: Pick<Store, "db" | "now">): Promise<void> {
  const { db, now } = store;
  const at = new Date(now).toISOString();
  const [payment] = await db.select().from(payments).where(eq(payments.outTradeNo, outTradeNo)).limit(1);
  if (payment === undefined) return;
  const done = db
    .update(refunds)
    .set({ doneAt: at })
    .where(and(eq(refunds.outTradeNo, outTradeNo), isNull(refunds.doneAt)));
  const end = db
    .update(orders)
    .set({ status: "refunding" })
    .where(and(eq(orders.paidBy, outTradeNo), inArray(orders.status, statesBefore("refund-asked"))));
  await db.batch([
    writeRefund(db, { tail: newRefundTail(), at, isDone: true }, ofPayment(outTradeNo)),
    done,
    end,
    ...endWork(payment.sn, store),
    ...concluding(outTradeNo, at, db),
  ]);
}

/** What follows from refunds that are done: statements. */
function concluding(outTradeNo: string, at: string, db: Database) {
  const isAllBack = sql`${leftOf} <= 0 and not exists (
    select 1 from refunds where refunds.out_trade_no = payments.out_trade_no and refunds.done_at is null)`;
  const back = db
    .select({ refundNo: refunds.refundNo })
    .from(refunds)
    .where(and(eq(refunds.outTradeNo, outTradeNo), isNotNull(refunds.doneAt)));
  const whole = db
    .select({ outTradeNo: payments.outTradeNo })
    .from(payments)
    .where(and(eq(payments.outTradeNo, outTradeNo), isNotNull(payments.refundedAt)));
  const onItsWay = db
    .select({ one: sql`1` })
    .from(refunds)
    .where(and(eq(refunds.outTradeNo, outTradeNo), isNull(refunds.doneAt)));
  return [
    db
      .update(payments)
      .set({ refundedAt: at })
      .where(and(ofPayment(outTradeNo), isNull(payments.refundedAt), isAllBack)),
    db
      .update(outbox)
      .set({ state: "done", doneAt: at })
      .where(and(eq(outbox.kind, "refund"), eq(outbox.state, "todo"), inArray(outbox.ref, back))),
    db
      .update(deskItems)
      .set({ state: "done", doneAt: at })
      .where(
        and(eq(deskItems.state, "open"), or(inArray(deskItems.ref, back), inArray(deskItems.ref, whole))),
      ),
    db
      .update(orders)
      .set({ status: "refunded" })
      .where(
        and(
          eq(orders.paidBy, outTradeNo),
          inArray(orders.status, statesBefore("refunded")),
          notExists(onItsWay),
        ),
      ),
  ] as const;
}
