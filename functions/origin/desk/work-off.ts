import { and, eq, type SQL, sql } from "drizzle-orm";
import type { WorkOffParams } from "#functions/contract/desk/desk-queue.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import { promiseRefund } from "#functions/origin/money/refund/ask-back.ts";
import { bookAllBack, bookRefund } from "#functions/origin/money/refund/book.ts";
import { decide, refundUndelivered } from "#functions/origin/money/refund/decide.ts";
import { entryGiven, type NewEntry } from "#functions/origin/products/expert/job/entries.ts";
import { readTold, sealTold } from "#functions/origin/store/desk/answers.ts";
import { logLine } from "#functions/origin/store/desk/log.ts";
import {
  actOn,
  asking,
  closing,
  findSubject,
  ofPromise,
  type Subject,
} from "#functions/origin/store/desk/subject.ts";
import { isKept } from "#functions/origin/store/find-order.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { outbox } from "#functions/origin/store/tables/payments.ts";
import type { Clerk } from "#functions/origin/visit.ts";
import { actsOn } from "./acts.ts";
import { writeDown } from "./write-down.ts";

const NO_SUCH_ACT = "这一件不能这样办。请回到待办再看。";
const WORKED_OFF = "这一件已经处理过了，您写的答复没有发出。请回到待办再看。";
const ASKED_BEFORE = "这一件已经处理过，或者已经问过家长了，您写的没有发出。请回到待办再看。";
const ANSWER_FIRST = "家长在等答复：请写答复，再结案。";

/**
 * Works an item of the queue off (结案); returns the numbers whose promises the outbox has to keep now. What is
 * done already is not done again. NOT_FOUND where there is no such item.
 */
export async function workOff(params: WorkOffParams, clerk: Clerk): Promise<string[]> {
  if (params.act === "write-down") return writeDown(params, clerk);
  const subject = await findSubject(params, clerk);
  // Whoever waits for an answer is told why its item is not closed without one.
  const isAct = actsOn(subject).includes(params.act) || (params.act === "close" && isAsked(subject));
  if (!isAct) throw new Failure("STATE_CONFLICT", {}, NO_SUCH_ACT);
  if (params.act === "refund" || params.act === "refund-part") {
    if (subject.kind === "wrong-amount") return sendWrongBack(subject, params.reason, clerk);
    if (subject.kind === "late-deliver") return refundUndelivered(subject, params.reason, clerk);
    const text = params.answer ? { text: params.answer } : {};
    const answer = (refund: { amount: number; ends: boolean }) =>
      answering(subject, { refund, ...text }, clerk);
    return decide(params, subject, answer, clerk);
  }
  if (params.act === "ask") return askBack(subject, params.answer, clerk);
  if (params.act === "answer") return answerInWords(subject, params.answer, clerk);
  if (!subject.isOpen) return [];
  return params.act === "retry" ? retry(subject, clerk) : close(subject, params.reason, clerk);
}

/** Is it what a family asked us for, and not a refund that is stuck? */
const isAsked = (subject: Subject): boolean => actsOn(subject).includes("answer");

/**
 * Answers a family in words and closes its item: the money stays, the family reads it on its order. The log says that it
 * was done and not what was said, for its lines outlive the family's data.
 */
async function answerInWords(subject: Subject, text: string, clerk: Clerk): Promise<string[]> {
  const answer = await sealTold("answer", subject, text, clerk);
  const log = await logLine(actOn("answer-item", subject, null), clerk);
  const entry = await answering(subject, { text }, clerk)(sql`changes() > 0`);
  const isWish = subject.kind === "refund";
  await batch(clerk.db, {
    close: closing(subject, clerk, { answer, given: isKept(subject.sn) }),
    log: log(),
    ...(isWish && { entry: entry() }),
  });
  // Whoever was second is told that these words went to nobody; the same words twice are one answer.
  if ((await readTold("answer", subject, clerk)) !== text)
    throw new Failure("STATE_CONFLICT", {}, WORKED_OFF);
  return [];
}

/**
 * Asks a family back and leaves its item open (先问家长): it reads the question on its order, and what it writes there is the
 * item that goes on (`putWords`). It is asked once an item: whoever does not write is answered by what is known.
 */
async function askBack(subject: Subject, text: string, clerk: Clerk): Promise<string[]> {
  const question = await sealTold("question", subject, text, clerk);
  const log = await logLine(actOn("ask-back", subject, null), clerk);
  await batch(clerk.db, { ask: asking(subject, question, clerk), log: log() });
  if ((await readTold("question", subject, clerk)) !== text)
    throw new Failure("STATE_CONFLICT", {}, ASKED_BEFORE);
  return [];
}

/** Answers the family on its page, where `given` holds: a statement for a batch. */
const answering =
  ({ sn }: Subject, body: NewEntry["body"], clerk: Clerk) =>
  (given: SQL) =>
    entryGiven(sn, { who: "system", kind: "answer", body }, given, clerk);

/**
 * Closes an item by a person's decision (结案): nothing is left to do, or it was done on the provider's own
 * site. Where a family waits it is answered, unless it has had its data deleted and nobody is there to read.
 */
async function close(subject: Subject, reason: string, clerk: Clerk): Promise<string[]> {
  if (isAsked(subject) && !(await isErased(subject, clerk)))
    throw new Failure("STATE_CONFLICT", {}, ANSWER_FIRST);
  const log = await logLine(actOn("close-item", subject, reason), clerk);
  await batch(clerk.db, { close: closing(subject, clerk), log: log() });
  // To close an item about a wrong amount or a refund says that the money is back: it is booked so.
  if (subject.kind === "wrong-amount") await bookAllBack(subject.ref, clerk);
  if (subject.isRefund) await bookRefund(subject.ref, clerk);
  return [];
}

async function isErased({ sn }: Subject, { db }: Clerk): Promise<boolean> {
  const [row] = await db.select({ status: orders.status }).from(orders).where(eq(orders.sn, sn));
  return row === undefined || row.status === "erased";
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
