import { inArray, type SQL, sql } from "drizzle-orm";
import { isoOf } from "#functions/contract/values/time.ts";
import { logFault } from "#functions/origin/money/log-fault.ts";
import { likeText } from "#functions/origin/orders/likes.ts";
import { changeText } from "#functions/origin/products/scoring/changes.ts";
import { isOutside, keyIn, renewBody } from "#functions/origin/store/bodies.ts";
import { keyedHash, newestOf, open, seal } from "#functions/origin/store/seal.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import { resealed } from "#functions/origin/store/tables/watch.ts";
import type { Context } from "#functions/origin/visit.ts";

/** Rows that are looked at in one go: a part of a report is 100 kB. */
const PAGE = 20;

type Row = Readonly<Record<string, unknown>>;

/** A column that is sealed, and stays longer than a day. */
interface Sealed {
  table: string;
  column: string;
  /** The columns that its place is made of, in the order of its words. */
  keys: readonly string[];
  place(...keys: never[]): string;
  /** A column with a hash of what is sealed: it moves to the newest key too. */
  hash?: { column: string; text(sn: string, value: unknown): string };
}

const ofOrder = { keys: ["sn"] };
/** All of them but the reasons in the desk's log, whose lines nothing changes: without their key they are read as gone. */
const SEALED: readonly Sealed[] = [
  { table: "orders", column: "brief", ...ofOrder, place: places.order },
  { table: "orders", column: "result", ...ofOrder, place: places.order },
  { table: "reports", column: "body", keys: ["sn", "part"], place: places.part },
  {
    ...{ table: "likes", column: "name", ...ofOrder, place: places.like },
    hash: { column: "name_hash", text: (sn, given) => likeText(sn, String(given)) },
  },
  {
    ...{ table: "score_changes", column: "result", ...ofOrder, place: places.change },
    hash: { column: "given_hash", text: (sn, change) => changeText(sn, String(Object(change).given)) },
  },
  { table: "mobiles", column: "masked", ...ofOrder, place: places.mobile },
  { table: "comments", column: "text", keys: ["sn", "id"], place: places.comment },
  { table: "expert_jobs", column: "brief", ...ofOrder, place: places.brief },
  { table: "expert_jobs", column: "tell", ...ofOrder, place: places.tell },
  { table: "expert_entries", column: "body", keys: ["sn", "id"], place: places.entry },
  { table: "expert_drafts", column: "body", keys: ["sn", "version"], place: places.draft },
  { table: "desk_items", column: "note", keys: ["kind", "ref"], place: places.deskItem },
  { table: "desk_items", column: "answer", keys: ["kind", "ref"], place: places.answer },
  { table: "desk_items", column: "question", keys: ["kind", "ref"], place: places.question },
  { table: "payments", column: "request", keys: ["out_trade_no"], place: places.request },
  { table: "payments", column: "action", keys: ["out_trade_no"], place: places.action },
  { table: "payment_events", column: "raw", keys: ["provider", "event_id"], place: places.event },
  { table: "openids", column: "openid", keys: ["visitor_id", "app_id"], place: places.openid },
];

const nameOf = ({ table, column }: Sealed) => `${table}.${column}`;

/**
 * Seals anew under the newest data key what an older one has sealed (重新密封), so that the older can leave: while there
 * are several keys, a page of the first column that is not through. What cannot be opened stays. True where more is left.
 */
export async function resealOld(context: Context): Promise<boolean> {
  const { db, env, now } = context;
  if (env.DATA_KEYS.length < 2) return false;
  const keyId = newestOf(env.DATA_KEYS).id;
  const rowsKnown = await db
    .select()
    .from(resealed)
    .where(inArray(resealed.column, SEALED.map(nameOf)));
  const known = new Map(rowsKnown.map((row) => [row.column, row]));
  const sealed = SEALED.find((one) => {
    const row = known.get(nameOf(one));
    return row?.keyId !== keyId || row.doneAt === null;
  });
  if (sealed === undefined) return false;
  const before = known.get(nameOf(sealed));
  const after = before?.keyId === keyId ? before.after : 0;
  const rows = await pageOf(sealed, after, context);
  // Parts of one volume name the same, which is sealed anew once.
  for (const row of new Map(rows.map((row) => [row.sealed, row])).values())
    await renew(sealed, row, keyId, context);
  const reached = {
    keyId,
    after: Number(rows.at(-1)?.rowid ?? after),
    doneAt: rows.length < PAGE ? isoOf(now) : null,
  };
  await db
    .insert(resealed)
    .values({ column: nameOf(sealed), ...reached })
    .onConflictDoUpdate({ target: resealed.column, set: reached });
  return true;
}

const columns = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

const pageOf = ({ table, column, keys }: Sealed, after: number, { db }: Context): Promise<Row[]> =>
  db.all<Row>(
    sql`select rowid as "rowid", ${columns(keys)}, ${sql.identifier(column)} as "sealed"
      from ${sql.identifier(table)} where rowid > ${after} order by rowid limit ${PAGE}`,
  );

/** Seals one row's column under the newest key, unless it is, or has changed meanwhile. */
async function renew(sealed: Sealed, row: Row, keyId: string, context: Context): Promise<void> {
  const { db, env } = context;
  const { table, column, keys, hash } = sealed;
  const old = row.sealed;
  if (typeof old !== "string" || old === "" || keyIn(old) === keyId) return;
  const place: string = Reflect.apply(
    sealed.place,
    undefined,
    keys.map((key) => row[key]),
  );
  try {
    if (isOutside(old)) {
      const body = { sn: String(row.sn), part: String(row.part ?? "free"), place };
      return await renewBody(old, body, context);
    }
    const value = await open(old, place, env.DATA_KEYS);
    const fresh = await seal(value, place, env.DATA_KEYS);
    const set = [sql`${sql.identifier(column)} = ${fresh}`];
    if (hash !== undefined) {
      const found = await keyedHash(hash.text(String(row.sn), value), env.DATA_KEYS);
      set.push(sql`${sql.identifier(hash.column)} = ${found}`);
    }
    // The same may have been written meanwhile under the newest key: then one of the two is enough.
    await db.run(
      sql`update or replace ${sql.identifier(table)} set ${sql.join(set, sql`, `)}
        where rowid = ${row.rowid} and ${sql.identifier(column)} = ${old}`,
    );
  } catch (error) {
    logFault(`reseal.${nameOf(sealed)}`, error);
  }
}
