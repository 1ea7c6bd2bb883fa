import { and, eq, exists, inArray, sql } from "drizzle-orm";
import { isoOf } from "#functions/contract/values/time.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { statesBefore } from "#functions/origin/store/transitions.ts";
import type { Context } from "#functions/origin/visit.ts";
import { moveJob } from "./jobs.ts";

/**
 * Takes the draft as final (定稿), and the order as delivered; false where there is no draft to take. `who` is
 * `system` where the family said nothing in time; a step sent twice has the same `id` and is written once.
 */
export async function approveDraft(
  sn: string,
  { who = "family", id }: { who?: "family" | "system"; id: string },
  context: Context,
): Promise<boolean> {
  const { db, now } = context;
  const finishedAt = isoOf(now);
  const entry = { id, who, kind: "approve", body: {} } as const;
  const isFinal = await moveJob(
    sn,
    { from: ["draft"], set: { stage: "final", finishedAt, tell: null }, entry },
    context,
  );
  const job = db
    .select({ one: sql`1` })
    .from(expertJobs)
    .where(and(eq(expertJobs.sn, sn), eq(expertJobs.stage, "final")));
  // This also runs where an earlier call made the job final but failed before it came here.
  await db
    .update(orders)
    .set({ status: "delivered" })
    .where(and(eq(orders.sn, sn), inArray(orders.status, statesBefore("delivered")), exists(job)));
  return isFinal;
}
