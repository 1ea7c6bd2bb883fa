import * as v from "valibot";
import { AskedInWords } from "#functions/contract/orders/asked.ts";
import { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import { OrderStatus } from "#functions/contract/orders/orders.ts";
import { Channel, PaymentState } from "#functions/contract/orders/payments.ts";
import { RgOrder } from "#functions/contract/products/expert.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Currency, Fen, Instant, Sn } from "#functions/contract/values/scalars.ts";

/** Which product an order is of, as the desk is told. */
export const DeskProduct = v.picklist(["baby", "business", "score", "business-score", "luck", "expert"]);
export type DeskProduct = v.InferOutput<typeof DeskProduct>;

/** Looks for orders by a number of any kind, ours or a provider's, by a mobile, or by the end of a paid order's number (查单、尾号). */
export const DeskFindParams = v.object({
  q: v.pipe(
    v.optional(v.string(messages.form), ""),
    // As it was typed: a card payment's number has small and capital letters.
    v.transform((text) => text.normalize("NFKC").replaceAll(/[\s\-()]/g, "")),
    v.regex(/^\+?[0-9A-Za-z_]{4,64}$/, messages.deskFind),
  ),
});

/** An order as a list of the desk shows it. */
export const DeskOrderRow = v.object({
  sn: Sn,
  product: DeskProduct,
  status: OrderStatus,
  stage: v.nullable(ExpertStage),
  amount: Fen,
  currency: Currency,
  createdAt: Instant,
  paidAt: v.nullable(Instant),
});
export type DeskOrderRow = v.InferOutput<typeof DeskOrderRow>;
/** An order that was found, and for whom it is; "" where that is not told, or cannot be read any more. */
const DeskFoundRow = v.object({ ...DeskOrderRow.entries, surname: v.optional(v.string(), "") });
export type DeskFoundRow = v.InferOutput<typeof DeskFoundRow>;
export const DeskFound = v.object({ orders: v.array(DeskFoundRow) });

/** A payment of an order, with the numbers that a payer or a provider may name. */
const DeskPayment = v.object({
  outTradeNo: v.string(),
  transactionId: v.nullable(v.string()),
  channel: Channel,
  state: PaymentState,
  amount: Fen,
  paidAmount: v.nullable(Fen),
  createdAt: Instant,
  paidAt: v.nullable(Instant),
});
const DeskRefund = v.object({
  refundNo: v.string(),
  amount: Fen,
  createdAt: Instant,
  doneAt: v.nullable(Instant),
});

/** A line of the log about an order. */
const DeskOrderAct = v.object({
  at: Instant,
  who: v.string(),
  /** One of `DeskVerb`. */
  verb: v.optional(v.string()),
  reason: v.optional(v.nullable(v.string())),
  /** The item that it was done to: kind and reference. */
  subject: v.optional(v.string()),
});

/** One order whole, as whoever decides about it needs it: what was asked for, what was delivered, what happened. */
export const DeskOrder = v.object({
  ...DeskOrderRow.entries,
  priceVersion: v.number(),
  /** 138****5678; null where none was left. */
  mobile: v.nullable(v.string()),
  /** What the family said, by the keys of its brief; empty once erased. */
  said: v.record(v.string(), v.string()),
  /** When the report was stored (交付); null where there is none, and of expert work, whose entries say it. */
  deliveredAt: v.optional(v.nullable(Instant), null),
  /** Who did what of it at the desk, and why, by the moment of the act (谁办的). */
  acts: v.optional(v.array(DeskOrderAct), []),
  /** What was delivered: the given names of a report, in its order; none of what is no list of names, and once erased. */
  names: v.optional(v.array(v.string()), []),
  payments: v.array(DeskPayment),
  refunds: v.array(DeskRefund),
  /** The path of the page that shows it to whoever has its number (家长看到的那一页). */
  page: v.optional(v.string()),
  /** What its buyer asked us for, the newest first; without words once erased. */
  asked: v.optional(v.array(AskedInWords)),
  /** Expert work with its manuscripts and messages; null for every other product. */
  expert: v.nullable(RgOrder),
});
export type DeskOrder = v.InferOutput<typeof DeskOrder>;
