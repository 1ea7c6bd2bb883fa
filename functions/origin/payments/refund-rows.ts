import { and, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../store/database.ts";
import { outbox, payments, refunds } from "../store/tables.ts";

/**
 * What of a payment may still go back (可退), fen: what came less what was asked back before. Of `payments`; its names are
 * written out, for in a selection the query builder drops the table's.
 */
export const leftOf = sql<number>`coalesce(payments.paid_amount, payments.amount) - (
  select coalesce(sum(refunds.amount), 0) from refunds where refunds.out_trade_no = payments.out_trade_no)`;

/** What is to go back: so many fen, or all that is left. */
export interface RefundRow {
  /** What follows the payment's number in the refund's. */
  tail: string;
  amount?: number;
  idem?: string;
  at: string;
  /** It went back otherwise than by us, and is done. */
  isDone?: boolean;
}

/** Writes a refund of the payment that `which` picks, unless that has not so much left: the statement. */
export function writeRefund(db: Database, { tail, amount, idem, at, isDone }: RefundRow, which: SQL) {
  const row = db
    .select({
      refundNo: sql<string>`payments.out_trade_no || ${tail}`.as("refund_no"),
      outTradeNo: payments.outTradeNo,
      sn: payments.sn,
      amount: (amount === undefined ? leftOf : sql<number>`${amount}`).as("amount"),
      idem: sql<string | null>`${idem ?? null}`.as("idem"),
      createdAt: sql<string>`${at}`.as("created_at"),
      doneAt: sql<string | null>`${isDone ? at : null}`.as("done_at"),
    })
    .from(payments)
    .where(and(inArray(payments.state, ["paid", "mismatch"]), sql`${leftOf} >= ${amount ?? 1}`, which));
  return db.insert(refunds).select(row).onConflictDoNothing();
}

/** Promises refunds that are not done (发件箱): the statement. */
export function promiseRefunds(db: Database, which: SQL, at: string) {
  const row = db
    .select({
      kind: sql<"refund">`'refund'`.as("kind"),
      ref: refunds.refundNo,
      state: sql<"todo">`'todo'`.as("state"),
      tries: sql<number>`0`.as("tries"),
      nextAt: sql<string>`${at}`.as("next_at"),
      createdAt: sql<string>`${at}`.as("created_at"),
      doneAt: sql<null>`null`.as("done_at"),
    })
    .from(refunds)
    .where(and(which, isNull(refunds.doneAt)));
  return db.insert(outbox).select(row).onConflictDoNothing();
}
