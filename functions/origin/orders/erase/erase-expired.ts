import { and, eq, exists, gte, inArray, isNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import { DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import { isUndecided } from "#functions/origin/money/find-payment.ts";
import type { Database } from "#functions/origin/store/database.ts";
import { isOpen } from "#functions/origin/store/spread/here.ts";
import { fixed, shaped } from "#functions/origin/store/statements/fixed.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { payments, refunds } from "#functions/origin/store/tables/payments.ts";
import type { Context } from "#functions/origin/visit.ts";
import { eraseOrders } from "./erase.ts";

/** Orders erased in one go, at most, so that one cron run stays small. */
const BATCH = 50;
const UNPAID = ["created", "closed"] as const;
/** Days that a refunded order is kept after the last of its money went back, for questions. */
const REFUNDED_DAYS = 30;

/** Orders whose time is over, as of a moment: which they are, and the condition on them. */
const isOver = (
  { longAgo }: { longAgo: string | SQL },
  db: Database,
  where: Parameters<typeof isOpen>[1],
) => {
  const one = { one: sql`1` };
  const wrong = db
    .select(one)
    .from(payments)
    .where(and(eq(payments.sn, orders.sn), isUndecided));
  const ofOrder = eq(refunds.outTradeNo, orders.paidBy);
  const longBack = db
    .select(one)
    .from(refunds)
    .where(and(ofOrder, lt(refunds.doneAt, longAgo)));
  const lately = db
    .select(one)
    .from(refunds)
    .where(and(ofOrder, or(isNull(refunds.doneAt), gte(refunds.doneAt, longAgo))));
  const isDue = or(
    inArray(orders.status, [...UNPAID]),
    and(eq(orders.status, "refunded"), exists(longBack), notExists(lately)),
  );
  return and(isDue, notExists(wrong), isOpen(orders.sn, where));
};

const dueBy = shaped((isMany: boolean) =>
  fixed(["now", "longAgo"], ({ now, longAgo }, db) =>
    db
      .select({ sn: orders.sn })
      .from(orders)
      .where(and(isOver({ longAgo }, db, { shards: isMany || undefined }), lt(orders.expiresAt, now)))
      .limit(BATCH),
  ),
);

/**
 * Erases orders past `expiresAt` (到期删除): unpaid ones, and refunded ones 30 days after the last refund, unless a person
 * has to decide on a wrong amount. True where more may be due.
 */
export async function eraseExpired(context: Context): Promise<boolean> {
  const { db, now, shards } = context;
  const longAgo = isoOf(now - REFUNDED_DAYS * DAY_MS);
  const due = await dueBy(shards !== undefined)(db, { now: isoOf(now), longAgo });
  if (due.length === 0) return false;
  // The condition is checked again as the order is erased: a payment may have come in between.
  const numbers = due.map(({ sn }) => sn);
  await eraseOrders(numbers, isOver({ longAgo }, db, context), context);
  return due.length === BATCH;
}
