import { desc } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "#functions/origin/store/database.ts";
import { bucketMaps } from "#functions/origin/store/tables/spread.ts";
import { type BucketMap, mapOf, Runs, runsOf } from "./bucket-map.ts";
import type { Reach } from "./shards.ts";

const newest = (db: Database) => db.select().from(bucketMaps).orderBy(desc(bucketMaps.version)).limit(1);

/**
 * Keeps the newest map of buckets in this database too (分布的副本): an isolate that starts while the directory is silent finds
 * its orders by it. Nothing before the first map, for all that there is lies in the directory then.
 */
export async function copyMap({ db, shards }: Reach): Promise<void> {
  if (shards === undefined || db === shards.directory) return;
  const map = await shards.map();
  if (map.version === 0) return;
  const runs = JSON.stringify(runsOf(map));
  const [kept] = await newest(db);
  if (kept?.version === map.version && kept.runs === runs) return;
  // One row: after a restore the directory may be at a version that is older than the copy.
  const row = { version: map.version, runs, at: new Date().toISOString() };
  await db.batch([db.delete(bucketMaps), db.insert(bucketMaps).values(row)]);
}

/** The map as this database has it; undefined where it has none. */
export async function readCopy(db: Database): Promise<BucketMap | undefined> {
  const [row] = await newest(db);
  return row === undefined ? undefined : mapOf(row.version, v.parse(Runs, JSON.parse(row.runs)));
}
