import { and, eq, inArray } from "drizzle-orm";
import { isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { naming } from "#functions/origin/products/products.ts";
import { isPaid } from "#functions/origin/products/stored.ts";
import { keyedHash, keyedHashes, open, seal } from "#functions/origin/store/seal.ts";
import { likes } from "#functions/origin/store/tables/orders.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { openReport } from "./open-report.ts";
import { orderOf } from "./order-of.ts";

const hashText = (sn: string, given: string) => `like ${sn} ${given}`;

/** The given names of an order that have a ♡ (收藏). */
export async function readLikes(sn: string, visit: Visit): Promise<Set<string>> {
  const rows = await visit.db.select().from(likes).where(eq(likes.sn, sn));
  const names = await Promise.all(rows.map((row) => open(row.name, `${sn} like`, visit.env.DATA_KEYS)));
  return new Set(names.map(String));
}

/** Sets or removes the ♡ of a name (收藏): a free name of this order or, once it is paid, any of its names. */
export const nameLike: HandlerOf<"order", "nameLike"> = async ({ sn, name, liked }, visit) => {
  await setLike(sn, await givenIn(sn, name, visit), liked, visit);
  return { liked: [...(await readLikes(sn, visit))] };
};

async function givenIn(sn: string, name: string, visit: Visit): Promise<string> {
  const { order, product } = await orderOf(sn, naming, visit);
  const free = await product.freeGiven(order, name, visit);
  if (free !== null) return free;
  if (!isPaid(order.status)) throw new Failure("NOT_FOUND");
  return openReport(order, (row) => product.paidGiven(row, name, visit), visit);
}

/** Marks or unmarks a name; doing it twice changes nothing. */
async function setLike(sn: string, given: string, liked: boolean, visit: Visit): Promise<void> {
  if (!liked) {
    const hashes = await keyedHashes(hashText(sn, given), visit.env.DATA_KEYS);
    await visit.db.delete(likes).where(and(eq(likes.sn, sn), inArray(likes.nameHash, hashes)));
    return;
  }
  const nameHash = await keyedHash(hashText(sn, given), visit.env.DATA_KEYS);
  const name = await seal(given, `${sn} like`, visit.env.DATA_KEYS);
  const createdAt = isoOf(visit.now);
  await visit.db.insert(likes).values({ sn, nameHash, name, createdAt }).onConflictDoNothing();
}
