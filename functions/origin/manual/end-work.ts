import { and, eq, exists, inArray, sql } from "drizzle-orm";
import type { Desk } from "../reports/parts.ts";
import { deskItems, manualJobs, orders } from "../store/tables.ts";

/**
 * What ends with an order whose money goes back (停止起名): the expert's work, and what a person was to look at about the
 * order itself. Statements for the batch that has moved the order; words of the family stay to be read.
 */
export function endWork(sn: string, { db, now }: Pick<Desk, "db" | "now">) {
  const isOver = exists(
    db
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.sn, sn), inArray(orders.status, ["refunding", "refunded"]))),
  );
  return [
    db
      .update(manualJobs)
      .set({ stage: "cancelled" })
      .where(and(eq(manualJobs.sn, sn), isOver)),
    db
      .update(deskItems)
      .set({ state: "done", doneAt: new Date(now).toISOString() })
      .where(
        and(
          eq(deskItems.ref, sn),
          inArray(deskItems.kind, ["refund", "late"]),
          eq(deskItems.state, "open"),
          isOver,
        ),
      ),
  ] as const;
}
