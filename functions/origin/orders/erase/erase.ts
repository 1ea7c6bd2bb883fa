import { and, inArray, like, ne, type SQL, sql } from "drizzle-orm";
import { say } from "#functions/contract/watch/log.ts";
import { Failure } from "#functions/origin/failure.ts";
import { faultText } from "#functions/origin/fault-text.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { OUTSIDE } from "#functions/origin/store/bodies.ts";
import { readOrder } from "#functions/origin/store/find-order.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { orders, reports } from "#functions/origin/store/tables/orders.ts";
import { statesBefore } from "#functions/origin/store/transitions.ts";
import type { Context } from "#functions/origin/visit.ts";
import { droppingReports, droppingRows } from "./erased-rows.ts";
import { follow, isSpread, promiseFollowing } from "./follow.ts";

/** Erases an order's data for good (删除资料). */
export const erase: HandlerOf<"x", "erase"> = async ({ sn }, visit) => {
  const order = await readOrder(sn, visit);
  if (order !== null && order.status !== "erased") {
    if (!statesBefore("erased").includes(order.status)) throw new Failure("STATE_CONFLICT");
    await eraseOrders([sn], ne(orders.status, "erased"), visit);
  }
  return { sn, status: "erased" };
};

/**
 * Erases orders (删除资料), those of `numbers` that `still` holds for: brief and result go, and every row about the
 * family. The order's row stays, so that its number answers 410. What is kept outside of its database goes after, and with
 * it the rows that name it; the promise to do so is of this commit.
 */
export async function eraseOrders(
  numbers: string[],
  still: SQL | undefined,
  context: Context,
): Promise<void> {
  const { db } = context;
  await batch(db, {
    erased: db
      .update(orders)
      .set({
        status: "erased",
        brief: null,
        result: sql`iif(${like(orders.result, OUTSIDE)}, ${orders.result}, null)`,
      })
      .where(and(inArray(orders.sn, numbers), still)),
    ...droppingRows(db, numbers),
    reports: droppingReports(db, numbers, like(reports.body, OUTSIDE)),
    promise: promiseFollowing(numbers, context),
  });
  if (!isSpread(context)) return;
  for (const sn of numbers) {
    // Some ten statements each, and promised: what this run can't do the next does.
    if (context.isSpent?.() === true) return;
    await follow(sn, context).catch((error: unknown) =>
      say({ at: "origin", call: "follow", fault: faultText(error) }),
    );
  }
}
