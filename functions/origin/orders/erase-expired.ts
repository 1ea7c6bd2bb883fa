import { and, inArray, lt, notExists, sql } from "drizzle-orm";
import type { Database } from "../store/database.ts";
import { likes, orders, scoreChanges } from "../store/tables.ts";

/** Orders erased in one go, at most, so that one cron run stays small. */
const BATCH = 50;
const UNPAID = ["created", "closed"] as const;

/** Erases what retention says: unpaid orders past their day lose brief, result, likes and changes. Returns how many. */
export async function eraseExpired(db: Database, now: number): Promise<number> {
  const due = await db
    .select({ sn: orders.sn })
    .from(orders)
    .where(and(inArray(orders.status, [...UNPAID]), lt(orders.expiresAt, new Date(now).toISOString())))
    .limit(BATCH);
  if (due.length === 0) return 0;
  const numbers = due.map(({ sn }) => sn);
  // The row stays, so that its number answers 410; the condition stands again, for a payment may have come between.
  await db.batch([
    db
      .update(orders)
      .set({ status: "erased", brief: null, result: null })
      .where(and(inArray(orders.sn, numbers), inArray(orders.status, [...UNPAID]))),
    ...[likes, scoreChanges].map((table) => db.delete(table).where(ofErased(db, table, numbers))),
  ]);
  return due.length;
}

/** Rows that belong to these orders, as far as they have been erased by now. */
const ofErased = (db: Database, table: typeof likes | typeof scoreChanges, numbers: string[]) =>
  and(
    inArray(table.sn, numbers),
    notExists(
      db
        .select({ one: sql`1` })
        .from(orders)
        .where(sql`${orders.sn} = ${table.sn} and ${orders.status} <> 'erased'`),
    ),
  );
