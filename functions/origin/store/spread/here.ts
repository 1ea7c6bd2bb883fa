import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

type Numbered = SQLiteColumn | SQL;
/** Whether there is more than one database is all that counts. */
interface Where {
  shards?: unknown;
}

/**
 * The condition that a row's bucket is at home in this database: what has arrived in part, or was left behind, is in another
 * one too, and must be neither shown twice nor worked on here. No condition where there is one database.
 */
export const isHere = (number: Numbered, { shards }: Where): SQL | undefined =>
  shards === undefined ? undefined : notHeld(number, sql`('arriving', 'gone', 'dropping')`);

/** The same for work that writes: what is frozen for some seconds is left for the next minute. */
export const isOpen = (number: Numbered, { shards }: Where): SQL | undefined =>
  shards === undefined ? undefined : notHeld(number, sql`('arriving', 'frozen', 'gone', 'dropping')`);

const notHeld = (number: Numbered, states: SQL): SQL =>
  sql`not exists (select 1 from held_buckets where held_buckets.bucket = substr(${number}, 1, 2)
    and held_buckets.state in ${states})`;
