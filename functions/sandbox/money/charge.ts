import type { Context } from "#functions/sandbox/context.ts";
import { randomDigits, randomHex } from "#functions/sandbox/random.ts";
import { type Delivery, newDelivery, type Payment } from "./book.ts";

const TRANSACTION: Readonly<Record<Payment["provider"], () => string>> = {
  wechat: () => `4200${randomDigits(24)}`,
  alipay: () => `2026${randomDigits(24)}`,
  stripe: () => `pi_sandbox${randomHex(12)}`,
};

/** Why a payment can't be paid now, in the payer's words; null where it can. */
export function whyUnpayable(payment: Payment, now: number): string | null {
  if (payment.state === "paid") return "该订单已支付";
  if (payment.state === "closed") return "该订单已关闭";
  return payment.expiresAt <= now ? "该订单已过期" : null;
}

/** The payer pays (付款): books it, then sends, holds or drops the notification, as the switches say. */
export function charge(context: Context, payment: Payment, amount = payment.amount): Delivery {
  payment.state = "paid";
  payment.charged = amount;
  payment.paidAt = context.now;
  payment.transactionId ||= TRANSACTION[payment.provider]();
  const notice = announce(context, payment, newDelivery("paid", context.now));
  context.book.save(payment);
  return notice;
}

/** Adds a notification to the payment; the switches may hold or drop it. */
export function announce(context: Context, payment: Payment, delivery: Delivery): Delivery {
  const { notices } = context.switches;
  if (notices !== "send" && delivery.twist === null) delivery.state = notices === "hold" ? "held" : "dropped";
  payment.deliveries.push(delivery);
  context.book.save(payment);
  return delivery;
}
