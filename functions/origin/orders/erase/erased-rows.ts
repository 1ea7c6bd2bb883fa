import { and, eq, getTableName, inArray, not, notExists, sql } from "drizzle-orm";
import { AskedKind } from "#functions/contract/orders/asked.ts";
import type { Database } from "#functions/origin/store/database.ts";
import type { Statement } from "#functions/origin/store/statements/batch.ts";
import { comments } from "#functions/origin/store/tables/comments.ts";
import { deskItems } from "#functions/origin/store/tables/desk.ts";
import { expertDrafts, expertEntries, expertJobs } from "#functions/origin/store/tables/expert.ts";
import { likes, orders, reports, scoreChanges } from "#functions/origin/store/tables/orders.ts";
import { duetRounds, duets, polls, votes } from "#functions/origin/store/tables/together.ts";
import { mobiles } from "#functions/origin/store/tables/visitors.ts";

/** Tables whose rows go when their order is erased; payments and refunds stay, as the law asks. */
const GONE = [
  likes,
  scoreChanges,
  mobiles,
  expertDrafts,
  expertEntries,
  expertJobs,
  comments,
  duets,
  duetRounds,
  polls,
  votes,
] as const;

/** Drops the reports of these orders, as far as they have been erased by now; parts that `but` holds for stay. */
export const droppingReports = (db: Database, numbers: string[], but = sql`0`) =>
  db.delete(reports).where(and(ofErased(db, reports, numbers), not(but)));

/** Drops every other row about the family of these orders, as far as they have been erased by now: statements. */
export const droppingRows = (db: Database, numbers: string[]): Readonly<Record<string, Statement>> => ({
  ...Object.fromEntries(
    GONE.map((table) => [getTableName(table), db.delete(table).where(ofErased(db, table, numbers))]),
  ),
  // What a family asked for stays on the desk without its words and ours; late work does not, for its job is gone.
  notes: db
    .update(deskItems)
    .set({ note: "", answer: null, question: null })
    .where(and(inArray(deskItems.kind, [...AskedKind.options]), ofErased(db, deskItems, numbers))),
  late: db
    .update(deskItems)
    .set({ state: "done" })
    .where(and(eq(deskItems.kind, "late"), ofErased(db, deskItems, numbers))),
});

/** Rows that belong to these orders, as far as they have been erased by now. */
const ofErased = (
  db: Database,
  table: (typeof GONE)[number] | typeof reports | typeof deskItems,
  numbers: string[],
) =>
  and(
    inArray(table.sn, numbers),
    notExists(
      db
        .select({ one: sql`1` })
        .from(orders)
        .where(sql`${orders.sn} = ${table.sn} and ${orders.status} <> 'erased'`),
    ),
  );
