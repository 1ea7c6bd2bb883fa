import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import { ExpertTerms } from "#functions/contract/products/expert.ts";
import { Failure } from "#functions/origin/failure.ts";
import { readFree } from "#functions/origin/products/stored.ts";
import { findOrder, type Order } from "#functions/origin/store/find-order.ts";
import { batch, type Statement } from "#functions/origin/store/statements/batch.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import type { Context } from "#functions/origin/visit.ts";
import { entryGiven, type NewEntry } from "./entries.ts";

export type Job = typeof expertJobs.$inferSelect;

/** An order of expert work with its job and what it was sold with. */
export interface ExpertOrder {
  order: Order;
  job: Job;
  terms: ExpertTerms;
}

/** Statuses of orders that an expert works on: paid, and neither `refunding` nor `refunded`. */
export const WORKED: readonly Order["status"][] = ["paid", "delivered"];

/** The row of a new job, before it is paid. */
export async function createJob(
  sn: string,
  { type, revisions }: ExpertTerms,
  { db }: Context,
): Promise<void> {
  await db
    .insert(expertJobs)
    .values({ sn, type, stage: "ordered", briefState: "none", revisionsLeft: revisions })
    .onConflictDoNothing();
}

/** An order with its job; a job still `ordered` becomes `paid` if its order is. Throws NOT_FOUND, ERASED. */
export async function findExpertOrder(sn: string, context: Context): Promise<ExpertOrder> {
  const order = await findOrder(sn, context, ["expert"]);
  const terms = await readFree({ stored: ExpertTerms }, order, context);
  const job = await readJob(sn, context);
  if (job !== null && (job.stage !== "ordered" || !WORKED.includes(order.status)))
    return { order, job, terms };
  if (job === null) await createJob(sn, terms, context);
  if (WORKED.includes(order.status)) await openJob(sn, context);
  const made = await readJob(sn, context);
  if (made === null) throw new Failure("ERASED");
  return { order, job: made, terms };
}

/** Moves a job from `ordered` to `paid` where its order is paid (开工前). */
export const openJob = (sn: string, context: Context): Promise<boolean> =>
  moveJob(sn, { from: ["ordered"], set: { stage: "paid" }, entry: stageEntry("paid") }, context);

export const stageEntry = (stage: ExpertStage): NewEntry => ({
  who: "system",
  kind: "stage",
  body: { stage },
});

interface Move {
  from: readonly ExpertStage[];
  set: Partial<typeof expertJobs.$inferInsert>;
  entry: NewEntry;
  /** A further condition on the job. */
  where?: SQL | undefined;
  /** The statement that runs right after the change: a line of the desk's log. */
  log?: Statement;
  /** What the change promises, in the same commit. */
  promise?: Statement;
}

/** The SQL condition that the order of a job has a status of `WORKED`. */
export const isWorkedOn = (db: Context["db"]): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.sn, expertJobs.sn), inArray(orders.status, [...WORKED]))),
  );

/**
 * Changes a job and writes the entry about it in one commit; false where the job is in none of the stages
 * `from` or its order is not worked on. Of two calls at once only one takes the job out of the stages `from`.
 */
export async function moveJob(
  sn: string,
  { from, set, entry, where, log, promise }: Move,
  context: Context,
): Promise<boolean> {
  const { db } = context;
  const still = and(eq(expertJobs.sn, sn), inArray(expertJobs.stage, [...from]), isWorkedOn(db), where);
  const write = await entryGiven(sn, entry, still, context);
  const { moved } = await batch(db, {
    entry: write(),
    moved: db.update(expertJobs).set(set).where(still).returning({ sn: expertJobs.sn }),
    ...(log !== undefined && { log }),
    ...(promise !== undefined && { promise }),
  });
  return moved.length > 0;
}

async function readJob(sn: string, { db }: Context): Promise<Job | null> {
  const [job] = await db.select().from(expertJobs).where(eq(expertJobs.sn, sn)).limit(1);
  return job ?? null;
}
