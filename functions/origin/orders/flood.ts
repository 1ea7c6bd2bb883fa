import { DAY_S } from "#functions/contract/values/time.ts";
import { type Counter, counterOf, networkOf } from "#functions/origin/store/limit.ts";
import type { Visit } from "#functions/origin/visit.ts";

/** By network: a mobile carrier puts thousands of families behind one address. */
const PER_HOUR = { most: 200, seconds: 3600 };
const PER_DAY = { most: 1000, seconds: DAY_S };

/** What a new order is counted by (计数): in the commit that stores it, and by itself before. */
interface OrderCounters {
  beside: Counter[];
  apart: Counter[];
}

/**
 * What a new order is counted by: its network's and everybody's. The same form sent again is no new order. With more than
 * one database each takes its part of everybody's, and a network's are counted in one place, apart.
 */
export async function orderCounters(visit: Visit): Promise<OrderCounters> {
  const network = networkOf(visit);
  const most = Math.ceil(visit.env.ORDERS_A_DAY / (visit.shards?.all.names.length ?? 1));
  const ofNetwork = [
    await counterOf("order-hour", network, PER_HOUR, visit),
    await counterOf("order-day", network, PER_DAY, visit),
  ];
  const ofAll = await counterOf("orders", "", { most, seconds: DAY_S }, visit);
  return visit.shards === undefined
    ? { beside: [...ofNetwork, ofAll], apart: [] }
    : { beside: [ofAll], apart: ofNetwork };
}
