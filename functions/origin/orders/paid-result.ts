import type { OrderStatus } from "#functions/contract/orders/orders.ts";
import type { PaidResult } from "#functions/contract/orders/payments.ts";
import { Failure } from "#functions/origin/failure.ts";
import { findPayment, newestPayment, type PaymentRow } from "#functions/origin/money/find-payment.ts";
import { logFault } from "#functions/origin/money/log-fault.ts";
import { ask, claimAsk } from "#functions/origin/money/pay/ask.ts";
import { liveAction } from "#functions/origin/money/pay/stored-action.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { amountNow } from "#functions/origin/money/prices/reprice.ts";
import { ProviderTrouble } from "#functions/origin/money/providers/provider.ts";
import { readRefunds } from "#functions/origin/money/refund/read.ts";
import { type Till, tillOf } from "#functions/origin/money/till.ts";
import { KINDS } from "#functions/origin/products/product.ts";
import { products } from "#functions/origin/products/products.ts";
import { readFirst } from "#functions/origin/products/stored.ts";
import { takeAhead } from "#functions/origin/store/ahead.ts";
import { type Order, readOrder } from "#functions/origin/store/find-order.ts";
import type { Context, Visit } from "#functions/origin/visit.ts";

const PAID: readonly OrderStatus[] = ["paid", "delivered"];

/** How the payment of an order stands (付款结果). */
export const getPaidRes = ({ sn }: { sn: string }, visit: Visit): Promise<PaidResult> =>
  readPaidResult(sn, visit, tillOf(visit));

/**
 * How the payment of an order stands. Asks the provider about a payment that
 * may still be paid, at most every three seconds; without an answer, the last known state with its time.
 */
export async function readPaidResult(sn: string, visit: Visit, till: Till): Promise<PaidResult> {
  const newest = await newestPayment(sn, visit);
  const isAsked = newest !== null && isUnpaid(newest) && (await claimAsk(newest, till));
  if (isAsked && (await tryToAsk(newest, till)) === "paid") visit.keep([sn, newest.outTradeNo]);
  // What a provider has just said may have changed both rows.
  const [order, last] = isAsked
    ? await Promise.all([readOrder(sn, visit), newestPayment(sn, till)])
    : [takeAhead(visit, sn, "order") ?? (await readOrder(sn, visit)), newest];
  if (order === null) throw new Failure("NOT_FOUND");
  if (order.status === "erased") throw new Failure("ERASED");
  const { paidBy } = order;
  const [repriced, payment, refunds, next, first] = await Promise.all([
    amountNow(order, visit),
    paidBy === null || paidBy === last?.outTradeNo ? last : findPayment(paidBy, till),
    readRefunds(order, till),
    nextPageOf(order, visit),
    readFirst(order, visit),
  ]);
  return {
    sn,
    status: order.status,
    paid: PAID.includes(order.status),
    amount: order.amount,
    ...(repriced !== null && { amountNow: repriced }),
    currency: order.currency,
    kind: KINDS[order.product],
    title: offers[order.offer].title,
    first,
    price: order.offer,
    next,
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    checkedAt: payment?.heardAt ?? payment?.createdAt ?? order.createdAt,
    refunds,
    payment: payment === null ? null : await shown(payment, till),
  };
}

/** The path to go on to once the order is paid. */
async function nextPageOf({ product: name, sn }: Order, context: Context): Promise<string> {
  const product = products[name];
  return product.pageOncePaid?.(sn, context) ?? product.page(sn);
}

const isUnpaid = ({ state }: PaymentRow) => state === "open" || state === "closed";

async function tryToAsk(payment: PaymentRow, till: Till): Promise<string | null> {
  try {
    return await ask(payment, till);
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    logFault("order.getPaidRes", error);
    return null;
  }
}

async function shown(payment: PaymentRow, till: Till): Promise<PaidResult["payment"]> {
  const { outTradeNo, channel, state, createdAt, expiresAt } = payment;
  const received = receivedOf(payment);
  const action = await liveAction(payment, till);
  return {
    ...{ outTradeNo, channel, state, createdAt, expiresAt, action },
    ...(received !== null && { received }),
  };
}

/**
 * What came of a mismatch. The currency of what came is not stored: a card may have paid in another, and so has whoever
 * paid the very number that was asked.
 */
const receivedOf = ({ state, channel, amount, paidAmount }: PaymentRow): number | null =>
  state === "mismatch" && channel !== "card" && paidAmount !== amount ? paidAmount : null;
