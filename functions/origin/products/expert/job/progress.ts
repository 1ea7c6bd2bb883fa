import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import type { RgOrder } from "#functions/contract/products/expert.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { refundQuote } from "#functions/origin/money/refund/quote.ts";
import { leftAfter, readRefunds } from "#functions/origin/money/refund/read.ts";
import { writerOf } from "#functions/origin/products/expert/config.ts";
import { titleOfPackage } from "#functions/origin/products/expert/terms.ts";
import { askedSince } from "#functions/origin/store/desk/asked.ts";
import { open } from "#functions/origin/store/seal.ts";
import { expertDrafts } from "#functions/origin/store/tables/expert.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import type { Context } from "#functions/origin/visit.ts";
import { answerBy, hasAnswered } from "./answer-by.ts";
import { readEntries } from "./entries.ts";
import { type ExpertOrder, type Job, WORKED } from "./jobs.ts";

/** Stages in which something is awaited of the expert by a day. */
export const DUE_STAGES = ["briefed", "writing", "revising"] as const satisfies readonly ExpertStage[];
/** Stages in which the family may still change what it said. */
export const OPEN_STAGES = ["paid", "briefed"] as const satisfies readonly ExpertStage[];
/** Stages in which the family may write to the expert. */
const TALKING: readonly ExpertStage[] = ["paid", "briefed", "writing", "draft", "revising", "final"];

/** The stage that a family sees: a job past `ordered` is `cancelled` unless its order is one of `WORKED`. */
export const stageOf = ({ order, job }: Pick<ExpertOrder, "order" | "job">): ExpertStage =>
  WORKED.includes(order.status) || job.stage === "ordered" ? job.stage : "cancelled";

/** Whether the work of a job is awaited and was due before `now`, in ms (逾期). */
export function isLate(job: Pick<Job, "stage" | "dueAt">, now: number): boolean {
  const awaited = DUE_STAGES.some((stage) => stage === job.stage);
  return awaited && job.dueAt !== null && Date.parse(job.dueAt) < now;
}

/** What may be done by the family now. */
export function allowedTo({ order, job }: Pick<ExpertOrder, "order" | "job">): RgOrder["can"] {
  const stage = stageOf({ order, job });
  return {
    message: TALKING.includes(stage),
    revise: stage === "draft" && job.revisionsLeft > 0,
    approve: stage === "draft",
  };
}

/** Where the work on an order stands, with all that was said (进度). */
export async function readProgress(ordered: ExpertOrder, context: Context): Promise<RgOrder> {
  const { order, job, terms } = ordered;
  const stage = stageOf(ordered);
  const late = stage === job.stage && isLate(job, context.now);
  const { sn, status, amount, currency, createdAt, paidAt } = order;
  const [entries, { refund, refunds }, writer, isAsked] = await Promise.all([
    readEntries(sn, context),
    readRefund(ordered, context),
    readWriter(job, context),
    hasAsked(job, context),
  ]);
  return {
    ...{ sn, status, amount, currency, createdAt, paidAt, terms, stage, late },
    title: titleOfPackage(terms.type),
    brief: {
      state: job.briefState,
      savedAt: job.savedAt,
      said: await readBrief(job, context),
      locked: !OPEN_STAGES.some((open) => open === stage),
    },
    dueAt: job.dueAt,
    answerBy:
      stage !== job.stage || isAsked || hasAnswered(entries) ? null : instantOf(answerBy({ job, terms })),
    revisionsLeft: job.revisionsLeft,
    writer,
    entries,
    can: allowedTo(ordered),
    tell: null,
    refund,
    refunds,
  };
}

/** Whether the family has written to us, and not to the expert, while a draft waits for it; then its silence is none. */
async function hasAsked(
  { sn, stage, draftedAt }: Pick<Job, "sn" | "stage" | "draftedAt">,
  { db }: Context,
): Promise<boolean> {
  if (stage !== "draft" || draftedAt === null) return false;
  return (await askedSince({ sn, since: draftedAt }, db).limit(1)).length > 0;
}

/** The name of whoever writes, else of whoever saved the manuscript that was handed in last; null where nobody can tell. */
async function readWriter(
  { sn, deliveredVersion, stage, worker }: Pick<Job, "sn" | "deliveredVersion" | "stage" | "worker">,
  { db, env }: Context,
): Promise<string | null> {
  if (DUE_STAGES.some((due) => due === stage)) return worker === null ? null : writerOf(worker, env);
  if (deliveredVersion === null) return null;
  const [row] = await db
    .select({ savedBy: expertDrafts.savedBy })
    .from(expertDrafts)
    .where(and(eq(expertDrafts.sn, sn), eq(expertDrafts.version, deliveredVersion)));
  return row === undefined ? null : writerOf(row.savedBy, env);
}

/** What comes back if it were asked for now (可退), and what has gone back so far. */
export async function readRefund(
  { order, job, terms }: ExpertOrder,
  context: Context,
): Promise<Pick<RgOrder, "refund" | "refunds">> {
  const stage = stageOf({ order, job });
  const late = stage === job.stage && isLate(job, context.now);
  const refunds = await readRefunds(order, context);
  const left = leftAfter(order, refunds);
  return { refund: refundQuote({ stage, late, amount: order.amount, left, terms }), refunds };
}

const instantOf = (ms: number | null): string | null => (ms === null ? null : isoOf(ms));

/** What the family has said so far, in the form's own strings. */
export async function readBrief(
  { sn, brief }: Pick<Job, "sn" | "brief">,
  { env }: Context,
): Promise<Record<string, string>> {
  if (brief === null) return {};
  return v.parse(v.record(v.string(), v.string()), await open(brief, places.brief(sn), env.DATA_KEYS));
}
