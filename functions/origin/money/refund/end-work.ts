import { and, eq, exists, inArray, isNotNull, or, sql } from "drizzle-orm";
import { isoOf } from "#functions/contract/values/time.ts";
import { fixedAll } from "#functions/origin/store/statements/fixed.ts";
import { deskItems } from "#functions/origin/store/tables/desk.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import type { Context } from "#functions/origin/visit.ts";

const ending = fixedAll(["sn", "at"], ({ sn, at }, db) => {
  const isOver = exists(
    db
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.sn, sn), inArray(orders.status, ["refunding", "refunded"]))),
  );
  return {
    job: db
      .update(expertJobs)
      .set({ stage: "cancelled", tell: null })
      .where(and(eq(expertJobs.sn, sn), isOver)),
    items: db
      .update(deskItems)
      .set({ state: "done", doneAt: at })
      .where(
        and(
          eq(deskItems.sn, sn),
          or(eq(deskItems.kind, "late"), isNotNull(deskItems.quote)),
          eq(deskItems.state, "open"),
          isOver,
        ),
      ),
  };
});

/**
 * Ends the work on an order that is refunded (停止起名): the expert's job, late work and the wish for what comes back by the
 * terms. Statements for the batch that changes the order's status; what else a family wrote stays open, to be read.
 */
export const endWork = (sn: string, { db, now }: Pick<Context, "db" | "now">) =>
  ending(db, { sn, at: isoOf(now) });
