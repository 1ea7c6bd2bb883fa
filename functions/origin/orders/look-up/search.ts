import { desc } from "drizzle-orm";
import type { OrderSummary } from "#functions/contract/orders/orders.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { stagesOf } from "#functions/origin/products/expert/job/stages-of.ts";
import { KINDS } from "#functions/origin/products/product.ts";
import { products } from "#functions/origin/products/products.ts";
import { readSurname } from "#functions/origin/products/stored.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import { countTry } from "#functions/origin/store/limit.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import type { Context, Visit } from "#functions/origin/visit.ts";
import { takeCode } from "./code.ts";
import { findByMobile, findByNumber, rowsOf } from "./find.ts";
import { isTheirs, remember } from "./history.ts";

const MOST_FOUND = 50;
const LOOK_UPS = { most: 12, seconds: 600 };

/** Finds orders (查订单), newest first: by number, by mobile and code, or the visitor's; erased ones unnamed. */
export const search: HandlerOf<"index", "search"> = async (params, visit) => {
  const rows = await rowsFor(params, visit);
  const stages = await stagesOf(
    rows.map(({ sn }) => sn),
    visit.db,
  );
  return {
    orders: await Promise.all(
      rows.map(async (row) => ({
        ...(await summaryOf(row, visit)),
        stage: stages.get(row.sn) ?? null,
      })),
    ),
  };
};

async function rowsFor(params: Parameters<typeof search>[0], visit: Visit) {
  if (!("q" in params || "mobile" in params)) {
    return visit.db
      .select()
      .from(orders)
      .where(isTheirs(visit))
      .orderBy(desc(orders.createdAt), desc(orders.sn))
      .limit(MOST_FOUND);
  }
  await countTry("look-up", visit.visitorId, LOOK_UPS, visit);
  const numbers = await provenBy(params, visit);
  await remember(numbers, visit);
  const rows = await rowsOf(numbers, visit);
  return rows.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, MOST_FOUND);
}

async function provenBy(params: { q: string } | { mobile: string; code: string }, visit: Visit) {
  if ("q" in params) return findByNumber(params.q, visit);
  await takeCode(params.mobile, params.code, visit);
  return findByMobile(params.mobile, visit);
}

/** An order as lists show it, except for the stage of expert work. */
async function summaryOf(row: Order, context: Context): Promise<Omit<OrderSummary, "stage">> {
  const { sn, product, offer, status, amount, currency, createdAt, paidAt } = row;
  return {
    ...{ sn, kind: KINDS[product], status, amount, currency, createdAt, paidAt },
    surname: await readSurname(row, context),
    title: offers[offer].title,
    next: products[product].page(sn),
  };
}
