import { desc, eq } from "drizzle-orm";
import { summaryOf } from "../orders/summary.ts";
import { orders } from "../store/tables.ts";
import type { HandlerOf } from "./handlers.ts";

/** This visitor's orders, newest first; erased ones are listed without a name. */
export const search: HandlerOf<"index", "search"> = async (_params, { db, env, visitorId }) => {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.visitorId, visitorId))
    .orderBy(desc(orders.createdAt), desc(orders.sn))
    .limit(50);
  return { orders: await Promise.all(rows.map((row) => summaryOf(row, env.DATA_KEYS))) };
};
