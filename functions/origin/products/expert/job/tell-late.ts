import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { isoOf } from "#functions/contract/values/time.ts";
import { putOnDesk } from "#functions/origin/store/desk/items.ts";
import { isOpen } from "#functions/origin/store/spread/here.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import type { Context } from "#functions/origin/visit.ts";
import { moveJob } from "./jobs.ts";
import { DUE_STAGES } from "./progress.ts";

/** Jobs told of in one run, at most. */
const MOST_JOBS = 50;

/** Tells the family (on its page) and the desk that work is late (逾期通知), once for each due day. True where more may be due. */
export async function tellLate(context: Context): Promise<boolean> {
  const { db, now } = context;
  const at = isoOf(now);
  const due = await db
    .select()
    .from(expertJobs)
    .where(
      and(
        inArray(expertJobs.stage, [...DUE_STAGES]),
        lt(expertJobs.dueAt, at),
        isNull(expertJobs.lateToldAt),
        isOpen(expertJobs.sn, context),
      ),
    )
    .limit(MOST_JOBS);
  for (const { sn, stage, dueAt } of due) {
    const words = `逾期：应在 ${dueAt} 前交稿（${stage}）`;
    await putOnDesk({ kind: "late", ref: sn, sn, words }, context, "begins");
    const entry = { who: "system", kind: "stage", body: { stage, late: true } } as const;
    const isTold = await moveJob(sn, { from: [stage], set: { lateToldAt: at }, entry }, context);
    // Nobody works on an order whose money goes back: mark its job, so that no later run reads it again.
    if (!isTold) await db.update(expertJobs).set({ lateToldAt: at }).where(eq(expertJobs.sn, sn));
  }
  return due.length === MOST_JOBS;
}
