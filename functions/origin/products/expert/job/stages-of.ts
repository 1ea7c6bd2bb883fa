import { eq, inArray } from "drizzle-orm";
import type { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import type { Database } from "#functions/origin/store/database.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { WORKED } from "./jobs.ts";
import { stageOf } from "./progress.ts";

/** The stage of the expert work of these orders, by order number; orders without any are left out (起名进度). */
export async function stagesOf(
  numbers: readonly string[],
  db: Database,
): Promise<ReadonlyMap<string, ExpertStage>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select({ order: orders, job: expertJobs })
    .from(expertJobs)
    .innerJoin(orders, eq(orders.sn, expertJobs.sn))
    .where(inArray(expertJobs.sn, [...numbers]));
  return new Map(
    rows.map(({ order, job }) => {
      const stage = stageOf({ order, job });
      // A paid order's job stays `ordered` in the table until `findExpertOrder` reads it.
      return [order.sn, stage === "ordered" && WORKED.includes(order.status) ? "paid" : stage];
    }),
  );
}
