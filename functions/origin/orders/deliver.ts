import { and, eq, inArray, sql } from "drizzle-orm";
import { isoOf } from "#functions/contract/values/time.ts";
import { type Parts, sealParts } from "#functions/origin/products/parts.ts";
import { products } from "#functions/origin/products/products.ts";
import { dropKept, isOutside, openBody } from "#functions/origin/store/bodies.ts";
import { type Order, readOrder } from "#functions/origin/store/find-order.ts";
import { orders, reports } from "#functions/origin/store/tables/orders.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import { transition } from "#functions/origin/store/transitions.ts";
import type { Context } from "#functions/origin/visit.ts";
import { isSpread } from "./erase/follow.ts";
import { whole } from "./shrink.ts";

/** Statuses in which a report may be made; after a refused refund, a `delivered` order may have none yet. */
const DELIVERABLE: readonly Order["status"][] = ["paid", "delivered"];

/**
 * Delivers a paid order (交付): the report is made once, stored whole and in one commit with paid → delivered.
 * A second delivery, even at the same moment, leaves the first report as it is. Experts deliver their work.
 */
export async function deliver(sn: string, context: Context): Promise<void> {
  const { db } = context;
  const found = await readOrder(sn, context);
  if (found === null || !DELIVERABLE.includes(found.status)) return;
  if (await isStored(sn, context)) return;
  const order = await whole(found, context);
  const parts = await products[order.product].report(order, context);
  if (parts === null) return;
  // What the family saw for nothing goes where the report is: the row of a paid order stays small.
  const sealed = await sealParts(sn, { ...parts, ...(await freeToMove(order, context)) }, context);
  const rows = sealed.filter(({ part }) => part in parts);
  const moved = sealed.find(({ part }) => part === "free")?.body;
  const createdAt = isoOf(context.now);
  const still = and(eq(orders.sn, sn), inArray(orders.status, [...DELIVERABLE]));
  const [first, ...others] = rows.map(({ part, body }) => {
    const row = db
      .select({
        sn: orders.sn,
        part: sql<string>`${part}`.as("part"),
        body: sql<string>`${body}`.as("body"),
        createdAt: sql<string>`${createdAt}`.as("created_at"),
      })
      .from(orders)
      .where(still);
    return db.insert(reports).select(row).onConflictDoNothing();
  });
  const status = transition("paid", "delivered");
  if (first === undefined || status === null) throw new Error("a report without parts");
  const set = {
    status,
    ...(moved !== undefined && {
      result: sql`iif(${orders.result} = ${order.result}, ${moved}, ${orders.result})`,
    }),
  };
  await db.batch([first, ...others, db.update(orders).set(set).where(still)]);
  if (isSpread(context))
    await dropUnnamed(
      sn,
      sealed.map(({ body }) => body),
      context,
    );
}

/** Of two deliveries at once one is stored; what the other has kept outside is dropped. */
async function dropUnnamed(sn: string, kept: readonly string[], context: Context): Promise<void> {
  const { db } = context;
  const rows = await db.select({ body: reports.body }).from(reports).where(eq(reports.sn, sn));
  const order = await readOrder(sn, context);
  const named = new Set([order?.result, ...rows.map(({ body }) => body)]);
  await dropKept(
    kept.filter((one) => !named.has(one)),
    context,
  );
}

/** The free face as a part of what is kept outside; none where no store is bound or it is there already. */
async function freeToMove({ sn, result }: Order, context: Context): Promise<Parts> {
  if (context.env.BODIES === undefined || result === null || isOutside(result)) return {};
  return { free: await openBody(result, { sn, part: "free", place: places.order(sn) }, context) };
}

async function isStored(sn: string, { db }: Context): Promise<boolean> {
  const rows = await db.select({ part: reports.part }).from(reports).where(eq(reports.sn, sn)).limit(1);
  return rows.length > 0;
}
