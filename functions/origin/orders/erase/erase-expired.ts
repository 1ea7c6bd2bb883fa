import { and, eq, exists, gte, inArray, isNull, lt, notExists, or, sql } from "drizzle-orm";
import { DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import { isUndecided } from "#functions/origin/money/find-payment.ts";
import { isOpen } from "#functions/origin/store/spread/here.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { payments, refunds } from "#functions/origin/store/tables/payments.ts";
import type { Context } from "#functions/origin/visit.ts";
import { eraseOrders } from "./erase.ts";

/** Orders erased in one go, at most, so that one cron run stays small. */
const BATCH = 50;
const UNPAID = ["created", "closed"] as const;
/** Days that a refunded order is kept after the last of its money went back, for questions. */
const REFUNDED_DAYS = 30;

/**
 * Erases orders past `expiresAt` (到期删除): unpaid ones, unless a person has to decide on a wrong amount, and
 * refunded ones 30 days after the last refund. True where more may be due.
 */
export async function eraseExpired(context: Context): Promise<boolean> {
  const { db, now } = context;
  const wrong = db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.sn, orders.sn), isUndecided));
  const longAgo = isoOf(now - REFUNDED_DAYS * DAY_MS);
  const ofOrder = eq(refunds.outTradeNo, orders.paidBy);
  const longBack = db
    .select({ one: sql`1` })
    .from(refunds)
    .where(and(ofOrder, lt(refunds.doneAt, longAgo)));
  const lately = db
    .select({ one: sql`1` })
    .from(refunds)
    .where(and(ofOrder, or(isNull(refunds.doneAt), gte(refunds.doneAt, longAgo))));
  const isDue = or(
    and(inArray(orders.status, [...UNPAID]), notExists(wrong)),
    and(eq(orders.status, "refunded"), exists(longBack), notExists(lately)),
  );
  const isOver = and(isDue, isOpen(orders.sn, context));
  const due = await db
    .select({ sn: orders.sn })
    .from(orders)
    .where(and(isOver, lt(orders.expiresAt, isoOf(now))))
    .limit(BATCH);
  if (due.length === 0) return false;
  // The condition is checked again as the order is erased: a payment may have come in between.
  const numbers = due.map(({ sn }) => sn);
  await eraseOrders(numbers, isOver, context);
  return due.length === BATCH;
}
