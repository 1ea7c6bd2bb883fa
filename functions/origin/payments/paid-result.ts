import { eq } from "drizzle-orm";
import type { OrderStatus } from "#functions/contract/orders.ts";
import type { PaidResult } from "#functions/contract/payments.ts";
import { Failure } from "../failure.ts";
import { nextPageOf } from "../manual/next-page.ts";
import { toldOf } from "../orders/summary.ts";
import { orders } from "../store/tables.ts";
import type { Visit } from "../visit.ts";
import { ask, claimAsk } from "./ask.ts";
import { findPayment, newestPayment, type PaymentRow } from "./find-payment.ts";
import { logFault } from "./log-fault.ts";
import { runOutbox } from "./outbox.ts";
import { ProviderTrouble } from "./provider.ts";
import { readRefunds } from "./read-refunds.ts";
import { amountNow } from "./reprice.ts";
import { liveAction } from "./stored-action.ts";
import type { Till } from "./till.ts";

const PAID: readonly OrderStatus[] = ["paid", "delivered"];

/**
 * How the payment of an order stands (付款结果), for whoever holds its number. A payment that may still be paid
 * is asked about at its provider, at most every three seconds; while the provider doesn't answer, the last known state with its time.
 */
export async function readPaidResult(sn: string, visit: Visit, till: Till): Promise<PaidResult> {
  const newest = await newestPayment(sn, till);
  if (newest !== null && isUnpaid(newest) && (await claimAsk(newest, till))) {
    const heard = await tryToAsk(newest, till);
    if (heard === "paid") visit.after(() => runOutbox(till, { about: [sn, newest.outTradeNo] }));
  }
  const [order] = await visit.db.select().from(orders).where(eq(orders.sn, sn)).limit(1);
  if (order === undefined) throw new Failure("NOT_FOUND");
  if (order.status === "erased") throw new Failure("ERASED");
  const { title, price } = await toldOf(order, visit.env.DATA_KEYS);
  const repriced = await amountNow(order, visit);
  const payment = await (order.paidBy === null ? newestPayment(sn, till) : findPayment(order.paidBy, till));
  return {
    sn,
    status: order.status,
    paid: PAID.includes(order.status),
    amount: order.amount,
    ...(repriced !== null && { amountNow: repriced }),
    currency: order.currency,
    kind: order.kind,
    title,
    price,
    next: await nextPageOf(order, visit),
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    checkedAt: payment?.heardAt ?? payment?.createdAt ?? order.createdAt,
    refunds: await readRefunds(order, till),
    payment: payment === null ? null : await shown(payment, till),
  };
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
  return { outTradeNo, channel, state, createdAt, expiresAt, action: await liveAction(payment, till) };
}
