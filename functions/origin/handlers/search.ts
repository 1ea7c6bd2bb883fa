import { desc } from "drizzle-orm";
import { takeCode } from "../finding/code.ts";
import { findByMobile, findByNumber, rowsOf } from "../finding/find.ts";
import { isTheirs, remember } from "../finding/history.ts";
import { countTry } from "../limit.ts";
import { stagesOf } from "../manual/stages-of.ts";
import { summaryOf } from "../orders/summary.ts";
import { orders } from "../store/tables.ts";
import type { Visit } from "../visit.ts";
import type { HandlerOf } from "./handler-of.ts";

const MOST = 50;
const LOOK_UPS = { most: 12, seconds: 600 };

/** Finds orders (查订单), newest first: by proof, or this visitor's own; what is erased is listed without a name. */
export const search: HandlerOf<"index", "search"> = async (params, visit) => {
  const rows = await rowsFor(params, visit);
  const work = rows.filter(({ kind }) => kind === "manual").map(({ sn }) => sn);
  const stages = await stagesOf(work, visit.db);
  return {
    orders: await Promise.all(
      rows.map(async (row) => ({
        ...(await summaryOf(row, visit.env.DATA_KEYS)),
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
      .limit(MOST);
  }
  await countTry("look-up", visit.visitorId, LOOK_UPS, visit);
  const numbers = await provenBy(params, visit);
  await remember(numbers, visit);
  const rows = await rowsOf(numbers, visit);
  return rows.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, MOST);
}

async function provenBy(params: { q: string } | { mobile: string; code: string }, visit: Visit) {
  if ("q" in params) return findByNumber(params.q, visit);
  await takeCode(params.mobile, params.code, visit);
  return findByMobile(params.mobile, visit);
}
