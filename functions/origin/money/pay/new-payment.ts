import { and, eq, exists, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Channel } from "#functions/contract/orders/payments.ts";
import { HOUR_MS, isoOf } from "#functions/contract/values/time.ts";
import { notifyUrlOf, returnUrlOf } from "#functions/origin/money/addresses.ts";
import { findPayment, type PaymentRow } from "#functions/origin/money/find-payment.ts";
import { newOutTradeNo } from "#functions/origin/money/out-trade-no.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { CHANNELS } from "#functions/origin/money/providers/channels.ts";
import type { NewPayment, Provider } from "#functions/origin/money/providers/provider.ts";
import type { Till } from "#functions/origin/money/till.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import { open, seal } from "#functions/origin/store/seal.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { fixedAll } from "#functions/origin/store/statements/fixed.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { payments } from "#functions/origin/store/tables/payments.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import { statesBefore } from "#functions/origin/store/transitions.ts";
import { nextAskWhileOpen } from "./polling-plan.ts";

/** Payments that one order may start within an hour. */
const MOST_AN_HOUR = 10;

/** Who pays, and how: what a request says beside the order. */
export interface Payer {
  visitorId: string;
  channel: Channel;
  clientIp: string | null;
  openid: string | null;
}

/** What a provider is told: the price is the order's, never the request's. */
function askedFor(
  order: Order,
  payer: Payer,
  times: Pick<NewPayment, "outTradeNo" | "now" | "expiresAt">,
  { env }: Till,
): NewPayment {
  const { provider, needs } = CHANNELS[payer.channel];
  return {
    ...times,
    sn: order.sn,
    channel: payer.channel,
    amount: order.amount,
    currency: order.currency,
    description: `罗盘起名 ${offers[order.offer].title}`,
    clientIp: needs === "clientIp" ? payer.clientIp : null,
    openid: needs === "openid" ? payer.openid : null,
    notifyUrl: notifyUrlOf(provider, env),
    returnUrl: returnUrlOf(order.sn, env),
  };
}

/** The statements that store a payment, and make its order one that is being paid. */
const storing = fixedAll(
  [
    ...(["outTradeNo", "sn", "visitorId", "channel", "idem", "requestHash", "request", "nextAskAt"] as const),
    ...(["createdAt", "expiresAt", "since", "amount", "priceVersion", "currency"] as const),
  ],
  (given, db) => {
    const { outTradeNo, sn } = given;
    const text = (value: SQL, name: string) => sql<string>`${value}`.as(name);
    const none = (name: string) => sql<null>`null`.as(name);
    const lately = sql<number>`(select count(*) from ${payments} where ${payments.sn} = ${sn}
      and ${gte(payments.createdAt, given.since)})`;
    const mayStart = and(
      eq(orders.sn, sn),
      inArray(orders.status, statesBefore("pay-started")),
      eq(orders.amount, given.amount),
      eq(orders.priceVersion, given.priceVersion),
      eq(orders.currency, given.currency),
    );
    const row = db
      .select({
        outTradeNo: text(outTradeNo, "out_trade_no"),
        sn: orders.sn,
        visitorId: text(given.visitorId, "payer_visitor"),
        channel: sql<Channel>`${given.channel}`.as("channel"),
        amount: orders.amount,
        currency: orders.currency,
        priceVersion: orders.priceVersion,
        state: sql<"open">`'open'`.as("state"),
        idem: text(given.idem, "payment_idem"),
        requestHash: text(given.requestHash, "payment_hash"),
        request: text(given.request, "request"),
        action: none("action"),
        reference: none("reference"),
        transactionId: none("transaction_id"),
        paidAmount: none("paid_amount"),
        createdAt: text(given.createdAt, "payment_created"),
        expiresAt: text(given.expiresAt, "payment_expires"),
        paidAt: none("payment_paid"),
        askedAt: none("asked_at"),
        heardAt: none("heard_at"),
        nextAskAt: text(given.nextAskAt, "next_ask_at"),
        asked: sql<number>`0`.as("asked"),
        refundedAt: none("refunded_at"),
      })
      .from(orders)
      .where(and(mayStart, lt(lately, MOST_AN_HOUR)));
    const stored = db.select({ one: sql`1` }).from(payments).where(eq(payments.outTradeNo, outTradeNo));
    return {
      payment: db.insert(payments).select(row).onConflictDoNothing(),
      order: db
        .update(orders)
        .set({ status: "pending" })
        .where(and(mayStart, exists(stored))),
    };
  },
);

/**
 * Stores a new payment with its bytes, before they are sent. Null where another payment of the order is open,
 * the order's status or price has changed, or it has started as many payments as it may: the caller looks
 * again.
 */
export async function storePayment(
  order: Order,
  payer: Payer,
  key: { idem: string; requestHash: string },
  provider: Provider,
  till: Till,
): Promise<PaymentRow | null> {
  const { db, env, now } = till;
  const outTradeNo = newOutTradeNo(order.sn);
  const expiresAt = now + CHANNELS[payer.channel].lifeMs;
  const prepared = await provider.prepare(askedFor(order, payer, { outTradeNo, now, expiresAt }, till));
  const request = await seal(prepared, places.request(outTradeNo), env.DATA_KEYS);
  const [createdAt, ends] = [isoOf(now), isoOf(expiresAt)];
  const { sn, amount, priceVersion, currency } = order;
  const { visitorId, channel } = payer;
  const statements = storing(db, {
    ...{
      outTradeNo,
      sn,
      visitorId,
      channel,
      ...key,
      request,
      nextAskAt: nextAskWhileOpen(createdAt, ends, 0),
    },
    ...{ createdAt, expiresAt: ends, since: isoOf(now - HOUR_MS), amount, priceVersion, currency },
  });
  await batch(db, statements);
  return findPayment(outTradeNo, till);
}

/** The bytes of a payment, as they were stored. */
export const preparedOf = async ({ outTradeNo, request }: PaymentRow, { env }: Till): Promise<string> =>
  String(await open(request, places.request(outTradeNo), env.DATA_KEYS));

/** Whether this payer's request under the same number has the same bytes: a provider refuses others. */
export async function isSameRequest(
  payment: PaymentRow,
  order: Order,
  payer: Payer,
  provider: Provider,
  till: Till,
): Promise<boolean> {
  if (payment.channel !== payer.channel) return false;
  // What was begun keeps its price, whatever the order is sold at by now.
  const { amount, currency } = payment;
  const times = {
    outTradeNo: payment.outTradeNo,
    now: Date.parse(payment.createdAt),
    expiresAt: Date.parse(payment.expiresAt),
  };
  return (
    (await provider.prepare(askedFor({ ...order, amount, currency }, payer, times, till))) ===
    (await preparedOf(payment, till))
  );
}

/** Seconds until an order may start another payment; 0 where it may now. */
export async function secondsToWait(sn: string, { db, now }: Till): Promise<number> {
  const started = await db
    .select({ createdAt: payments.createdAt })
    .from(payments)
    .where(and(eq(payments.sn, sn), gte(payments.createdAt, isoOf(now - HOUR_MS))))
    .orderBy(payments.createdAt);
  const [oldest] = started;
  if (oldest === undefined || started.length < MOST_AN_HOUR) return 0;
  return Math.max(1, Math.ceil((Date.parse(oldest.createdAt) + HOUR_MS - now) / 1000));
}
