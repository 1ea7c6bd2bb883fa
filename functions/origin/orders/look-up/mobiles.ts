import { and, eq, ne, sql } from "drizzle-orm";
import { masked } from "#functions/contract/values/masked.ts";
import { DAY_S, isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { promiseFollowing } from "#functions/origin/orders/erase/follow.ts";
import { findOrder } from "#functions/origin/store/find-order.ts";
import { countTry } from "#functions/origin/store/limit.ts";
import { open, seal } from "#functions/origin/store/seal.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import { mobiles } from "#functions/origin/store/tables/visitors.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { mobileHash, mobileHashes } from "./mobile.ts";

/** How often an order's mobile may become another one. */
const CHANGES = { most: 5, seconds: DAY_S };

/**
 * Writes down the mobile (E.164) that an order can be found by (留手机号); answers with it masked. It proves later whose
 * the order is, so the owner alone may write it. The same mobile again changes nothing.
 */
export const writeMobile: HandlerOf<"order", "writeMobile"> = async ({ sn, mobile }, visit) => {
  await findOrder(sn, visit);
  const before = await hashOf(sn, visit);
  const isSame = before !== undefined && (await mobileHashes(mobile, visit)).includes(before);
  if (!isSame) {
    if (before !== undefined) await countTry("mobile", sn, CHANGES, visit);
    await keepMobile(sn, mobile, visit);
  }
  return { masked: masked(mobile) };
};

/** The mobile of an order as it may be shown (脱敏手机号), to its owner. */
export const getMobile: HandlerOf<"order", "getMobile"> = async ({ id }, visit) => {
  await findOrder(id, visit);
  return { masked: await readMobileOf(id, visit) };
};

/** One statement asks whether the order is still there and writes: it may be erased at this moment. Throws ERASED. */
async function keepMobile(sn: string, mobile: string, visit: Visit): Promise<void> {
  const { db, env, now } = visit;
  const row = {
    mobileHash: await mobileHash(mobile, visit),
    masked: await seal(masked(mobile), places.mobile(sn), env.DATA_KEYS),
    createdAt: isoOf(now),
  };
  const write = db
    .insert(mobiles)
    .select(
      db
        .select({
          sn: orders.sn,
          mobileHash: sql<string>`${row.mobileHash}`.as("mobile_hash"),
          masked: sql<string>`${row.masked}`.as("masked"),
          createdAt: sql<string>`${row.createdAt}`.as("created_at"),
        })
        .from(orders)
        .where(and(eq(orders.sn, sn), ne(orders.status, "erased"))),
    )
    .onConflictDoUpdate({ target: mobiles.sn, set: row });
  if (visit.shards === undefined) await write;
  else await batch(db, { write, promise: promiseFollowing([sn], visit) });
  if ((await hashOf(sn, visit)) === undefined) throw new Failure("ERASED");
  // Whoever looks for it by its mobile finds it at once; if not now, then by the promise.
  if (visit.shards !== undefined) visit.keep([sn]);
}

async function readMobileOf(sn: string, visit: Visit): Promise<string | null> {
  const [row] = await visit.db
    .select({ masked: mobiles.masked })
    .from(mobiles)
    .where(eq(mobiles.sn, sn))
    .limit(1);
  return row === undefined ? null : String(await open(row.masked, places.mobile(sn), visit.env.DATA_KEYS));
}

async function hashOf(sn: string, { db }: Visit): Promise<string | undefined> {
  const [row] = await db
    .select({ mobileHash: mobiles.mobileHash })
    .from(mobiles)
    .where(eq(mobiles.sn, sn))
    .limit(1);
  return row?.mobileHash;
}
