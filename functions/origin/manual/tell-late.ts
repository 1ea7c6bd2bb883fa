import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { deskPlace } from "../desk/desk-place.ts";
import type { Desk } from "../reports/parts.ts";
import { seal } from "../store/seal.ts";
import { deskItems, manualJobs } from "../store/tables.ts";
import { moveJob } from "./jobs.ts";
import { DUE_STAGES } from "./progress.ts";

/** Jobs told of in one run, at most. */
const MOST = 50;

/** Tells of work that is late (逾期通知): on the family's page, and to the desk. Each once a due day. */
export async function tellLate(desk: Desk): Promise<void> {
  const { db, now } = desk;
  const at = new Date(now).toISOString();
  const due = await db
    .select()
    .from(manualJobs)
    .where(
      and(
        inArray(manualJobs.stage, [...DUE_STAGES]),
        lt(manualJobs.dueAt, at),
        isNull(manualJobs.lateToldAt),
      ),
    )
    .limit(MOST);
  for (const { sn, stage, dueAt } of due) {
    const note = await seal(
      `逾期：应在 ${dueAt} 前交稿（${stage}）`,
      deskPlace("late", sn),
      desk.env.DATA_KEYS,
    );
    await db
      .insert(deskItems)
      .values({ kind: "late", ref: sn, sn, state: "open", note, createdAt: at })
      .onConflictDoUpdate({ target: [deskItems.kind, deskItems.ref], set: { note, state: "open" } });
    const entry = { who: "system", kind: "stage", body: { stage, late: true } } as const;
    const isTold = await moveJob(sn, { from: [stage], set: { lateToldAt: at }, entry }, desk);
    // An order whose money goes back is worked on no more: not looked at again.
    if (!isTold) await db.update(manualJobs).set({ lateToldAt: at }).where(eq(manualJobs.sn, sn));
  }
}
