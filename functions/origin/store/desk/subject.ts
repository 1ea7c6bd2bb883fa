import { and, eq, sql } from "drizzle-orm";
import type { WorkOffParams } from "#functions/contract/desk/desk-queue.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import { deskItems } from "#functions/origin/store/tables/desk.ts";
import { outbox, refunds } from "#functions/origin/store/tables/payments.ts";
import type { Clerk } from "#functions/origin/visit.ts";
import type { Act } from "./log.ts";

/** What an act is about: an item of the desk, or a promise (`late-…`) that is not kept. */
export interface Subject {
  kind: WorkOffParams["kind"];
  ref: string;
  sn: string;
  /** Nobody has worked it off yet. */
  isOpen: boolean;
  /** It is about a refund of ours that does not get through. */
  isRefund: boolean;
}

/** Finds what an act is about; throws NOT_FOUND. */
export async function findSubject(
  { kind, ref }: Pick<WorkOffParams, "kind" | "ref">,
  { db }: Clerk,
): Promise<Subject> {
  const [refund] = await db.select({ sn: refunds.sn }).from(refunds).where(eq(refunds.refundNo, ref));
  const isRefund = refund !== undefined;
  if (kind === "late-refund" || kind === "late-deliver") {
    const [row] = await db.select().from(outbox).where(ofPromise({ kind, ref }));
    if (row === undefined) throw new Failure("NOT_FOUND");
    return { kind, ref, sn: refund?.sn ?? ref, isOpen: row.state === "todo", isRefund };
  }
  const [row] = await db
    .select({ sn: deskItems.sn, state: deskItems.state })
    .from(deskItems)
    .where(and(eq(deskItems.kind, kind), eq(deskItems.ref, ref)));
  if (row === undefined) throw new Failure("NOT_FOUND");
  return { kind, ref, sn: row.sn, isOpen: row.state === "open", isRefund };
}

/** The promise of a subject: the late promise itself, or that of the refund which a desk item is about. */
export const ofPromise = ({ kind, ref }: Pick<Subject, "kind" | "ref">) =>
  and(eq(outbox.kind, kind === "late-deliver" ? "deliver" : "refund"), eq(outbox.ref, ref));

export const actOn = (verb: Act["verb"], { kind, ref }: Subject, reason: string | null): Act => ({
  verb,
  subject: `${kind} ${ref}`,
  reason,
});

/** Closes an item that is open: the statement. */
export const closing = ({ kind, ref }: Subject, { db, now }: Clerk, given = sql`1`) =>
  db
    .update(deskItems)
    .set({ state: "done", doneAt: isoOf(now) })
    .where(and(sql`${deskItems.kind} = ${kind}`, eq(deskItems.ref, ref), eq(deskItems.state, "open"), given));
