import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#functions/origin/store/database.ts";
import { heldBuckets } from "#functions/origin/store/tables/spread.ts";
import { PLACED, type Placed } from "./placed.ts";

export type Held = (typeof heldBuckets.$inferSelect)["state"];

const EVENTS = [
  ["INSERT", "NEW"],
  ["UPDATE", "NEW"],
  ["DELETE", "OLD"],
] as const;

/** What the database says to whoever writes into a bucket that is held. */
const MOVING = "bucket is moving";

/**
 * Guards a database against writers who do not know that a bucket moves (看门): an isolate's map may be some seconds old, so
 * the database itself refuses, in the commit. A database that never took part in a move has no such triggers.
 */
export async function guard(db: Database, isDirectory: boolean): Promise<void> {
  for (const placed of PLACED)
    for (const statement of triggersOf(placed, isDirectory)) await db.run(sql.raw(statement));
}

const isHeld = (bucket: string, states: readonly Held[]): string =>
  `EXISTS (SELECT 1 FROM held_buckets WHERE bucket = ${bucket} AND state IN (${states.map((one) => `'${one}'`).join()}))`;

/** Before a row is written it is refused, or afterwards its order is noted down, as its bucket is held. */
function triggersOf({ table, bucketIn, orderIn, isListed }: Placed, isDirectory: boolean): string[] {
  return EVENTS.flatMap(([event, row]) => {
    const name = `${event.toLowerCase()}_${table}`;
    // What left may be dropped; what the directory lists of an order elsewhere may be written.
    const isOthers = isListed === true && isDirectory;
    const refused: readonly Held[] = isOthers
      ? ["frozen"]
      : event === "DELETE"
        ? ["frozen", "gone"]
        : ["frozen", "gone", "dropping"];
    return [
      `CREATE TRIGGER IF NOT EXISTS guard_${name} BEFORE ${event} ON ${table}
        WHEN ${isHeld(bucketIn(row), refused)} BEGIN SELECT RAISE(ABORT, '${MOVING}'); END`,
      `CREATE TRIGGER IF NOT EXISTS touch_${name} AFTER ${event} ON ${table}
        WHEN ${isHeld(bucketIn(row), ["copying"])}
        BEGIN INSERT OR IGNORE INTO touched_orders SELECT ${orderIn(row)} WHERE ${orderIn(row)} IS NOT NULL; END`,
    ];
  });
}

/** Holds a bucket in a database, or lets it go. */
export async function hold(db: Database, bucket: string, state: Held | null): Promise<void> {
  if (state === null) await db.delete(heldBuckets).where(sql`${heldBuckets.bucket} = ${bucket}`);
  else
    await db
      .insert(heldBuckets)
      .values({ bucket, state })
      .onConflictDoUpdate({ target: heldBuckets.bucket, set: { state } });
}

/** The statement that ends its batch unless the bucket is held so: whoever comes back late writes nothing. */
export const onlyWhile = (bucket: string, state: Held): SQL =>
  sql`insert into held_buckets (bucket, state) select ${bucket}, null
    where not exists (select 1 from held_buckets where bucket = ${bucket} and state = ${state})`;
