import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#functions/origin/store/database.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { outbox, refunds } from "#functions/origin/store/tables/payments.ts";

type Promised = typeof outbox.$inferSelect;

/** Promises to deliver the orders that `which` picks (发件箱): the statement. */
export const promiseDeliveries = (db: Database, which: SQL | undefined, at: string | SQL) =>
  db
    .insert(outbox)
    .select(
      db
        .select(promised("deliver", orders.sn, at))
        .from(orders)
        .where(which),
    )
    .onConflictDoNothing();

/** Promises refunds that are not done: the statement. */
export const promiseRefunds = (db: Database, which: SQL, at: string | SQL) =>
  db
    .insert(outbox)
    .select(
      db
        .select(promised("refund", refunds.refundNo, at))
        .from(refunds)
        .where(and(which, isNull(refunds.doneAt))),
    )
    .onConflictDoNothing();

/** Promises to tell a family that a manuscript is ready, where it asked for that: the statement. A later manuscript renews it. */
export const promiseTelling = (db: Database, sn: string, at: string) =>
  db
    .insert(outbox)
    .select(
      db
        .select(promised("tell", expertJobs.sn, at))
        .from(expertJobs)
        .where(and(eq(expertJobs.sn, sn), eq(expertJobs.stage, "draft"), isNotNull(expertJobs.tell))),
    )
    .onConflictDoUpdate({
      target: [outbox.kind, outbox.ref],
      set: { state: "todo", tries: 0, nextAt: at, createdAt: at, doneAt: null },
    });

/** A row that is to be done at once, and was not tried yet. */
const promised = (
  kind: Promised["kind"],
  ref: typeof orders.sn | typeof expertJobs.sn | typeof refunds.refundNo,
  at: string | SQL,
) => ({
  kind: sql<Promised["kind"]>`${kind}`.as("kind"),
  ref,
  state: sql<"todo">`'todo'`.as("state"),
  tries: sql<number>`0`.as("tries"),
  nextAt: sql<string>`${at}`.as("next_at"),
  createdAt: sql<string>`${at}`.as("created_at"),
  doneAt: sql<null>`null`.as("done_at"),
  renewed: sql<number>`0`.as("renewed"),
});
