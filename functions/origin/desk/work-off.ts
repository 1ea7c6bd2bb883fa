import { and, eq, exists, sql } from "drizzle-orm";
import type { WorkOffParams } from "#functions/contract/desk-queue.ts";
import { Failure } from "../failure.ts";
import { bookRefund, promiseRefund, refundOrder } from "../payments/refund.ts";
import { deskItems, manualJobs, orders, outbox } from "../store/tables.ts";
import { type Act, type Clerk, logLine } from "./log.ts";

/** What an act is about. */
interface Subject {
  kind: WorkOffParams["kind"];
  ref: string;
  sn: string;
}

const NO_REFUND = "这笔订单现在不能退款：没有付过款，或已经在退。请刷新后再看。";

/**
 * Works an item of the queue off (结案); answers what the outbox has to do with it now. What is done already is not done
 * again. NOT_FOUND where there is no such item.
 */
export async function workOff(params: WorkOffParams, clerk: Clerk): Promise<string[]> {
  const { kind, ref, act } = params;
  const found =
    kind === "late-refund" || kind === "late-deliver"
      ? await promised(kind, ref, clerk)
      : await item(kind, ref, clerk);
  if (found === null) return [];
  if (act === "retry") return retry(found, clerk);
  if (act === "close") return close(found, params.reason, clerk);
  return kind === "wrong-amount"
    ? sendBack(found, params.reason, clerk)
    : refund(found, params.reason, clerk);
}

/** An item of the desk; null where it is closed. */
async function item(kind: Subject["kind"], ref: string, { db }: Clerk): Promise<Subject | null> {
  const [row] = await db
    .select({ sn: deskItems.sn, state: deskItems.state })
    .from(deskItems)
    .where(and(sql`${deskItems.kind} = ${kind}`, eq(deskItems.ref, ref)));
  if (row === undefined) throw new Failure("NOT_FOUND");
  return row.state === "done" ? null : { kind, ref, sn: row.sn };
}

/** A promise; null where it is kept. */
async function promised(
  kind: "late-refund" | "late-deliver",
  ref: string,
  { db }: Clerk,
): Promise<Subject | null> {
  const [row] = await db.select().from(outbox).where(ofPromise({ kind, ref }));
  if (row === undefined) throw new Failure("NOT_FOUND");
  return row.state === "done" ? null : { kind, ref, sn: ref };
}

const ofPromise = ({ kind, ref }: Pick<Subject, "kind" | "ref">) =>
  and(sql`'late-' || ${outbox.kind} = ${kind}`, eq(outbox.ref, ref));

const actOn = (verb: Act["verb"], { kind, ref }: Subject, reason: string | null): Act => ({
  verb,
  subject: `${kind} ${ref}`,
  reason,
});

/** Closes an open item: the statement. */
const closing = ({ kind, ref }: Subject, { db, now }: Clerk) =>
  db
    .update(deskItems)
    .set({ state: "done", doneAt: new Date(now).toISOString() })
    .where(and(sql`${deskItems.kind} = ${kind}`, eq(deskItems.ref, ref), eq(deskItems.state, "open")));

/** Closed by a person's word: nothing more is to be done, or it was done at the provider's own desk. */
async function close(subject: Subject, reason: string, clerk: Clerk): Promise<string[]> {
  const log = await logLine(actOn("close-item", subject, reason), clerk);
  await clerk.db.batch([closing(subject, clerk), log()]);
  // A wrong amount is decided once its money is back: that is what closing it says.
  if (subject.kind === "wrong-amount") await bookRefund(subject.ref, clerk);
  return [];
}

/** All of an order's money goes back, and work on it ends. An item about the payment itself stays until that is done. */
async function refund(subject: Subject, reason: string, clerk: Clerk): Promise<string[]> {
  const { sn, ref } = subject;
  const log = await logLine(actOn("refund", subject, reason), clerk);
  const isMoved = await refundOrder(sn, clerk, undefined, [log()]);
  const [order] = await clerk.db
    .select({ status: orders.status, paidBy: orders.paidBy })
    .from(orders)
    .where(eq(orders.sn, sn));
  if (!isMoved && order?.status !== "refunding" && order?.status !== "refunded")
    throw new Failure("STATE_CONFLICT", {}, NO_REFUND);
  const { paidBy } = order ?? { paidBy: null };
  await clerk.db.batch([cancelJob(sn, clerk), ...(ref === paidBy ? [] : [closing(subject, clerk)])]);
  return paidBy === null ? [] : [paidBy];
}

/** Expert work on an order whose money goes back ends. */
const cancelJob = (sn: string, { db }: Clerk) =>
  db
    .update(manualJobs)
    .set({ stage: "cancelled" })
    .where(
      and(
        eq(manualJobs.sn, sn),
        exists(
          db
            .select({ one: sql`1` })
            .from(orders)
            .where(and(eq(orders.sn, sn), eq(orders.status, "refunding"))),
        ),
      ),
    );

/** A wrong amount goes back whole; its item is closed by the money's return. */
async function sendBack(subject: Subject, reason: string, clerk: Clerk): Promise<string[]> {
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
