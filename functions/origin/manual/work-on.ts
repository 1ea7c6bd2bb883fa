import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { ManualStage } from "#functions/contract/manual-stage.ts";
import { messages } from "#functions/contract/messages.ts";
import { type Clerk, logLine } from "../desk/log.ts";
import { Failure } from "../failure.ts";
import { manualEntries, manualJobs } from "../store/tables.ts";
import { sealEntry } from "./entries.ts";
import { findManual, isWorkedOn, type Manual, moveJob, stageEntry } from "./jobs.ts";
import { stageOf } from "./progress.ts";

/** Stages in which a manuscript is written. */
export const WRITING = ["writing", "revising"] as const satisfies readonly ManualStage[];
/** Stages in which the work on an order may go to somebody else. */
const TAKEN = ["briefed", "writing", "draft", "revising"] as const satisfies readonly ManualStage[];
/** Stages in which the family may be written to. */
const TALKED: readonly ManualStage[] = ["paid", ...TAKEN, "final"];

/** Refuses where an order is worked on no more: its money has gone, or goes back. */
export function mustBeWorked(manual: Manual): void {
  if (stageOf(manual) === "cancelled") throw new Failure("STATE_CONFLICT", {}, messages.workOver);
}

/** Why nothing can be written at a stage. */
const NOT_WRITING: Readonly<Partial<Record<ManualStage, string>>> = {
  paid: messages.briefMissing,
  briefed: messages.notBegun,
  draft: messages.isDelivered,
  final: messages.isFinal,
};

/** Refuses where nothing is written on an order now, or by somebody else. */
export function mustBeMine(manual: Manual, { who }: Clerk): void {
  mustBeWorked(manual);
  const stage = stageOf(manual);
  if (!WRITING.some((one) => one === stage)) throw new Failure("STATE_CONFLICT", {}, NOT_WRITING[stage]);
  const { worker } = manual.job;
  if (worker === null) throw new Failure("STATE_CONFLICT", {}, messages.nobodysWork);
  if (worker !== who) throw new Failure("STATE_CONFLICT", {}, messages.othersWork);
}

/** Why a draft could not be saved, or handed over as it was. */
export async function refuseSave(sn: string, clerk: Clerk): Promise<Failure> {
  try {
    mustBeMine(await findManual(sn, clerk), clerk);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  return new Failure("STATE_CONFLICT", {}, messages.newerDraft);
}

/** Begins the work (动笔): from now on the brief is locked. False where there is nothing to begin. */
export async function startWork(sn: string, clerk: Clerk): Promise<boolean> {
  await findManual(sn, clerk);
  const at = new Date(clerk.now).toISOString();
  const set = { stage: "writing", startedAt: at, worker: clerk.who, workerSince: at } as const;
  const log = await logLine({ verb: "start", subject: sn, reason: null }, clerk);
  return moveJob(sn, { from: ["briefed"], set, entry: stageEntry("writing"), log: [log()] }, clerk);
}

/** Takes the work on an order over (接手), from whoever has it; false where there is no work on it. */
export async function takeOver(sn: string, clerk: Clerk): Promise<boolean> {
  const { db, now, who } = clerk;
  await findManual(sn, clerk);
  const itself = and(eq(manualJobs.sn, sn), inArray(manualJobs.stage, [...TAKEN]), isWorkedOn(db));
  const log = await logLine({ verb: "take-over", subject: sn, reason: null }, clerk);
  const [, , mine] = await db.batch([
    db
      .update(manualJobs)
      .set({ worker: who, workerSince: new Date(now).toISOString() })
      .where(and(itself, or(isNull(manualJobs.worker), ne(manualJobs.worker, who)))),
    log(),
    db
      .select({ sn: manualJobs.sn })
      .from(manualJobs)
      .where(and(itself, eq(manualJobs.worker, who))),
  ]);
  return mine.length > 0;
}

/** Answers the family (回留言); the same `id` twice is one. STATE_CONFLICT where nobody is there to read it. */
export async function reply(sn: string, text: string, clerk: Clerk, id?: string): Promise<void> {
  const { db, now } = clerk;
  const manual = await findManual(sn, clerk);
  mustBeWorked(manual);
  if (!TALKED.includes(stageOf(manual))) throw new Failure("STATE_CONFLICT");
  const entry = { who: "expert", kind: "message" } as const;
  const sealed = await sealEntry(sn, { ...entry, body: { text }, ...(id !== undefined && { id }) }, clerk);
  const log = await logLine({ verb: "say", subject: sn, reason: null }, clerk);
  const createdAt = new Date(now).toISOString();
  await db.batch([
    db
      .insert(manualEntries)
      .values({ ...entry, ...sealed, sn, createdAt })
      .onConflictDoNothing(),
    log(),
  ]);
}
