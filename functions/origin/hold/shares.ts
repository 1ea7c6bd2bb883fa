import { and, eq, isNull } from "drizzle-orm";
import type { KeyRole } from "#functions/contract/orders/hold.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { findOrder } from "#functions/origin/store/find-order.ts";
import { shares } from "#functions/origin/store/tables/visitors.ts";
import type { Context } from "#functions/origin/visit.ts";
import { newNumber } from "./numbers.ts";

const openShare = (sn: string, role: KeyRole) =>
  and(eq(shares.sn, sn), eq(shares.role, role), isNull(shares.endedAt));

/** The key of an order for a role (分享链接、邀请) that works now; null where there is none. */
export async function readShare(sn: string, role: KeyRole, { db }: Context): Promise<string | null> {
  const [row] = await db.select({ key: shares.key }).from(shares).where(openShare(sn, role)).limit(1);
  return row?.key ?? null;
}

/** The key of an order for a role, made where there is none; two browsers that ask at once get the same. */
export async function ensureShare(sn: string, role: KeyRole, context: Context): Promise<string> {
  const before = await readShare(sn, role, context);
  if (before !== null) return before;
  const row = { key: newNumber(), sn, role, createdAt: isoOf(context.now) };
  await context.db.insert(shares).values(row).onConflictDoNothing();
  return (await readShare(sn, role, context)) ?? row.key;
}

/** Ends the key that works now: whoever comes by it is turned away from then on. */
export const endShare = (sn: string, role: KeyRole, { db, now }: Context) =>
  db
    .update(shares)
    .set({ endedAt: isoOf(now) })
    .where(openShare(sn, role));

/** The reader's key that stands in the owner's links: the first is made by itself; once the owner has ended one, by the owner. */
export async function shareFor(sn: string, context: Context): Promise<string | null> {
  const any = and(eq(shares.sn, sn), eq(shares.role, "reader"));
  const [found] = await context.db.select({ key: shares.key }).from(shares).where(any).limit(1);
  return found === undefined ? ensureShare(sn, "reader", context) : readShare(sn, "reader", context);
}

/** Makes the link to share, or ends it. */
export const shareLink: HandlerOf<"x", "shareLink"> = async ({ sn, action }, visit) => {
  await findOrder(sn, visit);
  if (action === "make") return { share: await ensureShare(sn, "reader", visit) };
  await endShare(sn, "reader", visit);
  return { share: null };
};
