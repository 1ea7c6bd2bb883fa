import * as v from "valibot";
import type { RgOrder } from "#functions/contract/manual.ts";
import type { ManualStage } from "#functions/contract/manual-stage.ts";
import { leftAfter, readRefunds } from "../payments/read-refunds.ts";
import type { Desk } from "../reports/parts.ts";
import { open } from "../store/seal.ts";
import { answerBy, hasAnswered } from "./answer-by.ts";
import { readEntries } from "./entries.ts";
import { type Job, type Manual, WORKED } from "./jobs.ts";
import { refundQuote } from "./refund-quote.ts";
import { titleOfPackage } from "./terms.ts";

/** Stages in which something is awaited of the expert by a day. */
export const DUE_STAGES = ["briefed", "writing", "revising"] as const satisfies readonly ManualStage[];
/** Stages in which the family may still change what it said. */
export const OPEN_STAGES = ["paid", "briefed"] as const satisfies readonly ManualStage[];
/** Stages in which the family may write to the expert. */
const TALKING: readonly ManualStage[] = ["paid", "briefed", "writing", "draft", "revising", "final"];

/** The stage a family sees: an order whose money has gone or goes back is over. */
export const stageOf = ({ order, job }: Pick<Manual, "order" | "job">): ManualStage =>
  WORKED.includes(order.status) || job.stage === "ordered" ? job.stage : "cancelled";

/** Was it due before now (逾期)? */
export function isLate(job: Pick<Job, "stage" | "dueAt">, now: number): boolean {
  const awaited = DUE_STAGES.some((stage) => stage === job.stage);
  return awaited && job.dueAt !== null && Date.parse(job.dueAt) < now;
}

/** What may be done by the family now. */
export function allowedTo({ order, job }: Pick<Manual, "order" | "job">): RgOrder["can"] {
  const stage = stageOf({ order, job });
  return {
    message: TALKING.includes(stage),
    revise: stage === "draft" && job.revisionsLeft > 0,
    approve: stage === "draft",
  };
}

/** Where the work on an order stands, with all that was said (进度). */
export async function readProgress(manual: Manual, desk: Desk): Promise<RgOrder> {
  const { order, job, terms } = manual;
  const stage = stageOf(manual);
  const late = stage === job.stage && isLate(job, desk.now);
  const { sn, status, amount, currency, createdAt, paidAt } = order;
  const [entries, back] = await Promise.all([readEntries(sn, desk), readRefunds(order, desk)]);
  return {
    ...{ sn, status, amount, currency, createdAt, paidAt, terms, stage, late },
    title: titleOfPackage(terms.type),
    brief: {
      state: job.briefState,
      savedAt: job.savedAt,
      said: await readBrief(job, desk),
      locked: !OPEN_STAGES.some((open) => open === stage),
    },
    dueAt: job.dueAt,
    answerBy: stage !== job.stage || hasAnswered(entries) ? null : instantOf(answerBy({ job, terms })),
    revisionsLeft: job.revisionsLeft,
    entries,
    can: allowedTo(manual),
    refund: refundQuote({ stage, late, amount, left: leftAfter(order, back), terms }),
    refunds: back,
  };
}

const instantOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** What the brief of a job is sealed for. */
export const briefPlace = (sn: string): string => `${sn} brief`;

/** What the family has said so far, in the form's own strings. */
export async function readBrief(
  { sn, brief }: Pick<Job, "sn" | "brief">,
  { env }: Desk,
): Promise<Record<string, string>> {
  if (brief === null) return {};
  return v.parse(v.record(v.string(), v.string()), await open(brief, briefPlace(sn), env.DATA_KEYS));
}
