import { and, eq, inArray, ne, notExists, type SQL, sql } from "drizzle-orm";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import type { Database } from "#functions/origin/store/database.ts";
import { readOrder } from "#functions/origin/store/find-order.ts";
import { comments } from "#functions/origin/store/tables/comments.ts";
import { deskItems } from "#functions/origin/store/tables/desk.ts";
import { expertDrafts, expertEntries, expertJobs } from "#functions/origin/store/tables/expert.ts";
import { likes, orders, reports, scoreChanges } from "#functions/origin/store/tables/orders.ts";
import { duetRounds, duets, polls, votes } from "#functions/origin/store/tables/together.ts";
import { mobiles } from "#functions/origin/store/tables/visitors.ts";
import { statesBefore } from "#functions/origin/store/transitions.ts";

/** Tables whose rows go when their order is erased; payments and refunds stay, as the law asks. */
const GONE = [
  likes,
  scoreChanges,
  reports,
  mobiles,
  expertDrafts,
  expertEntries,
  expertJobs,
  comments,
  duets,
  duetRounds,
  polls,
  votes,
] as const;

/** Erases an order's data for good (删除资料). */
export const erase: HandlerOf<"x", "erase"> = async ({ sn }, visit) => {
  const order = await readOrder(sn, visit);
  if (order !== null && order.status !== "erased") {
    if (!statesBefore("erased").includes(order.status)) throw new Failure("STATE_CONFLICT");
    await eraseOrders(visit.db, [sn], ne(orders.status, "erased"));
  }
  return { sn, status: "erased" };
};

/**
 * Erases orders (删除资料), those of `numbers` that `still` holds for: brief and result go, and every row about the
 * family. The order's row stays, so that its number answers 410.
 */
export async function eraseOrders(db: Database, numbers: string[], still: SQL | undefined): Promise<void> {
  await db.batch([
    db
      .update(orders)
      .set({ status: "erased", brief: null, result: null })
      .where(and(inArray(orders.sn, numbers), still)),
    ...GONE.map((table) => db.delete(table).where(ofErased(db, table, numbers))),
    // A refund or complaint stays on the desk without its words; late work does not, for its job is gone.
    db
      .update(deskItems)
      .set({ note: "" })
      .where(and(inArray(deskItems.kind, ["refund", "complaint"]), ofErased(db, deskItems, numbers))),
    db
      .update(deskItems)
      .set({ state: "done" })
      .where(and(eq(deskItems.kind, "late"), ofErased(db, deskItems, numbers))),
  ]);
}

/** Rows that belong to these orders, as far as they have been erased by now. */
const ofErased = (db: Database, table: (typeof GONE)[number] | typeof deskItems, numbers: string[]) =>
  and(
    inArray(table.sn, numbers),
    notExists(
      db
        .select({ one: sql`1` })
        .from(orders)
        .where(sql`${orders.sn} = ${table.sn} and ${orders.status} <> 'erased'`),
    ),
  );
