import type { FormState } from "#app/kit/form/form-state.ts";
import type { OfferedChannels } from "#app/kit/order/channels.ts";
import type { PayType } from "#app/kit/order/services.ts";
import type { OrderStatus } from "#functions/contract/orders/orders.ts";
import type { Channel } from "#functions/contract/orders/payments.ts";
import type { Currency } from "#functions/contract/values/scalars.ts";

export type CheckoutField = "mobile" | "agree" | "channel";

/** The fields in the order of the page, each with the id that its error links to. */
export const CHECKOUT_ANCHORS: Readonly<Record<CheckoutField, string>> = {
  mobile: "mobile",
  agree: "agree",
  channel: "submit",
};

/** The checkout's form as it is drawn. */
export interface CheckoutForm extends FormState<CheckoutField> {
  /** The channel that turned out to be shut when the visitor pressed it; null before. */
  shut: Channel | null;
  /** The price the visitor saw and the price it would be, fen; null while they are the same. */
  repriced: { from: number; to: number } | null;
}

/** What an order holds (订单内容). */
export interface Contents {
  heading: string;
  /** How many names there are and how they come, in one sentence; left out where the lines say it. */
  lead?: string | undefined;
  /** The order's number, below the sentence that ends with it; where it decides nothing it is left out. */
  number?: string | undefined;
  lines: readonly { what: string; count: string }[];
  /** The sentence to tick, in pieces that stay on one line, and the refund rules; left out where those of
   * an order that is delivered at once hold. */
  confirm?: readonly string[] | undefined;
  refunds?: readonly string[] | undefined;
  /** What the mobile is for and is not, where that is not the same as everywhere. */
  mobileHint?: string | undefined;
  /** The terms that go against the buyer, said where the box is ticked; left out where there are none. */
  against?: readonly string[] | undefined;
}

/** What the checkout knows of its order. */
export interface CheckoutOrder {
  sn: string;
  type: PayType;
  status: OrderStatus;
  amount: number;
  /** The price at which it was ordered, fen, where a new payment costs another one; else null. */
  priceWas: number | null;
  currency: Currency;
  contents: Contents;
  /** The price of today's price table, fen, where it differs and the order keeps its own; else null. */
  priceNow: number | null;
  /** By what it was paid and when, where it was. */
  paid: { payee: string; at: string } | null;
  /** Why nothing can be paid here, or null. */
  shut: "paid" | "refunded" | "mismatch" | "nothing" | null;
  /** A payment that was begun and is not over. */
  isBegun: boolean;
  next: string;
}

/** A page of the mini-program: from outside WeChat, and from within the mini-program itself. */
export interface MiniLink {
  openlink: string;
  page: string;
}

/** How the checkout may be paid in this browser. */
export interface Ways extends OfferedChannels {
  app: { name: string; leave: string } | null;
  /** WeChat did not say who pays: its sheet cannot be opened. */
  isUnknownPayer: boolean;
  /** The link into the mini-program (小程序链接), where it is the way to pay by WeChat from here. */
  mini: MiniLink | null;
  /** Nothing is configured at all. */
  isClosed: boolean;
}
