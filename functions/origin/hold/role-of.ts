import { and, eq, sql } from "drizzle-orm";
import type { AnyRole, OrderRole } from "#functions/contract/orders/hold.ts";
import { Failure } from "#functions/origin/failure.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { lookups, shares } from "#functions/origin/store/tables/visitors.ts";
import type { Visit } from "#functions/origin/visit.ts";

/** Whose an order is to a visitor (谁的订单). */
export interface Held {
  sn: string;
  role: AnyRole;
  /** The key that it was asked for by; null where that was its number. Answers say the key. */
  key: string | null;
  seenAt: string | null;
  /** Its free face was dropped, as nobody opened it for days, and can be made anew. */
  isShrunk: boolean;
}

/** The order of a number or of a key, and the visitor's role. Throws NOT_FOUND, and ENDED by a key that was ended. */
export async function roleOf(asked: string, visit: Visit): Promise<Held> {
  const own = await held(eq(orders.sn, asked), visit);
  if (own !== undefined) return { ...own, key: null };
  const [share] = await visit.db.select().from(shares).where(eq(shares.key, asked)).limit(1);
  const shared = share && (await held(eq(orders.sn, share.sn), visit));
  if (share === undefined || shared === undefined) throw new Failure("NOT_FOUND");
  if (shared.role === "owner") return { ...shared, key: null };
  if (share.endedAt !== null) throw new Failure("ENDED");
  return { ...shared, role: share.role, key: asked };
}

async function held(which: ReturnType<typeof eq>, { db, visitorId }: Visit) {
  const [row] = await db
    .select({
      sn: orders.sn,
      seenAt: orders.seenAt,
      shrunk: sql<number>`${orders.result} is null and ${orders.brief} is not null`,
      madeBy: orders.visitorId,
      proven: sql<number>`exists (select 1 from ${lookups} where ${and(
        eq(lookups.sn, orders.sn),
        eq(lookups.visitorId, visitorId),
        eq(lookups.role, "owner"),
      )})`,
    })
    .from(orders)
    .where(which)
    .limit(1);
  if (row === undefined) return undefined;
  const role: OrderRole = row.madeBy === visitorId || row.proven === 1 ? "owner" : "reader";
  return { sn: row.sn, seenAt: row.seenAt, isShrunk: row.shrunk === 1, role };
}
