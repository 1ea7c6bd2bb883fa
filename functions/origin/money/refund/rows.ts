import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#functions/origin/store/database.ts";
import { payments, refunds } from "#functions/origin/store/tables/payments.ts";

/**
 * What of a payment may still go back (可退), fen: what came less what was asked back before. Of `payments`; its names are
 * written out, for in a selection the query builder drops the table's.
 */
export const leftOf = sql<number>`coalesce(payments.paid_amount, payments.amount) - (
  select coalesce(sum(refunds.amount), 0) from refunds where refunds.out_trade_no = payments.out_trade_no)`;

/** What is to go back: so many fen, or all that is left. */
interface RefundRow {
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
