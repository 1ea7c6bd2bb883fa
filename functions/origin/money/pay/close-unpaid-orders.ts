import { and, eq, gt, inArray, notExists, or, sql } from "drizzle-orm";
import { isoOf } from "#functions/contract/values/time.ts";
import type { Till } from "#functions/origin/money/till.ts";
import { isOpen } from "#functions/origin/store/spread/here.ts";
import { fixed, shaped } from "#functions/origin/store/statements/fixed.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { payments } from "#functions/origin/store/tables/payments.ts";

/** Orders closed in one run, at most. */
const MOST_ORDERS = 100;

const closing = shaped((isMany: boolean) =>
  fixed(["now"], ({ now }, db) => {
    const alive = db
      .select({ one: sql`1` })
      .from(payments)
      .where(and(eq(payments.sn, orders.sn), or(eq(payments.state, "open"), gt(payments.expiresAt, now))));
    const isHere = isOpen(orders.sn, { shards: isMany || undefined });
    const isOver = and(eq(orders.status, "pending"), notExists(alive), isHere);
    const due = db.select({ sn: orders.sn }).from(orders).where(isOver).limit(MOST_ORDERS);
    return db
      .update(orders)
      .set({ status: "closed" })
      .where(and(inArray(orders.sn, due), isOver))
      .returning({ sn: orders.sn });
  }),
);

/** Closes orders whose payments have all come to their end unpaid: pending → closed. A later payment opens them again. True where more may be due. */
export async function closeUnpaidOrders(till: Pick<Till, "db" | "now" | "shards">): Promise<boolean> {
  const closed = await closing(till.shards !== undefined)(till.db, { now: isoOf(till.now) });
  return closed.length === MOST_ORDERS;
}
