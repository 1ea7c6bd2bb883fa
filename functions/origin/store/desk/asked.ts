import { and, desc, inArray, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { type Asked, AskedKind, answerBy } from "#functions/contract/orders/asked.ts";
import type { Database } from "#functions/origin/store/database.ts";
import { deskItems } from "#functions/origin/store/tables/desk.ts";

export type AskedRow = typeof deskItems.$inferSelect;

/** What a buyer asked for by an item; every item that `askedOf` finds is one. */
export const kindOf = ({ kind }: Pick<AskedRow, "kind">): AskedKind =>
  v.is(AskedKind, kind) ? kind : "refund";

/** Since when an answer is owed: since it was asked for, or since its family was asked back. */
export const sinceOf = ({ createdAt, questionAt }: Pick<AskedRow, "createdAt" | "questionAt">): string =>
  questionAt ?? createdAt;

/** What the buyers of some orders asked us for, the newest first; `of`: a select of numbers. A refund that is stuck is no wish. */
export const askedOf = (of: SQL, db: Database, most = -1) =>
  db
    .select()
    .from(deskItems)
    .where(
      and(
        sql`${deskItems.sn} in ${of}`,
        inArray(deskItems.kind, [...AskedKind.options]),
        sql`not exists (select 1 from refunds r where r.refund_no = ${deskItems.ref})`,
      ),
    )
    .orderBy(desc(deskItems.createdAt))
    .limit(most);

/** How the last thing that was asked of an order stands: what waits, a question of ours and then the longest first, else the last answer; null without. */
export function standingOf(rows: readonly AskedRow[]): Asked | null {
  const open = rows.filter(({ state }) => state === "open");
  // What waits for its owner comes before what waits for us.
  const waiting = open.findLast(({ questionAt }) => questionAt !== null) ?? open.at(-1);
  const row = waiting ?? rows.find(({ answeredAt }) => answeredAt !== null);
  if (row === undefined) return null;
  return {
    sn: row.sn,
    kind: kindOf(row),
    by: answerBy(sinceOf(row)),
    answeredAt: waiting === undefined ? row.answeredAt : null,
    questionAt: waiting === undefined ? null : row.questionAt,
  };
}
