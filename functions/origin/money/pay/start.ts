import { and, eq } from "drizzle-orm";
import type { Payment } from "#functions/contract/orders/payments.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import { returnUrlOf } from "#functions/origin/money/addresses.ts";
import {
  findPayment,
  openPayment,
  type PaymentRow,
  paymentOfKey,
} from "#functions/origin/money/find-payment.ts";
import { logFault } from "#functions/origin/money/log-fault.ts";
import { reprice } from "#functions/origin/money/prices/reprice.ts";
import { CHANNELS } from "#functions/origin/money/providers/channels.ts";
import { type Provider, ProviderTrouble } from "#functions/origin/money/providers/provider.ts";
import type { Till } from "#functions/origin/money/till.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import { fixed } from "#functions/origin/store/statements/fixed.ts";
import { payments } from "#functions/origin/store/tables/payments.ts";
import { retire } from "./ask.ts";
import { isSameRequest, type Payer, preparedOf, secondsToWait, storePayment } from "./new-payment.ts";
import { liveAction, sealAction } from "./stored-action.ts";

/** How often a request among many looks for an open payment and tries to store one, before it is refused. */
const ROUNDS = 4;
/** While the request that stored a payment is talking to the provider, others wait for what it hears. */
const WAITS = 8;
const WAIT_MS = 250;
const SURELY_SENT_MS = 5000;

const CHECKING = "正在核对付款结果，请稍等几秒再试。请不要重复付款，订单和资料都在。";

/**
 * Starts a payment of an order, or repeats the one that is open: never a second charge. A payment that can't
 * be repeated (another channel, another payer, its end near) is first closed at its provider and asked about;
 * the answer is `paid` if it was paid. A new payment has the price of now.
 */
export async function startPayment(
  order: Order,
  payer: Payer,
  key: { idem: string; requestHash: string },
  provider: Provider,
  till: Till,
): Promise<Payment> {
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const before = await openPayment(order.sn, till);
      if (before !== null) {
        if (await mayRepeat(before, order, payer, provider, till))
          return await repeat(before, provider, till);
        const state = await retire(before, till);
        if (state === "paid") return paidAnswer(before);
        if (state === "mismatch") throw new Failure("STATE_CONFLICT", {}, MISMATCH);
        // The key belongs to a payment that is closed now: it can't start another.
        const used = await paymentOfKey(order.sn, key.idem, till);
        if (used !== null && used.state !== "open") throw new Failure("STATE_CONFLICT", {}, CLOSED);
      }
      const made = await storePayment(await reprice(order, till), payer, key, provider, till);
      if (made !== null) return await send(made, provider, till);
      const retryAfter = await secondsToWait(order.sn, till);
      if (retryAfter > 0) throw new Failure("TOO_MANY", { retryAfter }, "付款打开得太频繁了，请稍后再试。");
    }
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    logFault("order.payAgain", error);
    throw new Failure("UNAVAILABLE", { retryAfter: 5 }, CHECKING);
  }
  throw new Failure("UNAVAILABLE", { retryAfter: 5 }, CHECKING);
}

export const CLOSED = "这次付款已经关闭，请回到付款页重新打开。";
export const MISMATCH = "金额对不上，我们已暂停并人工核对。";

/** The answer for a payment that is paid: nothing is left to do for the browser. Others replace `action`. */
export const paidAnswer = ({ outTradeNo, amount, currency, expiresAt }: PaymentRow): Payment => ({
  outTradeNo,
  amount,
  currency,
  expiresAt,
  action: { kind: "paid" },
});

async function mayRepeat(
  payment: PaymentRow,
  order: Order,
  payer: Payer,
  provider: Provider,
  till: Till,
): Promise<boolean> {
  const leftMs = Date.parse(payment.expiresAt) - till.now;
  if (leftMs < CHANNELS[payment.channel].leastMs) return false;
  return isSameRequest(payment, order, payer, provider, till);
}

/** The stored answer of an open payment, waited for if it is new; where none came, sends its bytes again. */
async function repeat(payment: PaymentRow, provider: Provider, till: Till): Promise<Payment> {
  const isBeingSent = till.now - Date.parse(payment.createdAt) < SURELY_SENT_MS;
  let current = payment;
  for (let wait = 0; wait < WAITS && isBeingSent && current.action === null; wait++) {
    await new Promise((done) => setTimeout(done, WAIT_MS));
    current = (await findPayment(payment.outTradeNo, till)) ?? current;
  }
  const action = await liveAction(current, till);
  return action === null ? send(current, provider, till) : { ...paidAnswer(current), action };
}

const showing = fixed(
  ["outTradeNo", "action", "reference", "at"],
  ({ outTradeNo, action, reference, at }, db) =>
    db
      .update(payments)
      .set({ action, reference, heardAt: at })
      .where(and(eq(payments.outTradeNo, outTradeNo), eq(payments.state, "open")))
      .returning({ outTradeNo: payments.outTradeNo }),
);

/** Sends the stored bytes and stores the answer. A payment that the provider refuses is retired. */
async function send(payment: PaymentRow, provider: Provider, till: Till): Promise<Payment> {
  const { outTradeNo, channel } = payment;
  const prepared = await preparedOf(payment, till);
  try {
    const started = await provider.start(prepared, {
      outTradeNo,
      channel,
      now: till.now,
      returnUrl: returnUrlOf(payment.sn, till.env),
    });
    const action = await sealAction(started.action, outTradeNo, till);
    const { reference } = started;
    const shown = await showing(till.db, { outTradeNo, action, reference, at: isoOf(till.now) });
    if (shown.length > 0) return { ...paidAnswer(payment), action: started.action };
    // No longer open after the call: nobody is sent to a cashier that our books call closed.
    if ((await findPayment(outTradeNo, till))?.state === "paid") return paidAnswer(payment);
    throw new Failure("UNAVAILABLE", { retryAfter: 5 }, CHECKING);
  } catch (error) {
    if (!(error instanceof ProviderTrouble) || !isRefusal(error)) throw error;
    // The same bytes will be refused again: let go of the number, unless it was paid.
    if ((await retire(payment, till)) === "paid") return paidAnswer(payment);
    throw error;
  }
}

/** The provider refuses for good: with a 4xx, but for four after which it may accept the same bytes. */
const isRefusal = ({ status }: ProviderTrouble) =>
  status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
