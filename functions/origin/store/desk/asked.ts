import { and, type Column, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { type Asked, AskedKind, answerBy, type Money } from "#functions/contract/orders/asked.ts";
import type { OrderStatus } from "#functions/contract/orders/orders.ts";
import type { Database } from "#functions/origin/store/database.ts";
import { deskItems } from "#functions/origin/store/tables/desk.ts";

export type AskedRow = typeof deskItems.$inferSelect;

/** What a buyer asked for by an item; every item that `askedOf` finds is one. */
export const kindOf = ({ kind }: Pick<AskedRow, "kind">): AskedKind =>
  v.is(AskedKind, kind) ? kind : "refund";

/** Since when an answer is owed: since it was asked for, or since its family was asked back. */
export const sinceOf = ({ createdAt, questionAt }: Pick<AskedRow, "createdAt" | "questionAt">): string =>
  questionAt ?? createdAt;

/** A refund of ours that is stuck is an item of the same kind, and no wish. */
const isWish = sql`not exists (select 1 from refunds r where r.refund_no = ${deskItems.ref})`;

/**
 * Selects a row where a family has asked us for something since then, or what it asked for was not settled then (投诉未了): for
 * a draft, that is no silence. An invoice says nothing of a draft.
 */
export const askedSince = (order: { sn: string | Column; since: string | Column }, db: Database) =>
  db
    .select({ one: sql`1` })
    .from(deskItems)
    .where(
      and(
        sql`${deskItems.sn} = ${order.sn}`,
        inArray(deskItems.kind, ["complaint", "refund"]),
        or(eq(deskItems.state, "open"), sql`${deskItems.doneAt} > ${order.since}`),
        isWish,
      ),
    );

/** What the buyers of some orders asked us for, the newest first; `of`: a select of numbers. */
export const askedOf = (of: SQL, db: Database, most = -1) =>
  db
    .select()
    .from(deskItems)
    .where(and(sql`${deskItems.sn} in ${of}`, inArray(deskItems.kind, [...AskedKind.options]), isWish))
    .orderBy(desc(deskItems.createdAt))
    .limit(most);

/** What became of the money of an order that has ended by a refund. */
const MONEY: Readonly<Partial<Record<OrderStatus, Money>>> = { refunding: "going", refunded: "back" };

/** How the last thing that was asked of an order stands: what waits, a question of ours and then the longest first, else the last answer; null without. */
export function standingOf(rows: readonly AskedRow[], status: OrderStatus): Asked | null {
  const open = rows.filter(({ state }) => state === "open");
  // What waits for its owner comes before what waits for us.
  const waiting = open.findLast(({ questionAt }) => questionAt !== null) ?? open.at(-1);
  const row = waiting ?? rows.find(({ answeredAt }) => answeredAt !== null);
  if (row === undefined) return null;
  const money = MONEY[status];
  return {
    sn: row.sn,
    kind: kindOf(row),
    by: answerBy(sinceOf(row)),
    answeredAt: waiting === undefined ? row.answeredAt : null,
    questionAt: waiting === undefined ? null : row.questionAt,
    ...(money !== undefined && { money }),
  };
}
