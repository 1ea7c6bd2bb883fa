import type * as v from "valibot";
import type { OfferName } from "#functions/contract/desk/settings.ts";
import type { OrderKind } from "#functions/contract/orders/orders.ts";
import type { FreeDetail, PaidDetail } from "#functions/contract/products/details.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import type { ProductName } from "#functions/origin/store/tables/orders.ts";
import type { Context } from "#functions/origin/visit.ts";
import type { Parts } from "./parts.ts";

/** What the wire calls the orders of each product. */
export const KINDS: Readonly<Record<ProductName, OrderKind>> = {
  baby: "seek",
  business: "seek",
  score: "score",
  "business-score": "score",
  luck: "luck",
  expert: "manual",
};

/** How long an unpaid result stays (资料保存), by the family's choice. */
export type Keep = "none" | "30d" | "1y";

/**
 * A product (产品): how an order of it is made, what is stored of it, what is delivered. `Brief` is what the form says,
 * `Said` what is stored of that, `Free` the free face (免费结果).
 */
export interface Product<Brief, Said, Free> {
  name: ProductName;
  /** Its row of the price table (价格表), by what was said. */
  offer(said: Said): OfferName;
  /** What is stored of a brief. */
  brief: v.GenericSchema<unknown, Said>;
  /** Checks a brief for what its form can't know, and returns it as it is stored. Throws Failure. */
  check(brief: Brief, now: number): Said & { keep: Keep };
  /** Derives the free face; luck draws by the order number. Throws Failure where no name meets the wishes. */
  derive(said: Said, sn: string, context: Context): Promise<Free>;
  /** What is stored of the free face. */
  stored: v.GenericSchema<unknown, Free>;
  /** The paid report (付费报告) of an order that is paid, whole and in parts; null where people write it. */
  report(order: Order, context: Context): Promise<Parts | null>;
  /** The path of the page that shows an order. */
  page(sn: string): string;
  /** The path to go on to once the order is paid, where it is not `page`. */
  pageOncePaid?(sn: string, context: Context): Promise<string>;
}

export type FreeAnswer = v.InferInput<typeof FreeDetail>;
export type PaidAnswer = v.InferInput<typeof PaidDetail>;

/** A product whose order is shown as one page (详情). */
export interface Detailed {
  /** The free face, as it was derived when the form was sent. */
  free(order: Order, context: Context): Promise<FreeAnswer>;
  /** The paid report, as it was delivered; null where nothing is delivered yet. */
  paid(order: Order, context: Context): Promise<PaidAnswer | null>;
}
