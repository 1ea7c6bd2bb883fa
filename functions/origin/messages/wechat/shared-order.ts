import { Failure } from "#functions/origin/failure.ts";
import { roleOf } from "#functions/origin/hold/role-of.ts";
import { shareFor } from "#functions/origin/hold/shares.ts";
import { naming } from "#functions/origin/products/products.ts";
import { isPaid, readSurname } from "#functions/origin/products/stored.ts";
import { findOrder, type Order } from "#functions/origin/store/find-order.ts";
import { at } from "#functions/origin/store/spread/shards.ts";
import type { Context, Visit } from "#functions/origin/visit.ts";

/** The words on the card of a shared page (分享卡片): nothing of a birth, and no name but the surname. */
export interface ShareWords {
  title: string;
  desc: string;
}

/** Products whose orders' pages may be shared. */
export type SharedProduct = keyof typeof SAY;

/** The words for 0, 1 and 2 names in the free face; `THREE` for more (三个备选). */
const FREE = ["暂时没有名字，帮忙看看怎么放宽", "一个备选，看看合不合适", "两个备选，选一个您喜欢的"];
const THREE = "三个备选，选一个您喜欢的";
const ALL = "备选都在这里，选一个您喜欢的";

/** The words that say how many names there are to choose from. */
async function candidates(product: keyof typeof naming, order: Order, context: Context): Promise<string> {
  if (isPaid(order.status)) return ALL;
  return FREE[await naming[product].countFree(order, context)] ?? THREE;
}

/** The words for an order of each product whose pages may be shared. */
const SAY = {
  baby: async (order: Order, surname: string, context: Context): Promise<ShareWords> => ({
    title: `给${surname}宝宝选名字，帮忙看看`,
    desc: await candidates("baby", order, context),
  }),
  business: async (order: Order, _surname: string, context: Context): Promise<ShareWords> => ({
    title: "给公司店铺选名字，帮忙看看",
    desc: await candidates("business", order, context),
  }),
  score: async (): Promise<ShareWords> => ({
    title: "给名字评了个分，帮忙看看",
    desc: "能不能登记、好不好读、有没有谐音，一项一项写明。",
  }),
  luck: async (): Promise<ShareWords> => ({
    title: "随机优选的名字，帮忙看看",
    desc: "按公开的办法抽，结果固定，可以自己核对。",
  }),
} as const;

const isShared = (product: string): product is SharedProduct => Object.hasOwn(SAY, product);

/** The card of an order's page: its words, and the reader's key that stands in its link. */
export interface SharedOrder extends ShareWords {
  key: string;
}

/**
 * The card for whoever is sent an order's page, asked for by its number or a reader's key. Null where there is no such
 * order, nothing of it is left, or this visitor has no link to share: its owner ended it, or only the number is known.
 */
export async function sharedOrder(
  asked: string,
  products: readonly SharedProduct[],
  anyVisit: Visit,
): Promise<SharedOrder | null> {
  try {
    const visit = await at(asked, anyVisit);
    const held = await roleOf(asked, visit);
    const order = await findOrder(held.sn, visit);
    const { product } = order;
    if (!isShared(product) || !products.includes(product)) return null;
    const key =
      held.role === "owner" ? await shareFor(held.sn, visit) : held.role === "reader" ? held.key : null;
    if (key === null) return null;
    return { ...(await SAY[product](order, await readSurname(order, visit), visit)), key };
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
