import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { deskItems } from "#functions/origin/store/tables/desk.ts";
import { expertDrafts, expertEntries, expertJobs } from "#functions/origin/store/tables/expert.ts";
import { likes, orders, reports, scoreChanges } from "#functions/origin/store/tables/orders.ts";
import { outbox, paymentEvents, payments, refunds } from "#functions/origin/store/tables/payments.ts";
import { duetRounds, duets, polls, votes } from "#functions/origin/store/tables/together.ts";
import { lookups, mobiles, recoveryCodes, shares } from "#functions/origin/store/tables/visitors.ts";

/** Rows of a table that lie where their order does (随订单走的行). */
export interface Placed {
  table: string;
  columns: readonly string[];
  /** The condition for the rows of these orders: `list` is a select of numbers. */
  of(list: SQL): SQL;
  /** The same for all rows of a bucket. */
  ofBucket(bucket: string): SQL;
  /** The order of a row, and the two characters of its bucket, as a trigger says them of `row`, which is NEW or OLD. */
  orderIn(row: string): string;
  bucketIn(row: string): string;
  /** Its rows are the directory's too: they stay there when their bucket leaves. */
  isListed?: boolean;
}

const named = (table: SQLiteTable) => ({
  table: getTableName(table),
  columns: Object.values(getTableColumns(table)).map(({ name }) => name),
});

/** Numbers that begin with the two characters of a bucket, by the index on their column. */
const startsWith = (column: string, bucket: string): SQL =>
  sql`${sql.raw(column)} > ${bucket} and ${sql.raw(column)} < ${`${bucket}~`}`;

const bySn = (table: SQLiteTable, more: Partial<Placed> = {}): Placed => ({
  ...named(table),
  of: (list) => sql`sn in ${list}`,
  ofBucket: (bucket) => startsWith("sn", bucket),
  orderIn: (row) => `${row}.sn`,
  bucketIn: (row) => `substr(${row}.sn, 1, 2)`,
  ...more,
});

/** All of them; an order stands before what hangs on it. */
export const PLACED: readonly Placed[] = [
  ...[orders, likes, scoreChanges, reports, payments, refunds].map((table) => bySn(table)),
  ...[expertJobs, expertEntries, expertDrafts, deskItems, shares, recoveryCodes].map((table) => bySn(table)),
  ...[duets, duetRounds, polls, votes].map((table) => bySn(table)),
  ...[lookups, mobiles].map((table) => bySn(table, { isListed: true })),
  {
    ...named(paymentEvents),
    of: (list) => sql`out_trade_no in (select p.out_trade_no from payments p where p.sn in ${list})`,
    ofBucket: (bucket) => startsWith("out_trade_no", bucket),
    orderIn: (row) => `(SELECT sn FROM payments WHERE out_trade_no = ${row}.out_trade_no)`,
    bucketIn: (row) => `substr(${row}.out_trade_no, 1, 2)`,
  },
  {
    ...named(outbox),
    of: (list) =>
      sql`rowid in (
        select own.rowid from outbox own where own.kind in ('deliver', 'tell', 'follow', 'sweep') and own.ref in ${list}
        union all
        select back.rowid from refunds r join outbox back on back.kind = 'refund' and back.ref = r.refund_no
        where r.sn in ${list})`,
    ofBucket: (bucket) =>
      sql`kind in ('deliver', 'tell', 'follow', 'sweep', 'refund') and ${startsWith("ref", bucket)}`,
    orderIn: (row) => `coalesce((SELECT sn FROM refunds WHERE refund_no = ${row}.ref), ${row}.ref)`,
    // A message's request is no order's.
    bucketIn: (row) => `iif(${row}.kind = 'sms', '', substr(${row}.ref, 1, 2))`,
  },
];

/** A select of numbers out of one value, so that no statement has more values than D1 takes. */
const listOf = (numbers: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(numbers)}))`;

/** The rows of these orders, each as the JSON of its values, in the order in which they were written. */
export const selectRows = ({ table, columns, of }: Placed, numbers: readonly string[]): SQL =>
  sql`select json_array(${sql.raw(columns.join(", "))}) as "row" from ${sql.identifier(table)}
    where ${of(listOf(numbers))} order by rowid`;

export const deleteRows = ({ table, of }: Placed, numbers: readonly string[]): SQL =>
  sql`delete from ${sql.identifier(table)} where ${of(listOf(numbers))}`;

/** Writes rows as they were selected. */
export const insertRows = ({ table, columns }: Placed, rows: readonly string[]): SQL =>
  sql`insert into ${sql.identifier(table)} (${sql.raw(columns.join(", "))})
    select ${sql.raw(columns.map((_, at) => `json_extract(value, '$[${at}]')`).join(", "))}
    from json_each(${`[${rows.join(",")}]`})`;

/** How many rows of a bucket there are, as a column with the table's name. */
export const countRows = ({ table, ofBucket }: Placed, bucket: string): SQL =>
  sql`(select count(*) from ${sql.identifier(table)} where ${ofBucket(bucket)}) as ${sql.identifier(table)}`;
