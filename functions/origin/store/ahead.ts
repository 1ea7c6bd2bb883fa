import { and, desc, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyRole } from "#functions/contract/orders/hold.ts";
import type { Database } from "./database.ts";
import { askedOf } from "./desk/asked.ts";
import type { deskItems } from "./tables/desk.ts";
import { likes, orders, reports, scoreChanges } from "./tables/orders.ts";
import { payments } from "./tables/payments.ts";
import { recoveryCodes, shares } from "./tables/visitors.ts";

/** What a call may have read in the trip that tells whose an order is. */
export type AheadName = "order" | "likes" | "shares" | "codes" | "changes" | "parts" | "payments" | "asked";

/**
 * What hangs on an order, read before it is asked for (预读): each is taken once, for whoever asks again wants to know
 * what is there then.
 */
export interface Ahead {
  sn: string;
  role: AnyRole;
  order?: typeof orders.$inferSelect | undefined;
  likes?: (typeof likes.$inferSelect)[];
  shares?: (typeof shares.$inferSelect)[];
  /** The last recovery code alone. */
  codes?: (typeof recoveryCodes.$inferSelect)[];
  changes?: { result: string }[];
  /** The newest payment alone. */
  payments?: (typeof payments.$inferSelect)[];
  /** What its buyer asked us for, the newest first. */
  asked?: (typeof deskItems.$inferSelect)[];
  /** The parts of a report that its first view is made of, sealed, by name. */
  parts?: Map<string, string>;
}

/** Parts that show a report at first: what stands around the names, and the first of them. */
const FIRST_PARTS = sql`('face', 'batch-0')`;

/** The marks of an order, the oldest first. `of`: a select of its number, here and below. */
export const likesOf = (of: SQL, db: Database) =>
  db.select().from(likes).where(sql`${likes.sn} in ${of}`).orderBy(likes.createdAt, likes.nameHash);

/** Every reader's key that an order ever had. */
export const sharesOf = (of: SQL, db: Database) => db.select().from(shares).where(sql`${shares.sn} in ${of}`);

/** The last recovery code of an order. */
export const lastCodeOf = (of: SQL, db: Database, most = 1) =>
  db
    .select()
    .from(recoveryCodes)
    .where(sql`${recoveryCodes.sn} in ${of}`)
    .orderBy(desc(recoveryCodes.nth))
    .limit(most);

/** The changes that were tried on a scored name, the first first. */
export const changesOf = (of: SQL, db: Database) =>
  db
    .select({ result: scoreChanges.result })
    .from(scoreChanges)
    .where(sql`${scoreChanges.sn} in ${of}`)
    .orderBy(scoreChanges.nth);

/** The newest of an order's payments, leaving out those that were refunded whole: the last one written, whatever the clock said. */
export const newestPaymentOf = (of: SQL, db: Database, most = 1) =>
  db
    .select()
    .from(payments)
    .where(and(sql`${payments.sn} in ${of}`, isNull(payments.refundedAt)))
    .orderBy(sql`${payments}.rowid desc`)
    .limit(most);

/** One order's number as a select. */
export const oneOrder = (sn: string | SQL): SQL => sql`(${sn})`;

/** The statements of all kinds for one batch; a kind that the call has no use for reads no row. */
export function aheadStatements(of: SQL, wanted: readonly AheadName[], db: Database) {
  /** No limit, or nothing. */
  const most = (name: AheadName) => (wanted.includes(name) ? -1 : 0);
  return {
    order: db.select().from(orders).where(sql`${orders.sn} in ${of}`).limit(most("order")),
    likes: likesOf(of, db).limit(most("likes")),
    shares: sharesOf(of, db).limit(most("shares")),
    codes: lastCodeOf(of, db, wanted.includes("codes") ? 1 : 0),
    changes: changesOf(of, db).limit(most("changes")),
    payments: newestPaymentOf(of, db, wanted.includes("payments") ? 1 : 0),
    asked: askedOf(of, db, most("asked")),
    parts: db
      .select({ part: reports.part, body: reports.body })
      .from(reports)
      .where(sql`${reports.sn} in ${of} and ${reports.part} in ${FIRST_PARTS}`)
      .limit(most("parts")),
  };
}

/** Whatever may hold rows that were read ahead: a visit. */
interface Holder {
  ahead?: Ahead;
}

/** What was read ahead of this order under a name; undefined where nothing was, or it was taken before. */
export function takeAhead<N extends Exclude<AheadName, "parts">>(
  { ahead }: Holder,
  sn: string,
  name: N,
): Ahead[N] | undefined {
  if (ahead?.sn !== sn) return undefined;
  const rows = ahead[name];
  delete ahead[name];
  return rows;
}

/** A part of a report that was read ahead, sealed. */
export function takePart({ ahead }: Holder, sn: string, part: string): string | undefined {
  if (ahead?.sn !== sn) return undefined;
  const body = ahead.parts?.get(part);
  ahead.parts?.delete(part);
  return body;
}
