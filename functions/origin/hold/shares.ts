import { and, eq, isNull } from "drizzle-orm";
import { bucketIn, newNumber } from "#functions/contract/values/numbers.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { findOrder } from "#functions/origin/store/find-order.ts";
import { shares } from "#functions/origin/store/tables/visitors.ts";
import type { Context } from "#functions/origin/visit.ts";

const openShare = (sn: string) => and(eq(shares.sn, sn), isNull(shares.endedAt));

/** The reader's key of an order (分享链接) that works now; null where there is none. */
async function readShare(sn: string, { db }: Context): Promise<string | null> {
  const [row] = await db.select({ key: shares.key }).from(shares).where(openShare(sn)).limit(1);
  return row?.key ?? null;
}

/** The reader's key of an order, made where there is none; two browsers that ask at once get the same. */
async function ensureShare(sn: string, context: Context): Promise<string> {
  const before = await readShare(sn, context);
  if (before !== null) return before;
  const row = { key: newNumber(bucketIn(sn)), sn, createdAt: isoOf(context.now) };
  await context.db.insert(shares).values(row).onConflictDoNothing();
  return (await readShare(sn, context)) ?? row.key;
}

/** The key that stands in the owner's links: the first is made by itself; once the owner has ended one, by the owner. */
export async function shareFor(sn: string, context: Context): Promise<string | null> {
  const [any] = await context.db.select({ key: shares.key }).from(shares).where(eq(shares.sn, sn)).limit(1);
  return any === undefined ? ensureShare(sn, context) : readShare(sn, context);
}

/** Makes the link to share, or ends it: whoever reads by it is turned away from then on. */
export const shareLink: HandlerOf<"x", "shareLink"> = async ({ sn, action }, visit) => {
  await findOrder(sn, visit);
  if (action === "make") return { share: await ensureShare(sn, visit) };
  await visit.db
    .update(shares)
    .set({ endedAt: isoOf(visit.now) })
    .where(openShare(sn));
  return { share: null };
};
