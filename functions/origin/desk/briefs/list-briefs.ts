import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { BriefRow, BriefsOf } from "#functions/contract/desk/desk-briefs.ts";
import type { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import { type Job, WORKED } from "#functions/origin/products/expert/job/jobs.ts";
import { DUE_STAGES, isLate, readBrief, stageOf } from "#functions/origin/products/expert/job/progress.ts";
import { titleOfPackage } from "#functions/origin/products/expert/terms.ts";
import { allOf } from "#functions/origin/store/spread/everywhere.ts";
import { isHere } from "#functions/origin/store/spread/here.ts";
import { expertEntries, expertJobs } from "#functions/origin/store/tables/expert.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import type { Context } from "#functions/origin/visit.ts";

/** Orders read at once, at most. */
const MOST_BRIEFS = 100;
/** Stages of unfinished work; `ordered` too, for a paid order's job stays in it until somebody reads it. */
const OPEN = [
  "ordered",
  "paid",
  "briefed",
  "writing",
  "draft",
  "revising",
] as const satisfies readonly ExpertStage[];

/** The rowid of the newest entry that `who` wrote on a job, 0 where there is none; rowids rise with time. */
const newestOf = (who: "family" | "expert", kinds: SQL): SQL =>
  sql`coalesce((select max(e.rowid) from ${expertEntries} e where e.sn = ${expertJobs.sn} and e.who = ${who} and ${kinds}), 0)`;

/** Whether the family's newest message is not answered: no entry of the expert is newer. */
const ASKS = sql<number>`${newestOf("family", sql`e.kind = 'message'`)} > ${newestOf("expert", sql`1`)}`;

/** When something happened on a job last: an entry, else its payment. */
const SINCE = sql<string>`coalesce((select max(e.created_at) from ${expertEntries} e where e.sn = ${expertJobs.sn}), ${orders.paidAt}, ${orders.createdAt})`;

/** Orders of expert work (稿件): those that want work, late ones first, then by when they are due; or those done with. */
export async function listBriefs(of: BriefsOf, context: Context): Promise<BriefRow[]> {
  const worked = inArray(orders.status, [...WORKED]);
  const open = and(
    worked,
    or(inArray(expertJobs.stage, [...OPEN]), and(eq(expertJobs.stage, "final"), ASKS)),
  );
  const done = sql`${expertJobs.stage} <> 'ordered' and ${orders.status} <> 'erased' and not (${open})`;
  const found = await allOf(context, async ({ db }) =>
    db
      .select({ job: expertJobs, order: orders, asks: ASKS, since: SINCE })
      .from(expertJobs)
      .innerJoin(orders, eq(orders.sn, expertJobs.sn))
      .where(and(of === "open" ? open : done, isHere(expertJobs.sn, context)))
      .orderBy(of === "open" ? sql`${expertJobs.dueAt} is null, ${expertJobs.dueAt}` : desc(orders.paidAt))
      .limit(MOST_BRIEFS),
  );
  const rows = found.flat();
  if (of === "done" && found.length > 1) rows.sort(byPayment);
  const briefs = await Promise.all(rows.map((row) => rowOf(row, context)));
  return (of === "open" ? briefs.sort(byUrgency) : briefs).slice(0, MOST_BRIEFS);
}

/** The newest payment first. */
const byPayment = (a: Row, b: Row): number => (b.order.paidAt ?? "").localeCompare(a.order.paidAt ?? "");

type Row = { job: Job; order: typeof orders.$inferSelect; asks: number; since: string };

async function rowOf({ job, order, asks, since }: Row, context: Context): Promise<BriefRow> {
  const said = await readBrief(job, context).catch((): Record<string, string> => ({}));
  const now = stageOf({ job, order });
  const stage = now === "ordered" ? "paid" : now;
  const isDue = DUE_STAGES.some((one) => one === stage);
  return {
    sn: job.sn,
    surname: said.surname ?? "",
    title: titleOfPackage(job.type === "senior" ? "senior" : "standard"),
    stage,
    since,
    dueAt: isDue ? job.dueAt : null,
    late: stage === job.stage && isLate(job, context.now),
    asks: asks === 1,
    worker: workerOf(job),
  };
}

/** Who works on a job, and since when. */
export const workerOf = ({ worker, workerSince }: Job): BriefRow["worker"] =>
  worker === null || workerSince === null ? null : { who: worker, since: workerSince };

/** Late, then due by a day, then asked something; at the end what waits for the family. */
const rankOf = ({ late, dueAt, asks }: BriefRow): number => (late ? 0 : dueAt !== null ? 1 : asks ? 2 : 3);

function byUrgency(a: BriefRow, b: BriefRow): number {
  return rankOf(a) - rankOf(b) || (a.dueAt ?? "").localeCompare(b.dueAt ?? "");
}
