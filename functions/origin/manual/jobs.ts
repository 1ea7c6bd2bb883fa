import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { ManualTerms } from "#functions/contract/manual.ts";
import type { ManualStage } from "#functions/contract/manual-stage.ts";
import { Failure } from "../failure.ts";
import { findOrder } from "../orders/find-order.ts";
import type { Desk } from "../reports/parts.ts";
import { readStored } from "../results/stored-result.ts";
import { manualJobs, orders } from "../store/tables.ts";
import { entryGiven, type NewEntry } from "./entries.ts";

export type Job = typeof manualJobs.$inferSelect;
type Order = typeof orders.$inferSelect;

/** An order of expert work with its job and what it was sold with. */
export interface Manual {
  order: Order;
  job: Job;
  terms: ManualTerms;
}

/** Orders whose money is here and stays here: what an expert works on. */
export const WORKED: readonly Order["status"][] = ["paid", "delivered"];

/** The row of a new job, before it is paid. */
export async function createJob(sn: string, { type, revisions }: ManualTerms, { db }: Desk): Promise<void> {
  await db
    .insert(manualJobs)
    .values({ sn, type, stage: "ordered", briefState: "none", revisionsLeft: revisions })
    .onConflictDoNothing();
}

/** A job by its order's number, its stage brought up to the payment. Throws NOT_FOUND, ERASED. */
export async function findManual(sn: string, desk: Desk): Promise<Manual> {
  const order = await findOrder(sn, "manual", desk);
  const terms = await readStored(ManualTerms, order, desk);
  const job = await readJob(sn, desk);
  if (job !== null && (job.stage !== "ordered" || !WORKED.includes(order.status)))
    return { order, job, terms };
  if (job === null) await createJob(sn, terms, desk);
  if (WORKED.includes(order.status)) await openJob(sn, desk);
  const made = await readJob(sn, desk);
  if (made === null) throw new Failure("ERASED");
  return { order, job: made, terms };
}

/** ordered → paid, once the money is here (开工前). */
export const openJob = (sn: string, desk: Desk): Promise<boolean> =>
  moveJob(sn, { from: ["ordered"], set: { stage: "paid" }, entry: stageEntry("paid") }, desk);

export const stageEntry = (stage: ManualStage): NewEntry => ({
  who: "system",
  kind: "stage",
  body: { stage },
});

interface Move {
  from: readonly ManualStage[];
  set: Partial<typeof manualJobs.$inferInsert>;
  entry: NewEntry;
  /** What has to hold besides. */
  where?: SQL | undefined;
  /** Stands right after the change. */
  log?: readonly BatchItem<"sqlite">[];
}

/** Holds for a job whose money is here and stays here. */
export const isWorkedOn = (db: Desk["db"]): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.sn, manualJobs.sn), inArray(orders.status, [...WORKED]))),
  );

/**
 * Moves a job on and writes down that it did, in one commit; false where it is in none of the stages `from`, or its
 * money is not here. Done by two at once, it is done once.
 */
export async function moveJob(
  sn: string,
  { from, set, entry, where, log = [] }: Move,
  desk: Desk,
): Promise<boolean> {
  const { db } = desk;
  const still = and(eq(manualJobs.sn, sn), inArray(manualJobs.stage, [...from]), isWorkedOn(db), where);
  const write = await entryGiven(sn, entry, still, desk);
  const [, moved] = await db.batch([
    write(),
    db.update(manualJobs).set(set).where(still).returning({ sn: manualJobs.sn }),
    ...log,
  ]);
  return moved.length > 0;
}

async function readJob(sn: string, { db }: Desk): Promise<Job | null> {
  const [job] = await db.select().from(manualJobs).where(eq(manualJobs.sn, sn)).limit(1);
  return job ?? null;
}
