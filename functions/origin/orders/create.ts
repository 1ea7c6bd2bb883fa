import { and, eq } from "drizzle-orm";
import { DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import { note } from "#functions/contract/watch/counts.ts";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import { Failure } from "#functions/origin/failure.ts";
import { newNumber } from "#functions/origin/hold/numbers.ts";
import { currentOffers } from "#functions/origin/money/prices/current-offers.ts";
import type { Keep, Product } from "#functions/origin/products/product.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import { keyedHash, seal } from "#functions/origin/store/seal.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { countOrder } from "./flood.ts";

/** Days an unpaid result stays (资料保存), by the family's choice. */
const KEEP_DAYS: Readonly<Record<Keep, number>> = { none: 1, "30d": 30, "1y": 365 };

/** When an unpaid order made now is erased; ISO 8601 UTC. */
const expiryOf = (keep: Keep, now: number): string => new Date(now + KEEP_DAYS[keep] * DAY_MS).toISOString();

/** Stores an order of a product with its brief and free face, both sealed; the same form sent twice is one order. */
export async function createOrder<Brief extends { idem: string }, Said, Free>(
  product: Product<Brief, Said, Free>,
  brief: Brief,
  visit: Visit,
): Promise<Pick<Order, "sn" | "status">> {
  const { db, env, now, visitorId } = visit;
  const { idem } = brief;
  const said = product.check(brief, now);
  const requestHash = await keyedHash(JSON.stringify(said), env.DATA_KEYS);
  const same = and(
    eq(orders.visitorId, visitorId),
    eq(orders.idem, idem),
    eq(orders.requestHash, requestHash),
  );
  const find = () => db.select({ sn: orders.sn, status: orders.status }).from(orders).where(same).limit(1);
  const [before] = await find();
  if (before !== undefined) return before;
  await countOrder(visit);

  const sn = newNumber();
  const result = await product.derive(said, sn, visit);
  const { version, offers } = await currentOffers(visit);
  const offer = product.offer(said);
  const { amount, currency } = offers[offer];
  await db
    .insert(orders)
    .values({
      ...{ sn, visitorId, idem, requestHash, offer, amount, currency },
      product: product.name,
      status: "created",
      priceVersion: version,
      brief: await seal(said, sn, env.DATA_KEYS),
      result: await seal(result, sn, env.DATA_KEYS),
      engine: ENGINE_VERSION,
      createdAt: isoOf(now),
      expiresAt: expiryOf(said.keep, now),
      seenAt: isoOf(now),
    })
    .onConflictDoNothing();
  const [stored] = await find();
  if (stored === undefined) throw new Failure("STATE_CONFLICT");
  if (stored.sn === sn) note({ what: "order", kind: product.name }, env.COUNTS);
  return stored;
}
