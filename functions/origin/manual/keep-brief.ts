import { and, eq, exists, inArray, sql } from "drizzle-orm";
import { encodeForm } from "#functions/contract/form.ts";
import type { ManualBrief, ManualDraft } from "#functions/contract/manual-brief.ts";
import type { Desk } from "../reports/parts.ts";
import { seal } from "../store/seal.ts";
import { manualJobs, orders } from "../store/tables.ts";
import { type Manual, moveJob, stageEntry, WORKED } from "./jobs.ts";
import { briefPlace, OPEN_STAGES } from "./progress.ts";
import { dueAfter } from "./working-days.ts";

/** The form's strings again, nothing that is empty. */
function stringsOf(said: ManualBrief | ManualDraft): Record<string, string> {
  const pairs = [...new URLSearchParams(encodeForm({ ...said }))];
  return Object.fromEntries(pairs.filter(([, value]) => value !== ""));
}

const sealed = (sn: string, said: Record<string, string>, { env }: Desk) =>
  seal(said, briefPlace(sn), env.DATA_KEYS);

/** Keeps a draft (草稿); false where the brief has been handed in meanwhile. */
export async function keepDraft({ job }: Manual, draft: ManualDraft, desk: Desk): Promise<boolean> {
  const { db, now } = desk;
  const isPaid = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.sn, job.sn), inArray(orders.status, [...WORKED])));
  const kept = await db
    .update(manualJobs)
    .set({
      brief: await sealed(job.sn, stringsOf(draft), desk),
      briefState: "draft",
      savedAt: new Date(now).toISOString(),
    })
    .where(and(eq(manualJobs.sn, job.sn), eq(manualJobs.stage, "paid"), exists(isPaid)))
    .returning({ sn: manualJobs.sn });
  return kept.length > 0;
}

/** Hands the brief in (资料齐): the time begins to run, once; false where the work has begun meanwhile. */
export async function handIn({ job, terms }: Manual, brief: ManualBrief, desk: Desk): Promise<boolean> {
  const { db, env, now } = desk;
  const { sn } = job;
  const set = {
    stage: "briefed" as const,
    brief: await sealed(sn, stringsOf(brief), desk),
    briefState: "submitted" as const,
    savedAt: new Date(now).toISOString(),
    dueAt: job.dueAt ?? dueAfter(now, terms.days, env.MANUAL_HOLIDAYS),
  };
  const isIn = await moveJob(sn, { from: OPEN_STAGES, set, entry: stageEntry("briefed") }, desk);
  if (!isIn) return false;
  // Lists show an order by its surname.
  const said = await seal({ keep: "30d", surname: brief.surname, type: terms.type }, sn, env.DATA_KEYS);
  await db
    .update(orders)
    .set({ brief: said })
    .where(and(eq(orders.sn, sn), inArray(orders.status, [...WORKED])));
  return true;
}
