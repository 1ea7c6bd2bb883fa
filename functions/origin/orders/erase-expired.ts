import { and, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import { isUndecided } from "../payments/find-payment.ts";
import type { Database } from "../store/database.ts";
import { orders, payments } from "../store/tables.ts";
import { eraseOrders } from "./erase.ts";

/** Orders erased in one go, at most, so that one cron run stays small. */
const BATCH = 50;
const UNPAID = ["created", "closed"] as const;

/** Erases what retention says: unpaid orders past their day, but for those of a wrong amount. Returns how many. */
export async function eraseExpired(db: Database, now: number): Promise<number> {
  const wrong = db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.sn, orders.sn), isUndecided));
  const isUnpaid = and(inArray(orders.status, [...UNPAID]), notExists(wrong));
  const due = await db
    .select({ sn: orders.sn })
    .from(orders)
    .where(and(isUnpaid, lt(orders.expiresAt, new Date(now).toISOString())))
    .limit(BATCH);
  if (due.length === 0) return 0;
  // The condition stands again, for a payment may have come between.
  const numbers = due.map(({ sn }) => sn);
  await eraseOrders(db, numbers, isUnpaid);
  return due.length;
}
