import { and, eq, ne, sql } from "drizzle-orm";
import { DAY_S, isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { findOrder } from "#functions/origin/store/find-order.ts";
import { countTry } from "#functions/origin/store/limit.ts";
import { open, seal } from "#functions/origin/store/seal.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { mobiles } from "#functions/origin/store/tables/visitors.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { holds } from "./history.ts";
import { masked, mobileHash } from "./mobile.ts";

/** How often an order's mobile may become another one. */
const CHANGES = { most: 5, seconds: DAY_S };
const TAKEN = "这笔订单已经留过另一个手机号。要改，请用下单时的浏览器，或先在“查订单”里查到它。";

/** Writes down a mobile (手机号) that the order can be found by later, with a code sent to it. */
export const writeMobile: HandlerOf<"order", "writeMobile"> = async ({ sn, mobile }, visit) => {
  await findOrder(sn, visit);
  return { masked: await writeMobileOf(sn, mobile, visit) };
};

/** The mobile of an order as it may be shown (脱敏手机号), to who has the order in their history. */
export const getMobile: HandlerOf<"order", "getMobile"> = async ({ id }, visit) => {
  await findOrder(id, visit);
  return { masked: await readMobileOf(id, visit) };
};

const placeOf = (sn: string) => `${sn} mobile`;

/**
 * Writes down the mobile (E.164) that an order can be found by (留手机号); returns it masked. Whoever holds the
 * order number may write the first mobile, as a payer may use another browser; only who has the order in
 * their history may change it. The same mobile again changes nothing. Throws Failure STATE_CONFLICT,
 * TOO_MANY, ERASED.
 */
async function writeMobileOf(sn: string, mobile: string, visit: Visit): Promise<string> {
  const { db, env, now } = visit;
  const shown = masked(mobile);
  const hash = await mobileHash(mobile, visit);
  const before = await hashOf(sn, visit);
  if (before === hash) return shown;
  const mayChange = await holds(sn, visit);
  if (before !== undefined) {
    if (!mayChange) throw new Failure("STATE_CONFLICT", {}, TAKEN);
    await countTry("mobile", sn, CHANGES, visit);
  }
  const row = {
    mobileHash: hash,
    masked: await seal(shown, placeOf(sn), env.DATA_KEYS),
    createdAt: isoOf(now),
  };
  // One statement asks whether the order is still there and writes: it may be erased at this moment.
  const insert = db.insert(mobiles).select(
    db
      .select({
        sn: orders.sn,
        mobileHash: sql<string>`${row.mobileHash}`.as("mobile_hash"),
        masked: sql<string>`${row.masked}`.as("masked"),
        createdAt: sql<string>`${row.createdAt}`.as("created_at"),
      })
      .from(orders)
      .where(and(eq(orders.sn, sn), ne(orders.status, "erased"))),
  );
  if (mayChange) await insert.onConflictDoUpdate({ target: mobiles.sn, set: row });
  else await insert.onConflictDoNothing();
  const stored = await hashOf(sn, visit);
  if (stored === undefined) throw new Failure("ERASED");
  if (stored !== hash) throw new Failure("STATE_CONFLICT", {}, TAKEN);
  return shown;
}

/** An order's mobile as it may be shown, to who has the order in their history; null to others, and where there is none. */
async function readMobileOf(sn: string, visit: Visit): Promise<string | null> {
  if (!(await holds(sn, visit))) return null;
  const [row] = await visit.db
    .select({ masked: mobiles.masked })
    .from(mobiles)
    .where(eq(mobiles.sn, sn))
    .limit(1);
  return row === undefined ? null : String(await open(row.masked, placeOf(sn), visit.env.DATA_KEYS));
}

async function hashOf(sn: string, { db }: Visit): Promise<string | undefined> {
  const [row] = await db
    .select({ mobileHash: mobiles.mobileHash })
    .from(mobiles)
    .where(eq(mobiles.sn, sn))
    .limit(1);
  return row?.mobileHash;
}
