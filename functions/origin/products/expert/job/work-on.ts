import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import { logLine } from "#functions/origin/store/desk/log.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { expertEntries, expertJobs } from "#functions/origin/store/tables/expert.ts";
import type { Clerk } from "#functions/origin/visit.ts";
import { sealEntry } from "./entries.ts";
import { type ExpertOrder, findExpertOrder, isWorkedOn, moveJob, stageEntry } from "./jobs.ts";
import { stageOf } from "./progress.ts";

/** Stages in which a manuscript is written. */
export const WRITING = ["writing", "revising"] as const satisfies readonly ExpertStage[];
/** Stages in which the work on an order may go to somebody else. */
const TAKEN = ["briefed", "writing", "draft", "revising"] as const satisfies readonly ExpertStage[];
/** Stages in which the family may be written to. */
const TALKED: readonly ExpertStage[] = ["paid", ...TAKEN, "final"];

/** Refuses where an order is worked on no more: its money has gone, or goes back. */
export function mustBeWorked(ordered: ExpertOrder): void {
  if (stageOf(ordered) === "cancelled") throw new Failure("STATE_CONFLICT", {}, messages.workOver);
}

/** Why nothing can be written at a stage. */
const NOT_WRITING: Readonly<Partial<Record<ExpertStage, string>>> = {
  paid: messages.briefMissing,
  briefed: messages.notBegun,
  draft: messages.isDelivered,
  final: messages.isFinal,
};

/** Refuses where no manuscript of the order is being written now, or where another person writes it. */
export function mustBeMine(ordered: ExpertOrder, { who }: Clerk): void {
  mustBeWorked(ordered);
  const stage = stageOf(ordered);
  if (!WRITING.some((one) => one === stage)) throw new Failure("STATE_CONFLICT", {}, NOT_WRITING[stage]);
  const { worker } = ordered.job;
  if (worker === null) throw new Failure("STATE_CONFLICT", {}, messages.nobodysWork);
  if (worker !== who) throw new Failure("STATE_CONFLICT", {}, messages.othersWork);
}

/** The Failure that says why a draft could not be saved or handed over. */
export async function refuseSave(sn: string, clerk: Clerk): Promise<Failure> {
  try {
    mustBeMine(await findExpertOrder(sn, clerk), clerk);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  return new Failure("STATE_CONFLICT", {}, messages.newerDraft);
}

/** Begins the work (动笔): from now on the brief is locked. False where there is nothing to begin. */
export async function startWork(sn: string, clerk: Clerk): Promise<boolean> {
  await findExpertOrder(sn, clerk);
  const at = isoOf(clerk.now);
  const set = { stage: "writing", startedAt: at, worker: clerk.who, workerSince: at } as const;
  const log = await logLine({ verb: "start", subject: sn, reason: null }, clerk);
  return moveJob(sn, { from: ["briefed"], set, entry: stageEntry("writing"), log: log() }, clerk);
}

/** Takes the work on an order over (接手), from whoever has it; false where there is no work on it. */
export async function takeOver(sn: string, clerk: Clerk): Promise<boolean> {
  const { db, now, who } = clerk;
  await findExpertOrder(sn, clerk);
  const itself = and(eq(expertJobs.sn, sn), inArray(expertJobs.stage, [...TAKEN]), isWorkedOn(db));
  const log = await logLine({ verb: "take-over", subject: sn, reason: null }, clerk);
  const { mine } = await batch(db, {
    taken: db
      .update(expertJobs)
      .set({ worker: who, workerSince: isoOf(now) })
      .where(and(itself, or(isNull(expertJobs.worker), ne(expertJobs.worker, who)))),
    log: log(),
    mine: db
      .select({ sn: expertJobs.sn })
      .from(expertJobs)
      .where(and(itself, eq(expertJobs.worker, who))),
  });
  return mine.length > 0;
}

/** Answers the family (回留言); the same `id` twice is one. STATE_CONFLICT where it may not be written to. */
export async function reply(sn: string, text: string, clerk: Clerk, id?: string): Promise<void> {
  const { db, now } = clerk;
  const ordered = await findExpertOrder(sn, clerk);
  mustBeWorked(ordered);
  if (!TALKED.includes(stageOf(ordered))) throw new Failure("STATE_CONFLICT");
  const entry = { who: "expert", kind: "message" } as const;
  const sealed = await sealEntry(sn, { ...entry, body: { text }, ...(id !== undefined && { id }) }, clerk);
  const log = await logLine({ verb: "say", subject: sn, reason: null }, clerk);
  const createdAt = isoOf(now);
  await batch(db, {
    said: db
      .insert(expertEntries)
      .values({ ...entry, ...sealed, sn, createdAt })
      .onConflictDoNothing(),
    log: log(),
  });
}
