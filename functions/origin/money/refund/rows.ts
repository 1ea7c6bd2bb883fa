import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#functions/origin/store/database.ts";
import { payments, refunds } from "#functions/origin/store/tables/payments.ts";

/**
 * The fen of a payment that may still go back (可退): what was paid less all its refunds. For queries of
 * `payments`; the columns are written out, for in a selection the query builder drops the name of the table.
 */
export const leftOf = sql<number>`coalesce(payments.paid_amount, payments.amount) - (
  select coalesce(sum(refunds.amount), 0) from refunds where refunds.out_trade_no = payments.out_trade_no)`;

/** What is to go back: so many fen, or all that is left. */
interface RefundRow {
  /** The end of the refund's number, after the payment's number. */
  tail: string | SQL;
  amount?: number;
  idem?: string;
  at: string | SQL;
  /** The money went back by hand at the provider: the refund is done. */
  isDone?: boolean;
}

/** The statement that writes a refund of the payment that `which` picks, where so much of it is left. */
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
