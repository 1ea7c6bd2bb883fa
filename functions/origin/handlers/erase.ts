import { eq, ne } from "drizzle-orm";
import { Failure } from "../failure.ts";
import { holds } from "../finding/history.ts";
import { eraseOrders } from "../orders/erase.ts";
import { statesBefore } from "../orders/transitions.ts";
import { orders } from "../store/tables.ts";
import type { HandlerOf } from "./handler-of.ts";

/** Erases an order's data for good (删除资料), for whoever has it in their history. */
export const erase: HandlerOf<"x", "erase"> = async ({ sn }, visit) => {
  if (!(await holds(sn, visit))) throw new Failure("NOT_FOUND");
  const [row] = await visit.db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.sn, sn))
    .limit(1);
  if (row !== undefined && row.status !== "erased") {
    if (!statesBefore("erased").includes(row.status)) throw new Failure("STATE_CONFLICT");
    await eraseOrders(visit.db, [sn], ne(orders.status, "erased"));
  }
  return { sn, status: "erased" };
};
