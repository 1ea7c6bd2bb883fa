import { and, eq, type SQL, sql } from "drizzle-orm";
import type { WorkOffParams } from "#functions/contract/desk/desk-queue.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { promiseRefund } from "#functions/origin/money/refund/ask-back.ts";
import { bookAllBack, bookRefund } from "#functions/origin/money/refund/book.ts";
import { decide, refundUndelivered } from "#functions/origin/money/refund/decide.ts";
import { entryGiven, type NewEntry } from "#functions/origin/products/expert/job/entries.ts";
import { batch } from "#functions/origin/store/batch.ts";
import { logLine } from "#functions/origin/store/desk/log.ts";
import {
  actOn,
  closing,
  findSubject,
  ofPromise,
  type Subject,
} from "#functions/origin/store/desk/subject.ts";
import { outbox } from "#functions/origin/store/tables/payments.ts";
import type { Clerk } from "#functions/origin/visit.ts";

/**
 * Works an item of the queue off (结案); returns the numbers whose promises the outbox has to keep now. What is
 * done already is not done again. NOT_FOUND where there is no such item.
 */
export async function workOff(params: WorkOffParams, clerk: Clerk): Promise<string[]> {
  const subject = await findSubject(params, clerk);
  if (params.act === "refund" || params.act === "refund-part") {
    if (subject.kind === "wrong-amount") return sendWrongBack(subject, params.reason, clerk);
    if (subject.kind === "late-deliver") return refundUndelivered(subject, params.reason, clerk);
    const answer = (refund: { amount: number; ends: boolean }) => answering(subject, { refund }, clerk);
    return decide(params, subject, answer, clerk);
  }
  if (!subject.isOpen) return [];
  return params.act === "retry" ? retry(subject, clerk) : close(subject, params.reason, clerk);
}

/** Answers the family on its page, where `given` holds: a statement for a batch. */
const answering =
  ({ sn }: Subject, body: NewEntry["body"], clerk: Clerk) =>
  (given: SQL) =>
    entryGiven(sn, { who: "system", kind: "answer", body }, given, clerk);

/**
 * Closes an item by a person's decision (结案): nothing is left to do, or it was done on the provider's own
 * site. A family that asked for a refund reads the reason.
 */
async function close(subject: Subject, reason: string, clerk: Clerk): Promise<string[]> {
  const log = await logLine(actOn("close-item", subject, reason), clerk);
  const isWish = subject.kind === "refund" && !subject.isRefund;
  const answer = await answering(subject, { text: reason }, clerk)(sql`changes() > 0`);
  await batch(clerk.db, { close: closing(subject, clerk), log: log(), ...(isWish && { answer: answer() }) });
  // To close an item about a wrong amount or a refund says that the money is back: it is booked so.
  if (subject.kind === "wrong-amount") await bookAllBack(subject.ref, clerk);
  if (subject.isRefund) await bookRefund(subject.ref, clerk);
  return [];
}

/** A wrong amount goes back whole; its item is closed by the money's return. */
async function sendWrongBack(subject: Subject, reason: string, clerk: Clerk): Promise<string[]> {
  if (!subject.isOpen) return [];
  const log = await logLine(actOn("refund", subject, reason), clerk);
  await promiseRefund(subject.ref, clerk, log());
  return [subject.ref];
}

/** Makes the promise due now. */
async function retry(subject: Subject, clerk: Clerk): Promise<string[]> {
  const log = await logLine(actOn("retry", subject, null), clerk);
  await batch(clerk.db, {
    due: clerk.db
      .update(outbox)
      .set({ nextAt: isoOf(clerk.now) })
      .where(and(ofPromise(subject), eq(outbox.state, "todo"))),
    log: log(),
  });
  return [subject.ref];
}
