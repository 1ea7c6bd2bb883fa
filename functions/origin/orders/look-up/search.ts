import { sql } from "drizzle-orm";
import type { OrderSummary } from "#functions/contract/orders/orders.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { bucketOf } from "#functions/origin/hold/bucket.ts";
import { historyOf, ownOnes, remember } from "#functions/origin/hold/history.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { stagesOf } from "#functions/origin/products/expert/job/stages-of.ts";
import { KINDS } from "#functions/origin/products/product.ts";
import { products } from "#functions/origin/products/products.ts";
import { readAbout, readFirst, readSurname } from "#functions/origin/products/stored.ts";
import { askedOf, standingOf } from "#functions/origin/store/desk/asked.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import { countTry, networkOf } from "#functions/origin/store/limit.ts";
import { byHome } from "#functions/origin/store/spread/everywhere.ts";
import { refunds } from "#functions/origin/store/tables/payments.ts";
import type { Context, Visit } from "#functions/origin/visit.ts";
import { takeCode } from "./code.ts";
import { type Found, findByMobile, findByNumber, renewMobile, rowsOf } from "./find.ts";

const MOST_FOUND = 50;
const LOOK_UPS = { most: 12, seconds: 600 };
/** A new visitor costs nothing, so that numbers are not guessed at by many of them. */
const LOOK_UPS_OF_NETWORK = { most: 60, seconds: 600 };

/**
 * Finds orders (查订单), newest first: by number, by mobile and code, or the visitor's; erased ones unnamed. What proves an
 * owner makes this browser one.
 */
export const search: HandlerOf<"index", "search"> = async (params, visit) => {
  const rows = await rowsFor(params, visit);
  const numbers = rows.map(({ sn }) => sn);
  const [stages, own, asked, back] = await Promise.all([
    stagesIn(numbers, visit),
    ownOnes(numbers, visit),
    askedIn(numbers, visit),
    backOf(numbers, visit),
  ]);
  return {
    orders: await Promise.all(
      rows.map(async (row) => ({
        ...(await summaryOf(row, visit)),
        about: own.has(row.sn) ? await readAbout(row, visit) : "",
        first: own.has(row.sn) ? await readFirst(row, visit) : "",
        asked: own.has(row.sn)
          ? standingOf(
              asked.filter(({ sn }) => sn === row.sn),
              row.status,
            )
          : null,
        back: own.has(row.sn) ? (back.get(row.sn) ?? null) : null,
        role: own.has(row.sn) ? ("owner" as const) : ("reader" as const),
        stage: stages.get(row.sn) ?? null,
      })),
    ),
  };
};

async function stagesIn(numbers: readonly string[], visit: Visit): ReturnType<typeof stagesOf> {
  const stages = await byHome(numbers, visit, (own, { db }) => stagesOf(own, db));
  return new Map(stages.flatMap((some) => [...some]));
}

/** What was asked of these orders, all of them. */
async function askedIn(numbers: readonly string[], visit: Visit) {
  const of = (own: readonly string[]) => sql`(select value from json_each(${JSON.stringify(own)}))`;
  const rows = await byHome(numbers, visit, async (own, { db }) => askedOf(of(own), db));
  return rows.flat();
}

/** What went back of these orders' payments, all together; the day is that of the last, once all have arrived. */
async function backOf(numbers: readonly string[], visit: Visit) {
  const rows = await byHome(numbers, visit, (own, { db }) =>
    db
      .select({
        sn: refunds.sn,
        amount: sql<number>`sum(${refunds.amount})`,
        doneAt: sql<string | null>`iif(count(*) = count(${refunds.doneAt}), max(${refunds.doneAt}), null)`,
      })
      .from(refunds)
      .where(sql`${refunds.sn} in (select value from json_each(${JSON.stringify(own)}))`)
      .groupBy(refunds.sn),
  );
  return new Map(rows.flat().map(({ sn, ...sum }) => [sn, sum]));
}

async function rowsFor(params: Parameters<typeof search>[0], visit: Visit) {
  if (!("q" in params || "mobile" in params)) {
    return historyOf(await bucketOf(visit.visitorId, visit.env.DATA_KEYS), MOST_FOUND, visit);
  }
  await countTry("look-up", visit.visitorId, LOOK_UPS, visit);
  await countTry("look-up-network", networkOf(visit), LOOK_UPS_OF_NETWORK, visit);
  const { numbers, role } = await foundBy(params, visit);
  await remember(numbers, role, visit);
  const rows = await rowsOf(numbers, visit);
  return rows.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, MOST_FOUND);
}

async function foundBy(
  params: { q: string } | { mobile: string; code: string },
  visit: Visit,
): Promise<Found> {
  if ("q" in params) return findByNumber(params.q, visit);
  await takeCode(params.mobile, params.code, visit);
  await renewMobile(params.mobile, visit);
  return { numbers: await findByMobile(params.mobile, visit), role: "owner" };
}

/** An order as lists show it, except for whose it is and the stage of expert work. */
async function summaryOf(
  row: Order,
  context: Context,
): Promise<Omit<OrderSummary, "about" | "first" | "asked" | "back" | "stage" | "role">> {
  const { sn, product, offer, status, amount, currency, createdAt, paidAt } = row;
  return {
    ...{ sn, kind: KINDS[product], status, amount, currency, createdAt, paidAt },
    surname: await readSurname(row, context),
    title: offers[offer].title,
    next: products[product].page(sn),
  };
}
