import type { Twist } from "#functions/sandbox/money/book.ts";
import { type Payment, type Refund, refunded } from "#functions/sandbox/money/book.ts";
import { toldAmount, toldNumber } from "#functions/sandbox/money/deliveries.ts";

const STATUS = { open: "open", paid: "complete", closed: "expired" } as const;

/** A Checkout Session as Stripe tells of it. */
export function session(payment: Payment, origin: string, twist: Twist | null = null): object {
  const amount = toldAmount(payment.charged || payment.amount, twist);
  return {
    id: twist === "unknown-order" ? "cs_test_sandboxnobody" : payment.handle,
    object: "checkout.session",
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: payment.cancelUrl,
    client_reference_id: toldNumber(payment.outTradeNo, twist),
    created: Math.floor(payment.createdAt / 1000),
    currency: payment.currency.toLowerCase(),
    customer: null,
    customer_details: null,
    expires_at: Math.floor(payment.expiresAt / 1000),
    livemode: false,
    locale: "zh",
    metadata: payment.metadata,
    mode: "payment",
    payment_intent: payment.state === "paid" ? payment.transactionId : null,
    payment_method_types: ["card"],
    payment_status: payment.state === "paid" ? "paid" : "unpaid",
    status: STATUS[payment.state],
    success_url: payment.returnUrl,
    url: payment.state === "open" ? `${origin}/c/pay/${payment.handle}` : null,
  };
}

/** The charge under a payment intent, as its refund tells of it. */
export function chargeOf(payment: Payment): object {
  return {
    id: payment.transactionId.replace("pi_", "ch_"),
    object: "charge",
    amount: payment.charged,
    amount_captured: payment.charged,
    amount_refunded: refunded(payment),
    currency: payment.currency.toLowerCase(),
    created: Math.floor((payment.paidAt ?? payment.createdAt) / 1000),
    livemode: false,
    metadata: payment.metadata,
    paid: true,
    payment_intent: payment.transactionId,
    refunded: refunded(payment) >= payment.charged,
    // Newest first, as Stripe's lists are.
    refunds: {
      object: "list",
      data: payment.refunds.map((one) => refundOf(payment, one)).reverse(),
      has_more: false,
    },
    status: "succeeded",
  };
}

/** The payment intent whole, with its charge: what `expand` asks for. */
export function intentOf(payment: Payment): object {
  const { transactionId: id, charged: amount } = payment;
  return { id, object: "payment_intent", amount, amount_received: amount, latest_charge: chargeOf(payment) };
}

export function refundOf(payment: Payment, refund: Refund): object {
  return {
    id: refund.id,
    object: "refund",
    amount: refund.amount,
    charge: payment.transactionId.replace("pi_", "ch_"),
    created: Math.floor(refund.at / 1000),
    currency: payment.currency.toLowerCase(),
    metadata: JSON.parse(refund.request),
    payment_intent: payment.transactionId,
    reason: "requested_by_customer",
    status: refund.state === "done" ? "succeeded" : "pending",
  };
}
