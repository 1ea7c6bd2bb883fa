import { and, eq } from "drizzle-orm";
import { newNumber } from "#functions/contract/values/numbers.ts";
import { DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import { note } from "#functions/contract/watch/counts.ts";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import { Failure } from "#functions/origin/failure.ts";
import { bucketOf } from "#functions/origin/hold/bucket.ts";
import { offersIn, pricesNow } from "#functions/origin/money/prices/current-offers.ts";
import type { Keep, Product } from "#functions/origin/products/product.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import { type Counter, counted, counting, refusePast, withinAll } from "#functions/origin/store/limit.ts";
import { keyedHash, seal } from "#functions/origin/store/seal.ts";
import { countNetwork } from "#functions/origin/store/spread/order-limits.ts";
import { atBucket } from "#functions/origin/store/spread/shards.ts";
import { batch, rowWhere } from "#functions/origin/store/statements/batch.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { orderCounters } from "./flood.ts";

/** Days an unpaid result stays (资料保存), by the family's choice. */
const KEEP_DAYS: Readonly<Record<Keep, number>> = { none: 1, "30d": 30, "1y": 365 };

/** When an unpaid order made now is erased; ISO 8601 UTC. */
const expiryOf = (keep: Keep, now: number): string => new Date(now + KEEP_DAYS[keep] * DAY_MS).toISOString();

/**
 * Stores an order of a product with its brief and free face, both sealed; the same form sent twice is one order. The
 * database is asked twice: what there is; then, in one commit, to count the order, to store it, and what is stored.
 */
export async function createOrder<Brief extends { idem: string }, Said, Free>(
  product: Product<Brief, Said, Free>,
  brief: Brief,
  anyVisit: Visit,
): Promise<Pick<Order, "sn" | "status">> {
  const { env, now, visitorId } = anyVisit;
  const bucket = await bucketOf(visitorId, env.DATA_KEYS);
  const visit = await atBucket(bucket, anyVisit);
  const { db } = visit;
  const { idem } = brief;
  const said = product.check(brief, now);
  const requestHash = await keyedHash(JSON.stringify(said), env.DATA_KEYS);
  const once = { visitorId, idem, requestHash };
  const { beside: counters, apart } = await orderCounters(visit);
  const there = await batch(db, {
    same: findSame(once, visit),
    counts: counted(counters, visit),
    prices: pricesNow(visit),
  });
  if (there.same[0] !== undefined) return there.same[0];
  refusePast(there.counts, counters, now, 1);
  if (apart.length > 0) await countNetwork(apart, "look", visit);

  const sn = newNumber(bucket);
  const result = await product.derive(said, sn, visit).catch(async (error: unknown) => {
    // A form that finds no name has cost as much as one that does.
    await counting(counters, visit);
    if (apart.length > 0) await countNetwork(apart, "count", visit);
    throw error;
  });
  if (apart.length > 0) await countNetwork(apart, "count", visit);
  const { version, offers } = offersIn(there.prices, visit);
  const offer = product.offer(said);
  const { amount, currency } = offers[offer];
  const row = { sn, ...once, product: product.name, offer, amount, currency, priceVersion: version };
  const keep = expiryOf(said.keep, now);
  return storeOnce({ ...row, ...(await sealed(sn, said, result, env)), expiresAt: keep }, counters, visit);
}

type Once = Pick<Order, "visitorId" | "idem" | "requestHash">;
type NewOrder = Omit<typeof orders.$inferInsert, "status" | "engine" | "createdAt" | "seenAt">;

/** The order that a form has made already. */
const findSame = ({ visitorId, idem, requestHash }: Once, { db }: Visit) =>
  db
    .select({ sn: orders.sn, status: orders.status })
    .from(orders)
    .where(and(eq(orders.visitorId, visitorId), eq(orders.idem, idem), eq(orders.requestHash, requestHash)))
    .limit(1);

const sealed = async (sn: string, said: unknown, result: unknown, { DATA_KEYS }: Visit["env"]) => ({
  brief: await seal(said, sn, DATA_KEYS),
  result: await seal(result, sn, DATA_KEYS),
});

/** Counts a new order and stores it where the counts allow it, in one commit; of two at once only one is stored. */
async function storeOnce(order: NewOrder, counters: readonly Counter[], visit: Visit) {
  const { db, now } = visit;
  const at = isoOf(now);
  const row = { ...order, status: "created" as const, engine: ENGINE_VERSION, createdAt: at, seenAt: at };
  const { counts, stored } = await batch(db, {
    counts: counting(counters, visit),
    insert: db
      .insert(orders)
      .select(rowWhere(orders, row, withinAll(counters, visit)))
      .onConflictDoNothing(),
    stored: findSame(order, visit),
  });
  refusePast(counts, counters, now);
  if (stored[0] === undefined) throw new Failure("STATE_CONFLICT");
  if (stored[0].sn === order.sn) note({ what: "order", kind: order.product }, visit.env.COUNTS);
  return stored[0];
}
