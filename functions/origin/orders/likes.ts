import { and, eq, inArray, ne } from "drizzle-orm";
import type { MARKS } from "#functions/contract/orders/orders.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import type { Liking } from "#functions/origin/products/names/choose.ts";
import { naming } from "#functions/origin/products/products.ts";
import { isPaid } from "#functions/origin/products/stored.ts";
import { likesOf, oneOrder, takeAhead } from "#functions/origin/store/ahead.ts";
import { keyedHash, keyedHashes, open, seal } from "#functions/origin/store/seal.ts";
import { likes } from "#functions/origin/store/tables/orders.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { openReport } from "./open-report.ts";
import { orderOf } from "./order-of.ts";

type Mark = (typeof MARKS)[number];

const hashText = (sn: string, given: string) => `like ${sn} ${given}`;

/** The given names of an order that are marked (收藏、不合适), each mark's in the order of marking. */
export async function readLikes(sn: string, visit: Visit): Promise<Liking> {
  const rows = takeAhead(visit, sn, "likes") ?? (await likesOf(oneOrder(sn), visit.db));
  const names = await Promise.all(
    rows.map(async ({ name, mark }) => ({
      mark,
      given: String(await open(name, `${sn} like`, visit.env.DATA_KEYS)),
    })),
  );
  const marked = (wanted: Mark) =>
    new Set(names.flatMap(({ mark, given }) => (mark === wanted ? [given] : [])));
  return { liked: marked("liked"), unfit: marked("unfit") };
}

/** Marks or unmarks a name (收藏、不合适): a free name of this order or, once it is paid, any of its names. */
export const nameLike: HandlerOf<"order", "nameLike"> = async ({ sn, name, liked, mark }, visit) => {
  await setMark(sn, await givenIn(sn, name, visit), mark ?? (liked ? "liked" : "none"), visit);
  const { liked: all, unfit } = await readLikes(sn, visit);
  return { liked: [...all], unfit: [...unfit] };
};

async function givenIn(sn: string, name: string, visit: Visit): Promise<string> {
  const { order, product } = await orderOf(sn, naming, visit);
  const free = await product.freeGiven(order, name, visit);
  if (free !== null) return free;
  if (!isPaid(order.status)) throw new Failure("NOT_FOUND");
  return openReport(order, (row) => product.paidGiven(row, name, visit), visit);
}

/** Gives a name its one mark, or none; doing it twice changes nothing. */
async function setMark(sn: string, given: string, mark: Mark | "none", visit: Visit): Promise<void> {
  const hashes = await keyedHashes(hashText(sn, given), visit.env.DATA_KEYS);
  const old = and(eq(likes.sn, sn), inArray(likes.nameHash, hashes));
  if (mark === "none") {
    await visit.db.delete(likes).where(old);
    return;
  }
  const nameHash = await keyedHash(hashText(sn, given), visit.env.DATA_KEYS);
  const name = await seal(given, `${sn} like`, visit.env.DATA_KEYS);
  const createdAt = isoOf(visit.now);
  // The old row may be under an older key: it goes where the mark is another one.
  await visit.db.batch([
    visit.db.delete(likes).where(and(old, ne(likes.mark, mark))),
    visit.db.insert(likes).values({ sn, nameHash, name, mark, createdAt }).onConflictDoNothing(),
  ]);
}
