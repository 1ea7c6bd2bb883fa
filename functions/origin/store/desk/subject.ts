import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { WorkOffParams } from "#functions/contract/desk/desk-queue.ts";
import { isOurs, NUMBER_LENGTH } from "#functions/contract/values/numbers.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import { isKept } from "#functions/origin/store/find-order.ts";
import { everywhere } from "#functions/origin/store/spread/everywhere.ts";
import { at, type Reach } from "#functions/origin/store/spread/shards.ts";
import { fixed } from "#functions/origin/store/statements/fixed.ts";
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

const refundOf = fixed(["ref"], ({ ref }, db) =>
  db.select({ sn: refunds.sn }).from(refunds).where(eq(refunds.refundNo, ref)),
);
const itemOf = fixed(["kind", "ref"], (item, db) =>
  db.select({ sn: deskItems.sn, state: deskItems.state }).from(deskItems).where(isItem(item)),
);

/** Finds what an act is about; throws NOT_FOUND. */
export async function findSubject(
  { kind, ref }: Pick<WorkOffParams, "kind" | "ref">,
  { db }: Clerk,
): Promise<Subject> {
  const [refund] = await refundOf(db, { ref });
  const isRefund = refund !== undefined;
  if (promiseOf(kind) !== null) {
    const [row] = await db.select().from(outbox).where(ofPromise({ kind, ref }));
    if (row === undefined) throw new Failure("NOT_FOUND");
    return { kind, ref, sn: refund?.sn ?? ref, isOpen: row.state === "todo", isRefund };
  }
  const [row] = await itemOf(db, { kind, ref });
  if (row === undefined) throw new Failure("NOT_FOUND");
  return { kind, ref, sn: row.sn, isOpen: row.state === "open", isRefund };
}

/** The work in the database of an item: its number says which, or, where its reference is none, all are asked for it. */
export async function atItem<R extends Reach>(
  { kind, ref }: Pick<WorkOffParams, "kind" | "ref">,
  reach: R,
): Promise<R> {
  if (reach.shards === undefined) return reach;
  const number = ref.slice(0, NUMBER_LENGTH);
  if (isOurs(number) || isOurs(number, "payment")) return at(number, reach);
  const found = await everywhere(reach, async (there) => {
    const rows = await itemOf(there.db, { kind, ref });
    return rows.map(({ state }) => ({ state, there }));
  });
  const items = found.said.flat();
  return (items.find(({ state }) => state === "open") ?? items[0])?.there ?? reach;
}

/** The promises that are shown while they are late. */
const LATE = ["refund", "deliver", "follow", "sweep"] as const;
const promiseOf = (kind: Subject["kind"]) => LATE.find((one) => kind === `late-${one}`) ?? null;

/** The promise of a subject: the late promise itself, or that of the refund which a desk item is about. */
export const ofPromise = ({ kind, ref }: Pick<Subject, "kind" | "ref">) =>
  and(eq(outbox.kind, promiseOf(kind) ?? "refund"), eq(outbox.ref, ref));

export const actOn = (verb: Act["verb"], { kind, ref }: Subject, reason: string | null): Act => ({
  verb,
  subject: `${kind} ${ref}`,
  reason,
});

const isItem = ({ kind, ref }: Pick<Subject, "kind" | "ref"> | { kind: SQL; ref: SQL }) =>
  and(sql`${deskItems.kind} = ${kind}`, sql`${deskItems.ref} = ${ref}`);

/** Closes an item that is open, with the answer in words where there is one, sealed: the statement. */
export function closing(
  { kind, ref, sn }: Subject,
  { db, now }: Clerk,
  { given = sql`1`, answer = null }: { given?: SQL; answer?: string | null } = {},
) {
  const at = isoOf(now);
  // The money of an order goes back even where its data were deleted; words about it do not come back.
  const told = { answer: sql`iif(${isKept(sn)}, ${answer}, null)`, answeredAt: at };
  return db
    .update(deskItems)
    .set({ state: "done", doneAt: at, ...(answer !== null && told) })
    .where(and(isItem({ kind, ref }), eq(deskItems.state, "open"), given));
}

/** Writes down what the family of an open item is asked back, sealed, unless it was asked before: the statement. */
export const asking = ({ kind, ref, sn }: Subject, question: string | null, { db, now }: Clerk) =>
  db
    .update(deskItems)
    .set({ question, questionAt: isoOf(now) })
    .where(and(isItem({ kind, ref }), eq(deskItems.state, "open"), isNull(deskItems.questionAt), isKept(sn)));
