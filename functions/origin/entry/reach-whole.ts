import type { D1Database } from "@cloudflare/workers-types";
import { ConfigurationError, type OriginEnv } from "#functions/origin/env.ts";
import { openDatabase } from "#functions/origin/store/database.ts";
import { readMap } from "#functions/origin/store/spread/bucket-map.ts";
import { DIRECTORY, type Reach, reachOf } from "#functions/origin/store/spread/shards.ts";

/** Databases that an isolate has found to be all that there is. */
const alone = new WeakSet<D1Database>();

/**
 * Opens what is bound. One database by itself is refused where a map names others: the small configuration was deployed over
 * a large site, would not find what lies elsewhere, and book a notification about it as nobody's. Asked once an isolate.
 */
export async function reachWhole(env: OriginEnv, open?: Parameters<typeof reachOf>[1]): Promise<Reach> {
  const { DB, databases } = env;
  if (databases.size < 2 && !alone.has(DB)) {
    const { names } = await readMap(openDatabase(DB), DIRECTORY);
    const other = [...names.values()].find((name) => name !== DIRECTORY);
    if (other !== undefined)
      throw new ConfigurationError(
        `origin configuration: ${other} is not bound, where the map of buckets says that orders lie`,
      );
    alone.add(DB);
  }
  return reachOf(env, open);
}
