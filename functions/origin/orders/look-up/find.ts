import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { OrderRole } from "#functions/contract/orders/hold.ts";
import { plainRecovery, RECOVERY_LENGTH } from "#functions/contract/orders/hold.ts";
import { isOurs } from "#functions/contract/values/numbers.ts";
import { takeRecovery } from "#functions/origin/hold/recovery.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import { allOf, byHome } from "#functions/origin/store/spread/everywhere.ts";
import { isHere } from "#functions/origin/store/spread/here.ts";
import { directoryOf, homeOf } from "#functions/origin/store/spread/shards.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { payments } from "#functions/origin/store/tables/payments.ts";
import { mobiles } from "#functions/origin/store/tables/visitors.ts";
import type { Context, Visit } from "#functions/origin/visit.ts";
import { mobileHash, mobileHashes } from "./mobile.ts";

/** What a look-up has found, and as whose. */
export interface Found {
  numbers: string[];
  role: OrderRole;
}

/**
 * Orders by what was typed: the order's number or our own 商户单号 gives what a reader has, for readers and shops see them;
 * the provider's own number (交易单号), which stands on the payer's bill alone, and a recovery code prove an owner.
 */
export async function findByNumber(q: string, visit: Visit): Promise<Found> {
  if (q.length === RECOVERY_LENGTH) {
    const sn = await takeRecovery(plainRecovery(q), visit);
    return { numbers: sn === null ? [] : [sn], role: "owner" };
  }
  const db = await homeOf(q, visit);
  const [proven, own, paid] = await Promise.all([
    // A provider's number is digits alone; a card's is on no bill.
    ofTransaction(q, visit),
    isOurs(q) ? db.select({ sn: orders.sn }).from(orders).where(eq(orders.sn, q)).limit(1) : [],
    isOurs(q, "payment")
      ? db.select({ sn: payments.sn }).from(payments).where(eq(payments.outTradeNo, q)).limit(1)
      : [],
  ]);
  if (proven.length > 0) return { numbers: numbersOf(proven), role: "owner" };
  return { numbers: [...new Set(numbersOf([...own, ...paid]))], role: "reader" };
}

/** The order that a provider's number has paid: it says no bucket, and every database is asked. */
const ofTransaction = async (q: string, visit: Visit): Promise<{ sn: string }[]> => {
  const found = await allOf(visit, async ({ db }) =>
    db
      .select({ sn: payments.sn })
      .from(payments)
      .where(and(eq(payments.transactionId, q), isNotNull(payments.paidAt), isHere(payments.sn, visit)))
      .limit(1),
  );
  return found.flat();
};

const numbersOf = (rows: readonly { sn: string }[]) => rows.map(({ sn }) => sn);

/** Orders that a mobile was written on, 50 at most, unsorted; shown only once a code proves the mobile. */
export async function findByMobile(mobile: string, context: Context): Promise<string[]> {
  const hashes = await mobileHashes(mobile, context);
  const found = await directoryOf(context)
    .select({ sn: mobiles.sn })
    .from(mobiles)
    .where(inArray(mobiles.mobileHash, hashes))
    .limit(50);
  return numbersOf(found);
}

/** Whether a mobile stands on an order that was ever paid: no code is sent to any other. */
export async function isOfPaidOrder(mobile: string, context: Context): Promise<boolean> {
  const numbers = await findByMobile(mobile, context);
  const rows = await byHome(numbers, context, async (own, { db }) =>
    db
      .select({ sn: orders.sn })
      .from(orders)
      .where(and(inArray(orders.sn, own), isNotNull(orders.paidAt)))
      .limit(1),
  );
  return rows.flat().length > 0;
}

/** Stores a mobile's rows under the newest data key, so that an older one can retire. */
export async function renewMobile(mobile: string, context: Context): Promise<void> {
  const newest = await mobileHash(mobile, context);
  const older = (await mobileHashes(mobile, context)).filter((hash) => hash !== newest);
  if (older.length === 0) return;
  // What the directory lists is at home there, wherever its order is.
  const directory = directoryOf(context);
  await allOf(context, async ({ db }) =>
    db
      .update(mobiles)
      .set({ mobileHash: newest })
      .where(
        and(inArray(mobiles.mobileHash, older), db === directory ? undefined : isHere(mobiles.sn, context)),
      ),
  );
}

/** The rows of these orders. */
export const rowsOf = async (numbers: readonly string[], visit: Visit): Promise<Order[]> =>
  (
    await byHome(numbers, visit, async (own, { db }) =>
      db.select().from(orders).where(inArray(orders.sn, own)),
    )
  ).flat();
