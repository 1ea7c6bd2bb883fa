import { desc, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import type { DeskOrderRow } from "#functions/contract/desk/desk-orders.ts";
import { Mobile } from "#functions/contract/orders/payments.ts";
import { findByMobile } from "#functions/origin/orders/look-up/find.ts";
import { allOf, byHome } from "#functions/origin/store/spread/everywhere.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { payments, refunds } from "#functions/origin/store/tables/payments.ts";
import type { Context } from "#functions/origin/visit.ts";

/** Orders shown of one look-up, at most: a mobile has no more. */
const MOST = 50;

/** The orders that a number or a mobile leads to (查单), newest first: each kind of number is looked for by its index. */
export async function findOrders(q: string, context: Context): Promise<DeskOrderRow[]> {
  const mobile = v.safeParse(Mobile, q);
  const ours = q.toUpperCase();
  const [found, called] = await Promise.all([
    allOf(context, ({ db }) =>
      db.batch([
        db.select({ sn: orders.sn }).from(orders).where(eq(orders.sn, ours)),
        db.select({ sn: payments.sn }).from(payments).where(eq(payments.outTradeNo, ours)),
        db
          .select({ sn: payments.sn })
          .from(payments)
          .where(sql`${payments.transactionId} = ${q} and ${payments.transactionId} is not null`),
        db.select({ sn: refunds.sn }).from(refunds).where(eq(refunds.refundNo, ours)),
      ]),
    ),
    mobile.success ? findByMobile(mobile.output, context) : [],
  ]);
  return rowsOf([...new Set([...found.flat(2).map(({ sn }) => sn), ...called])], context);
}

/** The rows of these orders, newest first. */
export async function rowsOf(numbers: readonly string[], context: Context): Promise<DeskOrderRow[]> {
  const parts = await byHome(numbers, context, (own, { db }) =>
    db
      .select({ order: orders, stage: expertJobs.stage })
      .from(orders)
      .leftJoin(expertJobs, eq(expertJobs.sn, orders.sn))
      .where(inArray(orders.sn, own))
      .orderBy(desc(orders.createdAt))
      .limit(MOST),
  );
  return parts
    .flat()
    .map(({ order: { sn, product, status, amount, currency, createdAt, paidAt }, stage }) => ({
      ...{ sn, product, status, stage, amount, currency, createdAt, paidAt },
    }))
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .slice(0, MOST);
}
