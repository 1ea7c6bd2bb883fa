import * as v from "valibot";
import { NameCard } from "#functions/contract/names/name-card.ts";
import type { PlainName } from "#functions/contract/together/duet.ts";
import { readLikes } from "#functions/origin/orders/likes.ts";
import { openReport } from "#functions/origin/orders/open-report.ts";
import { orderOf } from "#functions/origin/orders/order-of.ts";
import { babyNaming } from "#functions/origin/products/baby/product.ts";
import { isPaid } from "#functions/origin/products/stored.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import { open, seal } from "#functions/origin/store/seal.ts";
import type { Context, Visit } from "#functions/origin/visit.ts";

const CHOICE = { filter: "whole", sort: "report" } as const;

/** The order of a baby's names that may be chosen together; NOT_FOUND for any other. */
export const namingOrder = async (sn: string, visit: Visit): Promise<Order> =>
  (await orderOf(sn, { baby: babyNaming }, visit)).order;

/** Every name of an order in its own order: the free ones, or once it is paid the whole report. */
export async function cardsOf(order: Order, visit: Visit): Promise<NameCard[]> {
  const liking = await readLikes(order.sn, visit);
  const asked = { sn: order.sn, batch: 0, ...CHOICE };
  const found = isPaid(order.status)
    ? await openReport(order, (row) => babyNaming.paidBatch(row, asked, liking, visit), visit)
    : await babyNaming.freeBatch(order, CHOICE, liking, visit);
  return found.service === "business" ? [] : v.parse(v.array(NameCard), found.names);
}

/** A name without its score, and without what is to be minded. */
export const plain = ({ given, name, pinyin, source, why }: NameCard): PlainName => ({
  ...{ given, name, pinyin, source, why },
});

/** The given names of a choice as they are stored, sealed: they are a child's. */
export const sealNames = (names: readonly string[], place: string, { env }: Context): Promise<string> =>
  seal(names, place, env.DATA_KEYS);

export const openNames = async (sealed: string, place: string, { env }: Context): Promise<string[]> =>
  v.parse(v.array(v.string()), await open(sealed, place, env.DATA_KEYS));
