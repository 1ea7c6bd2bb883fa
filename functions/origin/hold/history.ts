import { desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { OrderRole } from "#functions/contract/orders/hold.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import { byHome } from "#functions/origin/store/spread/everywhere.ts";
import { atBucket, directoryOf, type Reach } from "#functions/origin/store/spread/shards.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { lookups } from "#functions/origin/store/tables/visitors.ts";
import type { Visit } from "#functions/origin/visit.ts";

/** The condition for orders that stand in a visitor's history (我的订单): they made them, or found them, in whatever role. */
const isTheirs = ({ db, visitorId }: Visit) =>
  or(
    eq(orders.visitorId, visitorId),
    inArray(orders.sn, db.select({ sn: lookups.sn }).from(lookups).where(eq(lookups.visitorId, visitorId))),
  );

/** Orders remembered in one statement: D1 takes 100 values of it. */
const AT_ONCE = 20;

/** Adds orders to the visitor's history in the role that was shown; who is an owner stays one. */
export async function remember(numbers: readonly string[], role: OrderRole, visit: Visit): Promise<void> {
  const { visitorId, now } = visit;
  const createdAt = isoOf(now);
  const write = async (own: readonly string[], { db }: Reach) =>
    db
      .insert(lookups)
      .values(own.map((sn) => ({ visitorId, sn, role, createdAt })))
      .onConflictDoUpdate({
        target: [lookups.visitorId, lookups.sn],
        set: { role: sql`iif(${lookups.role} = 'owner', 'owner', excluded.role)`, createdAt },
      });
  // Beside the order it says whose that is; in the directory it is found by whoever comes back.
  for (let first = 0; first < numbers.length; first += AT_ONCE) {
    const some = numbers.slice(first, first + AT_ONCE);
    await byHome(some, visit, write);
    if (visit.shards !== undefined) await write(some, { db: directoryOf(visit) });
  }
}

/** The orders that stand in a visitor's history, newest first; they may lie in many databases. */
export async function historyOf(bucket: string, most: number, visit: Visit): Promise<Order[]> {
  const newest = ({ db }: Reach, which: SQL | undefined) =>
    db.select().from(orders).where(which).orderBy(desc(orders.createdAt), desc(orders.sn)).limit(most);
  if (visit.shards === undefined) return newest(visit, isTheirs(visit));
  const mine = await newest(await atBucket(bucket, visit), eq(orders.visitorId, visit.visitorId));
  const found = await directoryOf(visit)
    .select({ sn: lookups.sn })
    .from(lookups)
    .where(eq(lookups.visitorId, visit.visitorId))
    .orderBy(desc(lookups.createdAt))
    .limit(most);
  const known = new Set(mine.map(({ sn }) => sn));
  const others = found.flatMap(({ sn }) => (known.has(sn) ? [] : [sn]));
  const theirs = await byHome(others, visit, (own, home) => newest(home, inArray(orders.sn, own)));
  return [...mine, ...theirs.flat()].sort(byAge).slice(0, most);
}

const byAge = (a: Order, b: Order): number =>
  b.createdAt.localeCompare(a.createdAt) || (a.sn < b.sn ? 1 : -1);

/** Of these orders, those that are the visitor's own: made here or proven. */
export async function ownOnes(numbers: readonly string[], visit: Visit): Promise<Set<string>> {
  const { visitorId } = visit;
  const rows = await byHome(numbers, visit, async (own, { db }) => {
    const made = db
      .select({ sn: orders.sn })
      .from(orders)
      .where(sql`${inArray(orders.sn, own)} and ${eq(orders.visitorId, visitorId)}`);
    const proven = db
      .select({ sn: lookups.sn })
      .from(lookups)
      .where(
        sql`${inArray(lookups.sn, own)} and ${eq(lookups.visitorId, visitorId)} and ${lookups.role} = 'owner'`,
      );
    return [...(await made), ...(await proven)];
  });
  return new Set(rows.flat().map(({ sn }) => sn));
}
