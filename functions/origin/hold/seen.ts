import { eq } from "drizzle-orm";
import { isoOf } from "#functions/contract/values/time.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import type { Context } from "#functions/origin/visit.ts";

/** Writes down that an order was opened (最近打开), a day exactly: what nobody opens again shrinks. */
export async function noteSeen(sn: string, { db, now }: Context): Promise<void> {
  await db
    .update(orders)
    .set({ seenAt: isoOf(now) })
    .where(eq(orders.sn, sn));
}
