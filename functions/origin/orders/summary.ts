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

/** What of a brief is told outside: whose name is looked for. */
const Told = v.object({
  kind: v.optional(v.string()),
  surname: v.optional(v.string(), ""),
  type: v.optional(v.string()),
});
/** Services of one kind of order, by what its brief says: what they are called, and their row of the price table (价格表). */
const SERVICES: Readonly<Partial<Record<string, { title: string; price: string }>>> = {
  "seek business": { title: "公司店铺起名", price: "business" },
  "score business": { title: "公司店铺测名", price: "businessScore" },
  "manual senior": { title: "资深人工起名", price: "manualSenior" },
};
/** Rows of the price table, where they are not called like the kind. */
const PRICES: Readonly<Partial<Record<OrderRow["kind"], string>>> = { seek: "baby" };

/** What an order is called, its row of the price table, and the surname: all that is unsealed for lists and payments. */
export async function toldOf(
  { sn, kind, brief }: Pick<OrderRow, "sn" | "kind" | "brief">,
  keys: readonly DataKey[],
): Promise<{ title: string; price: string; surname: string }> {
  const told = brief === null ? null : v.safeParse(Told, await open(brief, sn, keys));
  const { kind: service, type, surname } = told?.success === true ? told.output : { surname: "" };
  const own = SERVICES[`${kind} ${type ?? service}`];
  return own !== undefined
    ? { ...own, surname }
    : { title: titleOf(kind), price: PRICES[kind] ?? kind, surname };
}

/** An order as lists show it, but for how far expert work has come. */
export async function summaryOf(
  row: OrderRow,
  keys: readonly DataKey[],
): Promise<Omit<OrderSummary, "stage">> {
  const { title, surname } = await toldOf(row, keys);
  return {
    sn: row.sn,
    kind: row.kind,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    createdAt: row.createdAt,
    paidAt: row.paidAt,
    surname,
    title,
    next: nextOf(row.kind, row.sn),
  };
}
