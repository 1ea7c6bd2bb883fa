import { Failure } from "../failure.ts";
import { findAnyOrder } from "../orders/find-order.ts";
import { toldOf } from "../orders/summary.ts";
import { readResult } from "../results/stored-result.ts";
import type { orders } from "../store/tables.ts";
import type { Visit } from "../visit.ts";
import type { ShareWords } from "./share-words.ts";

type Order = typeof orders.$inferSelect;

/** What an order's page shows, as far as it may be shared. */
export type SharedKind = "baby" | "business" | "score" | "luck";

/** By how many names the free face has (三个备选). */
const FREE = ["暂时没有名字，帮忙看看怎么放宽", "一个备选，看看合不合适", "两个备选，选一个您喜欢的"];
const THREE = "三个备选，选一个您喜欢的";
const ALL = "备选都在这里，选一个您喜欢的";
const PAID: ReadonlySet<Order["status"]> = new Set(["paid", "delivered", "refunding"]);

/** How many names there are to choose from. */
async function candidates(order: Order, visit: Visit): Promise<string> {
  if (PAID.has(order.status)) return ALL;
  const { names } = await readResult(order, visit);
  return FREE[names.length] ?? THREE;
}

const SAY: Readonly<
  Record<SharedKind, (order: Order, surname: string, visit: Visit) => ShareWords | Promise<ShareWords>>
> = {
  baby: async (order, surname, visit) => ({
    title: `给${surname}宝宝选名字，帮忙看看`,
    desc: await candidates(order, visit),
  }),
  business: async (order, _surname, visit) => ({
    title: "给公司店铺选名字，帮忙看看",
    desc: await candidates(order, visit),
  }),
  score: () => ({
    title: "给名字做了个检查，帮忙看看",
    desc: "能不能登记、好不好读、有没有谐音，一项一项写明。",
  }),
  luck: () => ({ title: "随机优选的名字，帮忙看看", desc: "按公开的办法抽，结果固定，可以自己核对。" }),
};

const isShared = (price: string): price is SharedKind => Object.hasOwn(SAY, price);

/** The words for whoever is sent an order's page; null where there is no such order, or nothing of it is left. */
export async function sharedOrder(
  sn: string,
  kinds: readonly SharedKind[],
  visit: Visit,
): Promise<ShareWords | null> {
  try {
    const order = await findAnyOrder(sn, visit);
    const { price, surname } = await toldOf(order, visit.env.DATA_KEYS);
    if (!isShared(price) || !kinds.includes(price)) return null;
    return await SAY[price](order, surname, visit);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
