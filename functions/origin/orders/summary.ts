import * as v from "valibot";
import type { OrderSummary } from "#functions/contract/orders.ts";
import { type DataKey, open } from "../store/seal.ts";
import type { orders } from "../store/tables.ts";

type OrderRow = typeof orders.$inferSelect;

const TITLES: Readonly<Record<OrderRow["kind"], string>> = {
  seek: "宝宝起名",
  score: "名字评分",
  luck: "随机优选",
  manual: "人工起名",
};

/** The path of the page to go to. */
const NEXT: Readonly<Record<OrderRow["kind"], (sn: string) => string>> = {
  seek: (sn) => `/naming-result/${sn}`,
  score: (sn) => `/name-measurement-result/${sn}`,
  luck: (sn) => `/luck-name-details?sn=${sn}`,
  manual: (sn) => `/manual-naming-order?sn=${sn}`,
};

/** What an order is called, and where it goes on. */
export const titleOf = (kind: OrderRow["kind"]): string => TITLES[kind];
export const nextOf = (kind: OrderRow["kind"], sn: string): string => NEXT[kind](sn);

const WithSurname = v.object({ surname: v.string() });

/** An order as lists show it; the surname is all that is unsealed for it. */
export async function summaryOf(row: OrderRow, keys: readonly DataKey[]): Promise<OrderSummary> {
  const brief = row.brief === null ? null : v.safeParse(WithSurname, await open(row.brief, row.sn, keys));
  return {
    sn: row.sn,
    kind: row.kind,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    createdAt: row.createdAt,
    paidAt: row.paidAt,
    surname: brief?.success ? brief.output.surname : "",
    title: titleOf(row.kind),
    next: nextOf(row.kind, row.sn),
  };
}
