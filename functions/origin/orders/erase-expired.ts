import { and, inArray, lt } from "drizzle-orm";
import type { Database } from "../store/database.ts";
import { orders } from "../store/tables.ts";
import { eraseOrders } from "./erase.ts";

/** Orders erased in one go, at most, so that one cron run stays small. */
const BATCH = 50;
const UNPAID = ["created", "closed"] as const;

/** Erases what retention says: unpaid orders past their day. Returns how many. */
export async function eraseExpired(db: Database, now: number): Promise<number> {
  const due = await db
    .select({ sn: orders.sn })
    .from(orders)
    .where(and(inArray(orders.status, [...UNPAID]), lt(orders.expiresAt, new Date(now).toISOString())))
    .limit(BATCH);
  if (due.length === 0) return 0;
  // The condition stands again, for a payment may have come between.
  const numbers = due.map(({ sn }) => sn);
  await eraseOrders(db, numbers, inArray(orders.status, [...UNPAID]));
  return due.length;
}
