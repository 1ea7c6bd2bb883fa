import { eq, inArray } from "drizzle-orm";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { payments } from "#functions/origin/store/tables/payments.ts";
import { mobiles } from "#functions/origin/store/tables/visitors.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { mobileHash } from "./mobile.ts";

/** Orders by a number that only a holder knows: the order number, or the number on a payment's receipt. */
export async function findByNumber(q: string, { db }: Visit): Promise<string[]> {
  const [own, paid] = await Promise.all([
    db.select({ sn: orders.sn }).from(orders).where(eq(orders.sn, q)).limit(1),
    db.select({ sn: payments.sn }).from(payments).where(eq(payments.outTradeNo, q)).limit(1),
  ]);
  return [...new Set([...own, ...paid].map(({ sn }) => sn))];
}

/** Orders that a mobile was written on, 50 at most, unsorted; shown only once a code proves the mobile. */
export async function findByMobile(mobile: string, visit: Visit): Promise<string[]> {
  const hash = await mobileHash(mobile, visit);
  const found = await visit.db
    .select({ sn: mobiles.sn })
    .from(mobiles)
    .where(eq(mobiles.mobileHash, hash))
    .limit(50);
  return found.map(({ sn }) => sn);
}

/** The rows of these orders. */
export const rowsOf = (numbers: readonly string[], { db }: Visit) =>
  db
    .select()
    .from(orders)
    .where(inArray(orders.sn, [...numbers]));
