import { and, eq, isNull } from "drizzle-orm";
import type { KeyRole } from "#functions/contract/orders/hold.ts";
import { bucketIn, newNumber } from "#functions/contract/values/numbers.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { oneOrder, sharesOf, takeAhead } from "#functions/origin/store/ahead.ts";
import { findOrder } from "#functions/origin/store/find-order.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { shares } from "#functions/origin/store/tables/visitors.ts";
import type { Context } from "#functions/origin/visit.ts";

const openShare = (sn: string, role: KeyRole) =>
  and(eq(shares.sn, sn), eq(shares.role, role), isNull(shares.endedAt));

/** The statement that reads the key of an order for a role (分享链接、邀请) that works now. */
const openKey = (sn: string, role: KeyRole, { db }: Context) =>
  db.select({ key: shares.key }).from(shares).where(openShare(sn, role)).limit(1);

/** The key of an order for a role that works now; null where there is none. */
export async function readShare(sn: string, role: KeyRole, context: Context): Promise<string | null> {
  const [row] = await openKey(sn, role, context);
  return row?.key ?? null;
}

/** The key of an order for a role, made where there is none; two browsers that ask at once get the same. */
export async function ensureShare(sn: string, role: KeyRole, context: Context): Promise<string> {
  return (await readShare(sn, role, context)) ?? makeShare(sn, role, context);
}

async function makeShare(sn: string, role: KeyRole, context: Context): Promise<string> {
  const row = { key: newNumber(bucketIn(sn)), sn, role, createdAt: isoOf(context.now) };
  const { open } = await batch(context.db, {
    made: context.db.insert(shares).values(row).onConflictDoNothing(),
    open: openKey(sn, role, context),
  });
  return open[0]?.key ?? row.key;
}

/** Ends the key that works now: whoever comes by it is turned away from then on. */
export const endShare = (sn: string, role: KeyRole, { db, now }: Context) =>
  db
    .update(shares)
    .set({ endedAt: isoOf(now) })
    .where(openShare(sn, role));

/** The reader's key that stands in the owner's links: the first is made by itself; once the owner has ended one, by the owner. */
export async function shareFor(sn: string, context: Context): Promise<string | null> {
  const all = takeAhead(context, sn, "shares") ?? (await sharesOf(oneOrder(sn), context.db));
  // The keys of a partner and of relatives stand here too, and are no links to read.
  const readers = all.filter(({ role }) => role === "reader");
  if (readers.length === 0) return context.traceless === true ? null : makeShare(sn, "reader", context);
  return readers.find(({ endedAt }) => endedAt === null)?.key ?? null;
}

/** Makes the link to share, or ends it. */
export const shareLink: HandlerOf<"x", "shareLink"> = async ({ sn, action }, visit) => {
  await findOrder(sn, visit);
  if (action === "make") return { share: await ensureShare(sn, "reader", visit) };
  await endShare(sn, "reader", visit);
  return { share: null };
};
