import { DAY_S } from "#functions/contract/values/time.ts";
import { countTry, networkOf } from "#functions/origin/store/limit.ts";
import type { Visit } from "#functions/origin/visit.ts";

/** By network: a mobile carrier puts thousands of families behind one address. */
const PER_HOUR = { most: 200, seconds: 3600 };
const PER_DAY = { most: 1000, seconds: DAY_S };

/** Counts a new order of a network, and of everybody; throws TOO_MANY. The same form sent again is no new order. */
export async function countOrder(visit: Visit): Promise<void> {
  const network = networkOf(visit);
  await countTry("order-hour", network, PER_HOUR, visit);
  await countTry("order-day", network, PER_DAY, visit);
  await countTry("orders", "", { most: visit.env.ORDERS_A_DAY, seconds: DAY_S }, visit);
}
