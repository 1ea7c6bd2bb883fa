import { inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#functions/origin/store/database.ts";

/** The condition for some rows of a table that `where` holds for, at most so many: what is erased in one run stays small. */
export function someOf(db: Database, table: SQLiteTable, where: SQL | undefined, most: number): SQL {
  const rowid = sql`rowid`;
  return inArray(rowid, db.select({ rowid }).from(table).where(where).limit(most));
}

/** What a statement answers for each row of them: whoever was answered `most` has more to do. */
export const ONE = { one: sql<number>`1` };
