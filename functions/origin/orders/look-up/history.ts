import { and, eq, inArray, or } from "drizzle-orm";
import { isoOf } from "#functions/contract/values/time.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { lookups } from "#functions/origin/store/tables/visitors.ts";
import type { Visit } from "#functions/origin/visit.ts";

/** The condition for orders that a visitor sees as theirs (我的订单): they made it, or found it by proof. */
export const isTheirs = ({ db, visitorId }: Visit) =>
  or(
    eq(orders.visitorId, visitorId),
    inArray(orders.sn, db.select({ sn: lookups.sn }).from(lookups).where(eq(lookups.visitorId, visitorId))),
  );

/** Adds the orders that a visitor has found by proof to the visitor's history. */
export async function remember(numbers: readonly string[], { db, visitorId, now }: Visit): Promise<void> {
  if (numbers.length === 0) return;
  const createdAt = isoOf(now);
  await db
    .insert(lookups)
    .values(numbers.map((sn) => ({ visitorId, sn, createdAt })))
    .onConflictDoNothing();
}

/** Whether an order stands in the visitor's history. */
export async function holds(sn: string, visit: Visit): Promise<boolean> {
  const found = await visit.db
    .select({ sn: orders.sn })
    .from(orders)
    .where(and(eq(orders.sn, sn), isTheirs(visit)))
    .limit(1);
  return found.length > 0;
}
