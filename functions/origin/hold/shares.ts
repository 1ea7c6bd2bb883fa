import { and, eq, isNull } from "drizzle-orm";
import { bucketIn, newNumber } from "#functions/contract/values/numbers.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { oneOrder, sharesOf, takeAhead } from "#functions/origin/store/ahead.ts";
import { batch } from "#functions/origin/store/batch.ts";
import { findOrder } from "#functions/origin/store/find-order.ts";
import { shares } from "#functions/origin/store/tables/visitors.ts";
import type { Context } from "#functions/origin/visit.ts";

const openShare = (sn: string) => and(eq(shares.sn, sn), isNull(shares.endedAt));

/** The statement that reads the reader's key of an order (分享链接) that works now. */
const readShare = (sn: string, { db }: Context) =>
  db.select({ key: shares.key }).from(shares).where(openShare(sn)).limit(1);

/** The reader's key of an order, made where there is none; two browsers that ask at once get the same. */
async function ensureShare(sn: string, context: Context): Promise<string> {
  const [before] = await readShare(sn, context);
  return before?.key ?? makeShare(sn, context);
}

async function makeShare(sn: string, context: Context): Promise<string> {
  const row = { key: newNumber(bucketIn(sn)), sn, createdAt: isoOf(context.now) };
  const { open } = await batch(context.db, {
    made: context.db.insert(shares).values(row).onConflictDoNothing(),
    open: readShare(sn, context),
  });
  return open[0]?.key ?? row.key;
}

/** The key that stands in the owner's links: the first is made by itself; once the owner has ended one, by the owner. */
export async function shareFor(sn: string, context: Context): Promise<string | null> {
  const all = takeAhead(context, sn, "shares") ?? (await sharesOf(oneOrder(sn), context.db));
  if (all.length === 0) return context.traceless === true ? null : makeShare(sn, context);
  return all.find(({ endedAt }) => endedAt === null)?.key ?? null;
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
