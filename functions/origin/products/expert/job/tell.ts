import { and, eq, inArray } from "drizzle-orm";
import type { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import type { RgOrder } from "#functions/contract/products/expert.ts";
import { masked } from "#functions/contract/values/masked.ts";
import { DAY_S } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import { countTry } from "#functions/origin/store/limit.ts";
import { open, seal } from "#functions/origin/store/seal.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import type { Context, Visit } from "#functions/origin/visit.ts";
import { type ExpertOrder, isWorkedOn } from "./jobs.ts";
import { stageOf } from "./progress.ts";

/** Stages after which a manuscript may still come. */
const AWAITED = ["paid", "briefed", "writing", "draft", "revising"] as const satisfies readonly ExpertStage[];
/** How often a mobile may be left for one order. */
const CHANGES = { most: 5, seconds: DAY_S };

const ABROAD = "这个国家或地区暂时收不到我们的短信";

/** Leaves a mobile that is told when a manuscript is ready (写好了告诉我); the last one counts. */
export async function askToBeTold(ordered: ExpertOrder, mobile: string, visit: Visit): Promise<void> {
  const { db, env } = visit;
  const { sn } = ordered.order;
  if (!env.tellsBySms || !isAwaited(ordered)) throw new Failure("STATE_CONFLICT");
  if (!env.SMS_COUNTRIES.some((code) => mobile.startsWith(`+${code}`)))
    throw new Failure("INVALID_PARAMS", { fields: { mobile: ABROAD } });
  await countTry("tell", sn, CHANGES, visit);
  const tell = await seal(mobile, places.tell(sn), env.DATA_KEYS);
  const where = and(eq(expertJobs.sn, sn), inArray(expertJobs.stage, [...AWAITED]), isWorkedOn(db));
  const kept = await db.update(expertJobs).set({ tell }).where(where).returning({ sn: expertJobs.sn });
  if (kept.length === 0) throw new Failure("STATE_CONFLICT");
}

/** Forgets the mobile (不用告诉我了): nothing is sent to it any more, not even what was promised. */
export async function forgetToTell(sn: string, { db }: Context): Promise<void> {
  await db.update(expertJobs).set({ tell: null }).where(eq(expertJobs.sn, sn));
}

/** What the family sees of it; null where no message can be asked for. */
export async function readTell(ordered: ExpertOrder, { env }: Context): Promise<RgOrder["tell"]> {
  const { tell, sn } = ordered.job;
  if (!env.tellsBySms || !isAwaited(ordered)) return null;
  return { to: tell === null ? null : masked(String(await open(tell, places.tell(sn), env.DATA_KEYS))) };
}

const isAwaited = (ordered: ExpertOrder): boolean => AWAITED.some((stage) => stage === stageOf(ordered));
