import type * as v from "valibot";
import type { OrderStatus } from "#functions/contract/orders/orders.ts";
import type { PayAgainParams, Payment } from "#functions/contract/orders/payments.ts";
import { Failure } from "#functions/origin/failure.ts";
import { findPayment, hasWrongAmount, paymentOfKey } from "#functions/origin/money/find-payment.ts";
import { CHANNELS } from "#functions/origin/money/providers/channels.ts";
import { type Till, tillOf } from "#functions/origin/money/till.ts";
import { readOrder } from "#functions/origin/store/find-order.ts";
import { keyedHashes } from "#functions/origin/store/seal.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { readPayer } from "./payer.ts";
import { CLOSED, MISMATCH, paidAnswer, startPayment } from "./start.ts";
import { liveAction } from "./stored-action.ts";

type Asked = v.InferOutput<typeof PayAgainParams>;

/** Starts or repeats a payment (付款). */
export const payAgain = (asked: Asked, visit: Visit): Promise<Payment> =>
  payOrder(asked, visit, tillOf(visit));

const REFUNDED = "这笔订单已经退款，不能再付。";

/** States in which an order can't be paid, nor called paid. */
const REFUSALS: Readonly<Partial<Record<OrderStatus, () => Failure>>> = {
  refunding: () => new Failure("STATE_CONFLICT", {}, REFUNDED),
  refunded: () => new Failure("STATE_CONFLICT", {}, REFUNDED),
  erased: () => new Failure("ERASED"),
};

/**
 * Starts or repeats a payment with a given till: the price is the order's. Same key and same request → the stored answer; same key, other request → STATE_CONFLICT.
 */
export async function payOrder(
  { sn, channel, clientIp, idem }: Asked,
  visit: Visit,
  till: Till,
): Promise<Payment> {
  const order = await readOrder(sn, visit);
  if (order === null) throw new Failure("NOT_FOUND");
  const refusal = REFUSALS[order.status];
  if (refusal !== undefined) throw refusal();

  const request = `payAgain ${sn} ${channel}`;
  // The first is under the newest key.
  const known = await keyedHashes(request, visit.env.DATA_KEYS);
  const [requestHash = ""] = known;
  const before = await paymentOfKey(sn, idem, till);
  if (before !== null && !known.includes(before.requestHash)) throw new Failure("STATE_CONFLICT");
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
  if (payment.action.kind === "paid") visit.keep([sn]);
  return payment;
}
