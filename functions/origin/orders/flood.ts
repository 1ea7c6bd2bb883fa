import { DAY_S } from "#functions/contract/values/time.ts";
import { type Counter, counterOf, networkOf } from "#functions/origin/store/limit.ts";
import type { Visit } from "#functions/origin/visit.ts";

/** By network: a mobile carrier puts thousands of families behind one address. */
const PER_HOUR = { most: 200, seconds: 3600 };
const PER_DAY = { most: 1000, seconds: DAY_S };

/** What a new order is counted by: its network's and everybody's. The same form sent again is no new order. */
export function orderCounters(visit: Visit): Promise<Counter[]> {
  const network = networkOf(visit);
  return Promise.all([
    counterOf("order-hour", network, PER_HOUR, visit),
    counterOf("order-day", network, PER_DAY, visit),
    counterOf("orders", "", { most: visit.env.ORDERS_A_DAY, seconds: DAY_S }, visit),
  ]);
}
