import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "#functions/origin/store/database.ts";
import { heldBuckets } from "#functions/origin/store/tables/spread.ts";

type Numbered = SQLiteColumn | SQL;
/** Whether there is more than one database is all that counts. */
interface Where {
  shards?: unknown;
}

/** States of a bucket that is at home elsewhere: here it is in part, or as it was. */
const ELSEWHERE = sql`('arriving', 'gone', 'dropping')`;

/**
 * The condition that a row's bucket is at home in this database: what has arrived in part, or was left behind, is in another
 * one too, and must be neither shown twice nor worked on here. No condition where there is one database.
 */
export const isHere = (number: Numbered, { shards }: Where): SQL | undefined =>
  shards === undefined ? undefined : notHeld(number, ELSEWHERE);

/** The same for work that writes: what is frozen for some seconds is left for the next minute. */
export const isOpen = (number: Numbered, { shards }: Where): SQL | undefined =>
  shards === undefined ? undefined : notHeld(number, sql`('arriving', 'frozen', 'gone', 'dropping')`);

const notHeld = (number: Numbered, states: SQL): SQL =>
  sql`not exists (select 1 from held_buckets where held_buckets.bucket = substr(${number}, 1, 2)
    and held_buckets.state in ${states})`;

/** Has a bucket that was at home in this database left it? A row says so from before it is opened elsewhere, and for good. */
export async function hasLeft(bucket: string, db: Database): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(heldBuckets)
    .where(and(eq(heldBuckets.bucket, bucket), sql`${heldBuckets.state} in ${ELSEWHERE}`))
    .limit(1);
  return rows.length > 0;
}
