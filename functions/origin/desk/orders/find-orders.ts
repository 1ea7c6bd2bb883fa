import { desc, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import type { DeskFoundRow, DeskOrderRow } from "#functions/contract/desk/desk-orders.ts";
import { Mobile } from "#functions/contract/orders/payments.ts";
import { findByMobile } from "#functions/origin/orders/look-up/find.ts";
import { allOf, byHome } from "#functions/origin/store/spread/everywhere.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { payments, refunds } from "#functions/origin/store/tables/payments.ts";
import type { Context } from "#functions/origin/visit.ts";
import { whoseOrders } from "./whose.ts";

/** Orders shown of one look-up, at most: a mobile has no more. */
const MOST = 50;
/** Characters of the index of ends: no shorter end is looked for. */
const END = 4;

/**
 * The orders that a number or a mobile leads to (查单), newest first: each kind of number is looked for by its index. Of one
 * that was paid its end is enough (尾号).
 */
export async function findOrders(q: string, context: Context): Promise<DeskFoundRow[]> {
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
        db.select({ sn: orders.sn }).from(orders).where(endsIn(ours)).limit(MOST),
      ]),
    ),
    mobile.success ? findByMobile(mobile.output, context) : [],
  ]);
  const numbers = [...new Set([...found.flat(2).map(({ sn }) => sn), ...called])];
  const rows = await rowsOf(numbers, context);
  const whose = await whoseOrders(
    rows.map(({ sn }) => sn),
    context,
  );
  return rows.map((row) => ({ ...row, surname: whose.get(row.sn)?.surname ?? "" }));
}

/** A paid order whose number ends so. The four stand in the statement: a bound value proves nothing to the planner. */
const endsIn = (end: string) =>
  sql`substr(${orders.sn}, ${sql.raw(`-${END}`)}) = ${end.slice(-END)} and substr(${orders.sn}, ${-end.length}) = ${end} and ${orders.paidAt} is not null`;

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
