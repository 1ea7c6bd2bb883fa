import { bucketText } from "#functions/contract/values/numbers.ts";
import { BUCKETS, evenRuns } from "#functions/origin/store/spread/bucket-map.ts";
import { bindingsOf } from "./large-config.ts";

/** The first map of a site that has sold nothing yet: the buckets in even parts. */
export const mapSql = (databases: number, at: string): string =>
  `INSERT INTO bucket_maps (version, runs, at) SELECT 1, '${JSON.stringify(evenRuns(bindingsOf(databases)))}', '${at}'
WHERE NOT EXISTS (SELECT 1 FROM orders) AND NOT EXISTS (SELECT 1 FROM bucket_maps);`;

/** Asks for buckets to be moved; one that is on its way already stays on it. */
export function movesSql(
  { first, last, source, target }: { first: number; last: number; source: string; target: string },
  since: number,
): string {
  if (first < 0 || last < first || last >= BUCKETS) throw new RangeError("buckets are 0 to 1023");
  const rows = Array.from(
    { length: last - first + 1 },
    (_, nth) => `('${bucketText(first + nth)}', '${source}', '${target}', 'copying', '', ${since + nth})`,
  );
  return `INSERT INTO bucket_moves (bucket, source, target, state, after, since) VALUES
${rows.join(",\n")}
ON CONFLICT (bucket) DO UPDATE SET source = excluded.source, target = excluded.target, state = 'copying', after = '', since = excluded.since
WHERE bucket_moves.state = 'done';`;
}
