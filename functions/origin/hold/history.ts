import { eq, inArray, or, sql } from "drizzle-orm";
import type { OrderRole } from "#functions/contract/orders/hold.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { lookups } from "#functions/origin/store/tables/visitors.ts";
import type { Visit } from "#functions/origin/visit.ts";

/** The condition for orders that stand in a visitor's history (我的订单): they made them, or found them, in whatever role. */
export const isTheirs = ({ db, visitorId }: Visit) =>
  or(
    eq(orders.visitorId, visitorId),
    inArray(orders.sn, db.select({ sn: lookups.sn }).from(lookups).where(eq(lookups.visitorId, visitorId))),
  );

/** Adds orders to the visitor's history in the role that was shown; who is an owner stays one. */
export async function remember(
  numbers: readonly string[],
  role: OrderRole,
  { db, visitorId, now }: Visit,
): Promise<void> {
  if (numbers.length === 0) return;
  const createdAt = isoOf(now);
  await db
    .insert(lookups)
    .values(numbers.map((sn) => ({ visitorId, sn, role, createdAt })))
    .onConflictDoUpdate({
      target: [lookups.visitorId, lookups.sn],
      set: { role: sql`iif(${lookups.role} = 'owner', 'owner', excluded.role)`, createdAt },
    });
}

/** Of these orders, those that are the visitor's own: made here or proven. */
export async function ownOnes(numbers: readonly string[], { db, visitorId }: Visit): Promise<Set<string>> {
  const made = db
    .select({ sn: orders.sn })
    .from(orders)
    .where(sql`${inArray(orders.sn, [...numbers])} and ${eq(orders.visitorId, visitorId)}`);
  const proven = db
    .select({ sn: lookups.sn })
    .from(lookups)
    .where(
      sql`${inArray(lookups.sn, [...numbers])} and ${eq(lookups.visitorId, visitorId)} and ${lookups.role} = 'owner'`,
    );
  const rows = numbers.length === 0 ? [] : [...(await made), ...(await proven)];
  return new Set(rows.map(({ sn }) => sn));
}
