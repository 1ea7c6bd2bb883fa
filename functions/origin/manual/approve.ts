import { and, eq, exists, inArray, sql } from "drizzle-orm";
import { statesBefore } from "../orders/transitions.ts";
import type { Desk } from "../reports/parts.ts";
import { manualJobs, orders } from "../store/tables.ts";
import { moveJob } from "./jobs.ts";

/**
 * Takes the draft as final (定稿), and the order as delivered; false where there is no draft to take. Where the family
 * says nothing in time the system does it; `id` makes it the same step when it comes twice.
 */
export async function approveDraft(
  sn: string,
  { who = "family", id }: { who?: "family" | "system"; id: string },
  desk: Desk,
): Promise<boolean> {
  const { db, now } = desk;
  const finishedAt = new Date(now).toISOString();
  const entry = { id, who, kind: "approve", body: {} } as const;
  const isFinal = await moveJob(sn, { from: ["draft"], set: { stage: "final", finishedAt }, entry }, desk);
  const job = db
    .select({ one: sql`1` })
    .from(manualJobs)
    .where(and(eq(manualJobs.sn, sn), eq(manualJobs.stage, "final")));
  // Whoever comes second finds it final and brings the order up to it all the same.
  await db
    .update(orders)
    .set({ status: "delivered" })
    .where(and(eq(orders.sn, sn), inArray(orders.status, statesBefore("delivered")), exists(job)));
  return isFinal;
}
