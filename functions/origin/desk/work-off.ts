import { and, eq, sql } from "drizzle-orm";
import type { WorkOffParams } from "#functions/contract/desk-queue.ts";
import { entryGiven } from "../manual/entries.ts";
import { promiseRefund } from "../payments/ask-back.ts";
import { bookAllBack, bookRefund } from "../payments/book-refund.ts";
import { outbox } from "../store/tables.ts";
import { type Clerk, logLine } from "./log.ts";
import { decide, refundUndelivered } from "./send-back.ts";
import { actOn, closing, findSubject, ofPromise, type Subject } from "./subject.ts";

/**
 * Works an item of the queue off (结案); answers what the outbox has to do with it now. What is done already is not done
 * again. NOT_FOUND where there is no such item.
 */
export async function workOff(params: WorkOffParams, clerk: Clerk): Promise<string[]> {
  const subject = await findSubject(params, clerk);
  if (params.act === "refund" || params.act === "refund-part") {
    if (subject.kind === "wrong-amount") return sendWrongBack(subject, params.reason, clerk);
    if (subject.kind === "late-deliver") return refundUndelivered(subject, params.reason, clerk);
    return decide(params, subject, clerk);
  }
  if (!subject.isOpen) return [];
  return params.act === "retry" ? retry(subject, clerk) : close(subject, params.reason, clerk);
}

/**
 * Closed by a person's word (结案): nothing more is to be done, or it was done at the provider's own desk. A family that
 * asked for its money reads why it stays.
 */
async function close(subject: Subject, reason: string, clerk: Clerk): Promise<string[]> {
  const log = await logLine(actOn("close-item", subject, reason), clerk);
  const isWish = subject.kind === "refund" && !subject.isRefund;
  const refusal = { who: "system", kind: "answer", body: { text: reason } } as const;
  const answer = await entryGiven(subject.sn, refusal, sql`changes() > 0`, clerk);
  await clerk.db.batch([closing(subject, clerk), log(), ...(isWish ? [answer()] : [])]);
  // What is about money on its way is decided once that is back: that is what closing it says.
  if (subject.kind === "wrong-amount") await bookAllBack(subject.ref, clerk);
  if (subject.isRefund) await bookRefund(subject.ref, clerk);
  return [];
}

/** A wrong amount goes back whole; its item is closed by the money's return. */
async function sendWrongBack(subject: Subject, reason: string, clerk: Clerk): Promise<string[]> {
  if (!subject.isOpen) return [];
  const log = await logLine(actOn("refund", subject, reason), clerk);
  await promiseRefund(subject.ref, clerk, [log()]);
  return [subject.ref];
}

/** The promise is due now. */
async function retry(subject: Subject, clerk: Clerk): Promise<string[]> {
  const log = await logLine(actOn("retry", subject, null), clerk);
  await clerk.db.batch([
    clerk.db
      .update(outbox)
      .set({ nextAt: new Date(clerk.now).toISOString() })
      .where(and(ofPromise(subject), eq(outbox.state, "todo"))),
    log(),
  ]);
  return [subject.ref];
}
