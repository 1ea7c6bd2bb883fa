import { and, eq, isNotNull, isNull, ne, or } from "drizzle-orm";
import { DAY_MS } from "#functions/contract/values/time.ts";
import { logFault } from "#functions/origin/money/log-fault.ts";
import { open } from "#functions/origin/store/seal.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import type { Context } from "#functions/origin/visit.ts";
import { isWithinDay, tellDesk } from "./budget.ts";
import { CarrierTrouble, REFUSED, UNREACHABLE } from "./carrier.ts";
import { carrierOf } from "./carrier-of.ts";

/** How long after its delivery a manuscript is still told of. */
const NEWS_MS = DAY_MS;

/**
 * Tells a family that a manuscript is ready, where it asked for that and still wants it: of each manuscript once, even where
 * the carrier gave no answer. True once nothing is left to do; a carrier that took nothing throws, and the outbox comes again.
 */
export async function tellReady(sn: string, context: Context): Promise<boolean> {
  const { db, env, now } = context;
  const [job] = await db.select().from(expertJobs).where(eq(expertJobs.sn, sn)).limit(1);
  const send = carrierOf(context)?.tell ?? null;
  if (job === undefined || job.tell === null || job.stage !== "draft" || send === null) return true;
  if (job.draftedAt === null || Date.parse(job.draftedAt) + NEWS_MS <= now) {
    await tellDesk(
      "有“手稿好了”的短信没有发出去：通道一天没有接。请看短信平台的状态和余额。",
      "UNTOLD",
      context,
    );
    return true;
  }
  const mobile = String(await open(job.tell, places.tell(sn), env.DATA_KEYS));
  if (!(await isWithinDay(context))) return true;
  if (!(await claim(job, context))) return true;
  try {
    await send(mobile);
  } catch (error) {
    await afterTrouble(sn, error, context);
  }
  return true;
}

type Told = Pick<typeof expertJobs.$inferSelect, "sn" | "draftedAt">;

/** Takes this manuscript as told of, before it is: of two at once, and of two tries, only one sends. */
async function claim({ sn, draftedAt }: Told, { db }: Context): Promise<boolean> {
  if (draftedAt === null) return false;
  const isNew = or(isNull(expertJobs.toldOf), ne(expertJobs.toldOf, draftedAt));
  const claimed = await db
    .update(expertJobs)
    .set({ toldOf: draftedAt })
    .where(and(eq(expertJobs.sn, sn), eq(expertJobs.draftedAt, draftedAt), isNotNull(expertJobs.tell), isNew))
    .returning({ sn: expertJobs.sn });
  return claimed.length > 0;
}

/** Whoever wants no messages is sent none again; where the carrier surely took nothing, the next try may. */
async function afterTrouble(sn: string, error: unknown, { db }: Context): Promise<void> {
  const code = error instanceof CarrierTrouble ? error.code : UNREACHABLE;
  const itself = eq(expertJobs.sn, sn);
  if (REFUSED.has(code)) {
    await db.update(expertJobs).set({ tell: null }).where(itself);
  } else if (code === UNREACHABLE) {
    logFault("outbox.tell", error);
  } else {
    await db.update(expertJobs).set({ toldOf: null }).where(itself);
    throw error;
  }
}
