import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "#functions/origin/store/database.ts";
import { textBatch } from "#functions/origin/store/statements/batch.ts";
import { onlyWhile } from "./guard.ts";
import { countRows, deleteRows, insertRows, PLACED, selectRows } from "./placed.ts";

/** Characters of rows in one statement, at most: a value of D1 has two megabytes. */
const MOST_TEXT = 400_000;

/** Orders copied at once, at most; fewer where their bodies lie in their rows, as those do that were sold before R2 was bound. */
const MOST_ORDERS = 200;
/** Characters of bodies copied at once, at most: some twenty reports. */
const MOST_SIZE = 3_000_000;

/** Where a bucket is taken from and brought to. */
export interface Way {
  bucket: string;
  source: Database;
  target: Database;
}

const Selected = v.array(v.object({ row: v.string() }));

/** The rows of these orders, of every table: one batch, so that they are of one moment. */
async function readRows(db: Database, numbers: readonly string[]): Promise<string[][]> {
  const said = await textBatch(
    db,
    PLACED.map((placed) => selectRows(placed, numbers)),
  );
  return said.map((rows) => v.parse(Selected, rows).map(({ row }) => row));
}

/** Copies these orders whole, in one commit; those that are gone from the source go from the target. */
export async function copyOrders({ bucket, source, target }: Way, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  const rows = await readRows(source, numbers);
  const deletes = PLACED.map((placed) => deleteRows(placed, numbers)).reverse();
  const inserts = PLACED.flatMap((placed, at) =>
    chunksOf(rows[at] ?? []).map((chunk) => insertRows(placed, chunk)),
  );
  await textBatch(target, [onlyWhile(bucket, "arriving"), ...deletes, ...inserts]);
}

/** Drops these orders from the database that they have left; what the directory lists of them stays. */
export async function dropOrders({ bucket, source }: Way, numbers: readonly string[], isDirectory: boolean) {
  const placed = PLACED.filter(({ isListed }) => !(isDirectory && isListed === true));
  const deletes = placed.map((one) => deleteRows(one, numbers)).reverse();
  await textBatch(source, [onlyWhile(bucket, "dropping"), ...deletes]);
}

function chunksOf(rows: readonly string[]): string[][] {
  const chunks: string[][] = [];
  let length = MOST_TEXT;
  for (const row of rows) {
    if (length + row.length >= MOST_TEXT) {
      chunks.push([]);
      length = 0;
    }
    chunks.at(-1)?.push(row);
    length += row.length;
  }
  return chunks;
}

/** The next orders of a bucket, by their numbers: as many as may be copied at once. */
export async function ordersAfter(db: Database, bucket: string, after: string): Promise<string[]> {
  const rows = await db.all<{ sn: string; size: number }>(
    sql`select sn, ifnull(length(result), 0) + (
        select ifnull(sum(length(body)), 0) from reports where reports.sn = orders.sn
      ) as size from orders
      where sn > ${after === "" ? bucket : after} and sn < ${`${bucket}~`} order by sn limit ${MOST_ORDERS}`,
  );
  let size = 0;
  return rows.flatMap((row, nth) => {
    size += row.size;
    return nth === 0 || size <= MOST_SIZE ? [row.sn] : [];
  });
}

/** Compares the rows of these orders; true where both databases have the same. */
export async function isSame({ source, target }: Way, numbers: readonly string[]): Promise<boolean> {
  const [there, here] = await Promise.all([readRows(source, numbers), readRows(target, numbers)]);
  const text = (rows: readonly string[][]) => JSON.stringify(rows.map((some) => [...some].sort()));
  return text(there) === text(here);
}

/** Compares how many rows of the bucket there are in each table; true where both databases have as many. */
export async function hasSameCounts({ bucket, source, target }: Way): Promise<boolean> {
  const counts = sql.join(
    PLACED.map((placed) => countRows(placed, bucket)),
    sql`, `,
  );
  const [there, here] = await Promise.all([source, target].map((db) => db.all(sql`select ${counts}`)));
  return JSON.stringify(there) === JSON.stringify(here);
}
