import { desc } from "drizzle-orm";
import * as v from "valibot";
import { bucketText } from "#functions/contract/values/numbers.ts";
import type { Database } from "#functions/origin/store/database.ts";
import { fixed } from "#functions/origin/store/statements/fixed.ts";
import { bucketMaps } from "#functions/origin/store/tables/spread.ts";

export const BUCKETS = 1024;

/** Names of databases, each with how many buckets follow one another in it. */
export const Runs = v.pipe(
  v.array(v.tuple([v.string(), v.pipe(v.number(), v.integer(), v.minValue(1))])),
  v.check((runs) => runs.reduce((sum, [, many]) => sum + many, 0) === BUCKETS, "must have 1,024 buckets"),
);
export type Runs = v.InferOutput<typeof Runs>;

/** Which database a bucket is in (桶 → 数据库). Version 0 has them all in one. */
export interface BucketMap {
  version: number;
  names: ReadonlyMap<string, string>;
}

/** The map of a version by its runs. */
export function mapOf(version: number, runs: Runs): BucketMap {
  const names = runs.flatMap(([name, many]) => Array<string>(many).fill(name));
  return { version, names: new Map(names.map((name, bucket) => [bucketText(bucket), name])) };
}

/** The runs of a map: what is written down of it. */
export function runsOf({ names }: BucketMap): Runs {
  const runs: Runs = [];
  for (const name of names.values()) {
    const last = runs.at(-1);
    if (last?.[0] === name) last[1] += 1;
    else runs.push([name, 1]);
  }
  return runs;
}

/** The buckets in even parts on these databases. */
export const evenRuns = (databases: readonly string[]): Runs =>
  databases.map((name, nth) => {
    const end = (at: number) => Math.floor((at * BUCKETS) / databases.length);
    return [name, end(nth + 1) - end(nth)];
  });

/** The map that was read last, and what it was read from: a version never changes. */
let last: { runs: string; map: BucketMap } | undefined;

const newest = fixed([], (_, db) => db.select().from(bucketMaps).orderBy(desc(bucketMaps.version)).limit(1));

/** The newest map that was written down; `usual` has all buckets where none was. */
export const readMap = async (directory: Database, usual: string): Promise<BucketMap> =>
  (await readCopy(directory)) ?? mapAs({ version: 0, runs: JSON.stringify([[usual, BUCKETS]]) });

/** The newest map as this database has it; undefined where it has none. */
export async function readCopy(db: Database): Promise<BucketMap | undefined> {
  const [row] = await newest(db, {});
  return row === undefined ? undefined : mapAs(row);
}

function mapAs({ version, runs }: { version: number; runs: string }): BucketMap {
  if (last?.map.version !== version || last.runs !== runs)
    last = { runs, map: mapOf(version, v.parse(Runs, JSON.parse(runs))) };
  return last.map;
}
