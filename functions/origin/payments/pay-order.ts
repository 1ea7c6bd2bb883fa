import { eq } from "drizzle-orm";
import type * as v from "valibot";
import type { OrderStatus } from "#functions/contract/orders.ts";
import type { PayAgainParams, Payment } from "#functions/contract/payments.ts";
import { Failure } from "../failure.ts";
import { keyedHash } from "../store/seal.ts";
import { orders } from "../store/tables.ts";
import type { Visit } from "../visit.ts";
import { CHANNELS } from "./channels.ts";
import { findPayment, hasWrongAmount, paymentOfKey } from "./find-payment.ts";
import { runOutbox } from "./outbox.ts";
import { readPayer } from "./payer.ts";
import { CLOSED, MISMATCH, paidAnswer, startPayment } from "./start.ts";
import { liveAction } from "./stored-action.ts";
import type { Till } from "./till.ts";

type Asked = v.InferOutput<typeof PayAgainParams>;

const REFUNDED = "这笔订单已经退款，不能再付。";

/** States in which an order can't be paid, nor called paid. */
const REFUSALS: Readonly<Partial<Record<OrderStatus, () => Failure>>> = {
  refunding: () => new Failure("STATE_CONFLICT", {}, REFUNDED),
  refunded: () => new Failure("STATE_CONFLICT", {}, REFUNDED),
  erased: () => new Failure("ERASED"),
};

/**
 * Starts or repeats a payment (付款): whoever holds the number may pay, and the price is the order's. Same key and same
 * request → the stored answer; same key, other request → STATE_CONFLICT.
 */
export async function payOrder(
  { sn, channel, clientIp, idem }: Asked,
  visit: Visit,
  till: Till,
): Promise<Payment> {
  const [order] = await visit.db.select().from(orders).where(eq(orders.sn, sn)).limit(1);
  if (order === undefined) throw new Failure("NOT_FOUND");
  const refusal = REFUSALS[order.status];
  if (refusal !== undefined) throw refusal();

  const requestHash = await keyedHash(`payAgain ${sn} ${channel}`, visit.env.DATA_KEYS);
  const before = await paymentOfKey(sn, idem, till);
  if (before !== null && before.requestHash !== requestHash) throw new Failure("STATE_CONFLICT");
  const payer = order.paidBy === null ? null : await findPayment(order.paidBy, till);
  if (payer !== null) return paidAnswer(payer);
  if (await hasWrongAmount(sn, till)) throw new Failure("STATE_CONFLICT", {}, MISMATCH);
  if (before !== null) {
    if (before.state !== "open") throw new Failure("STATE_CONFLICT", {}, CLOSED);
    const action = await liveAction(before, till);
    if (action !== null) return { ...paidAnswer(before), action };
  }

  const { provider: name, currencies } = CHANNELS[channel];
  const provider = till.providers.get(name);
  if (!provider?.channels.includes(channel) || !currencies.includes(order.currency))
    throw new Failure("NOT_CONFIGURED");
  const who = await readPayer(channel, clientIp ?? null, visit);
  const payment = await startPayment(order, who, { idem, requestHash }, provider, till);
  // An earlier payment may have turned out to be paid: its report need not wait for the cron.
  if (payment.action.kind === "paid") visit.after(() => runOutbox(till, { about: [sn] }));
  return payment;
}
