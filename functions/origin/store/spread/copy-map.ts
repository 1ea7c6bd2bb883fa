import { bucketMaps } from "#functions/origin/store/tables/spread.ts";
import { readCopy, runsOf } from "./bucket-map.ts";
import type { Reach } from "./shards.ts";

/**
 * Keeps the newest map of buckets in this database too (分布的副本): an isolate that starts while the directory is silent finds
 * its orders by it. Nothing before the first map, for all that there is lies in the directory then.
 */
export async function copyMap({ db, shards }: Reach): Promise<void> {
  if (shards === undefined || db === shards.directory) return;
  const map = await shards.map();
  if (map.version === 0) return;
  const kept = await readCopy(db);
  const runs = JSON.stringify(runsOf(map));
  if (kept?.version === map.version && JSON.stringify(runsOf(kept)) === runs) return;
  // One row: after a restore the directory may be at a version that is older than the copy.
  const row = { version: map.version, runs, at: new Date().toISOString() };
  await db.batch([db.delete(bucketMaps), db.insert(bucketMaps).values(row)]);
}
