import { and, eq, exists, inArray, sql } from "drizzle-orm";
import type { ExpertBrief, ExpertDraft } from "#functions/contract/products/expert-brief.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { encodeForm } from "#functions/contract/wire/form.ts";
import { seal } from "#functions/origin/store/seal.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import type { Context } from "#functions/origin/visit.ts";
import { type ExpertOrder, moveJob, stageEntry, WORKED } from "./jobs.ts";
import { OPEN_STAGES } from "./progress.ts";
import { dueAfter } from "./working-days.ts";

/** A brief as the form's own strings, without the empty ones. */
function stringsOf(said: ExpertBrief | ExpertDraft): Record<string, string> {
  const pairs = [...new URLSearchParams(encodeForm({ ...said }))];
  return Object.fromEntries(pairs.filter(([, value]) => value !== ""));
}

const sealed = (sn: string, said: Record<string, string>, { env }: Context) =>
  seal(said, places.brief(sn), env.DATA_KEYS);

/** Keeps a draft (草稿); false where the brief has been handed in meanwhile. */
export async function keepDraft(
  { job }: ExpertOrder,
  draft: ExpertDraft,
  context: Context,
): Promise<boolean> {
  const { db, now } = context;
  const isPaid = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.sn, job.sn), inArray(orders.status, [...WORKED])));
  const kept = await db
    .update(expertJobs)
    .set({
      brief: await sealed(job.sn, stringsOf(draft), context),
      briefState: "draft",
      savedAt: isoOf(now),
    })
    .where(and(eq(expertJobs.sn, job.sn), eq(expertJobs.stage, "paid"), exists(isPaid)))
    .returning({ sn: expertJobs.sn });
  return kept.length > 0;
}

/** Hands the brief in (资料齐); the first time sets the due day. False where the work has begun meanwhile. */
export async function handIn(
  { job, terms }: ExpertOrder,
  brief: ExpertBrief,
  context: Context,
): Promise<boolean> {
  const { db, env, now } = context;
  const { sn } = job;
  const set = {
    stage: "briefed" as const,
    brief: await sealed(sn, stringsOf(brief), context),
    briefState: "submitted" as const,
    savedAt: isoOf(now),
    dueAt: job.dueAt ?? dueAfter(now, terms.days, env.EXPERT_HOLIDAYS),
  };
  const isIn = await moveJob(sn, { from: OPEN_STAGES, set, entry: stageEntry("briefed") }, context);
  if (!isIn) return false;
  // Lists show an order by its surname.
  const said = await seal({ surname: brief.surname, type: terms.type }, sn, env.DATA_KEYS);
  await db
    .update(orders)
    .set({ brief: said })
    .where(and(eq(orders.sn, sn), inArray(orders.status, [...WORKED])));
  return true;
}
