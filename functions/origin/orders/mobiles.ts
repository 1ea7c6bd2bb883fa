import { and, eq, ne, sql } from "drizzle-orm";
import { Failure } from "../failure.ts";
import { holds } from "../finding/history.ts";
import { masked } from "../finding/masked.ts";
import { mobileHash } from "../finding/mobile-hash.ts";
import { countTry } from "../limit.ts";
import { open, seal } from "../store/seal.ts";
import { mobiles, orders } from "../store/tables.ts";
import type { Visit } from "../visit.ts";

/** How often an order's mobile may become another one. */
const CHANGES = { most: 5, seconds: 24 * 3600 };
const TAKEN = "这笔订单已经留过另一个手机号。要改，请用下单时的浏览器，或先在“查订单”里查到它。";

const placeOf = (sn: string) => `${sn} mobile`;

/**
 * Writes down the mobile that an order can be found by (留手机号); E.164 in, as it may be shown out. Whoever holds the
 * number of an order writes the first one, for a payer may have come by another browser; only who has the order in
 * their history changes it. The same one again changes nothing. Throws Failure STATE_CONFLICT, TOO_MANY, ERASED.
 */
export async function writeMobileOf(sn: string, mobile: string, visit: Visit): Promise<string> {
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
    createdAt: new Date(now).toISOString(),
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
export async function readMobileOf(sn: string, visit: Visit): Promise<string | null> {
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
