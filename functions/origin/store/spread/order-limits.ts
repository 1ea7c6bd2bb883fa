import { say } from "#functions/contract/watch/log.ts";
import { faultText } from "#functions/origin/fault-text.ts";
import { type Counter, counted, counting, refusePast } from "#functions/origin/store/limit.ts";
import type { Context } from "#functions/origin/visit.ts";
import type { Reach } from "./shards.ts";

/**
 * Where new orders of a network are counted (刷单的计数): whatever visitor it says it is, it is counted in one place. The
 * place follows from the databases that are bound, not from the map: 500 orders a second would be too many for the directory.
 */
function placeOf(counters: readonly Counter[], { db, shards }: Reach): Reach["db"] {
  if (shards === undefined) return db;
  const { names } = shards.all;
  const hash = counters[0]?.key.split(":")[1]?.slice(0, 8) ?? "0";
  return shards.all.get(names[Number.parseInt(hash, 16) % names.length] ?? "") ?? db;
}

/**
 * Counts a new order of a network elsewhere than its order is stored; throws TOO_MANY. A database that does not answer
 * holds nobody up: orders of all are counted beside each order besides.
 */
export async function countNetwork(
  counters: readonly Counter[],
  how: "count" | "look",
  context: Context,
): Promise<void> {
  const reach = { db: placeOf(counters, context), now: context.now };
  const counts = await (how === "count" ? counting(counters, reach) : counted(counters, reach)).catch(
    (error: unknown) => {
      say({ at: "origin", call: "order-limits", fault: faultText(error) });
      return [];
    },
  );
  refusePast(counts, counters, context.now, how === "look" ? 1 : 0);
}
