import { eq } from "drizzle-orm";
import { nextOf } from "../orders/summary.ts";
import { manualJobs, type orders } from "../store/tables.ts";
import type { Visit } from "../visit.ts";

type Order = typeof orders.$inferSelect;

/** The page to go on to once an order is paid: of expert work the brief, until it is handed in. */
export async function nextPageOf({ kind, sn }: Order, { db }: Pick<Visit, "db">): Promise<string> {
  if (kind !== "manual") return nextOf(kind, sn);
  const [job] = await db
    .select({ briefState: manualJobs.briefState })
    .from(manualJobs)
    .where(eq(manualJobs.sn, sn))
    .limit(1);
  return job?.briefState === "submitted" ? nextOf(kind, sn) : `/manual-naming-after?sn=${sn}`;
}
