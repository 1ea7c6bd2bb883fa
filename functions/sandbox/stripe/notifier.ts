import { createHmac } from "node:crypto";
import type { Delivery, Payment } from "#functions/sandbox/money/book.ts";
import type { Notifier } from "#functions/sandbox/money/deliveries.ts";
import { HOUR_MS, MINUTE_MS } from "#functions/sandbox/time.ts";
import { chargeOf, session } from "./session.ts";

const [M, H] = [MINUTE_MS, HOUR_MS];
/** Stripe tries again for three days, with longer and longer waits. */
const LADDER = [5 * M, 30 * M, 2 * H, 5 * H, 10 * H, 12 * H, 12 * H, 12 * H, 12 * H];

/** `Stripe-Signature`: HMAC-SHA256 over `t.body`. */
export function stripeSignature(body: string, secret: string, at: number): string {
  const mac = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return `t=${at},v1=${mac}`;
}

const TYPES = {
  paid: "checkout.session.completed",
  refund: "charge.refunded",
  expired: "checkout.session.expired",
};

function event(payment: Payment, delivery: Delivery): object {
  return {
    id: delivery.id.replace(/^(evt_)?/, "evt_"),
    object: "event",
    api_version: "2026-09-30",
    created: Math.floor(payment.createdAt / 1000),
    data: {
      object:
        delivery.kind === "refund"
          ? chargeOf(payment)
          : session(payment, "https://checkout.stripe.com", delivery.twist),
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: TYPES[delivery.kind],
  };
}

/** Stripe's events. */
export const stripeNotifier: Notifier = {
  ladder: LADDER,
  isTaken: (status) => status >= 200 && status < 300,
  compose({ stripe }, payment, delivery) {
    const body = JSON.stringify(event(payment, delivery));
    const { twist } = delivery;
    const at = Math.floor(Date.now() / 1000) - (twist === "stale" ? 600 : 0);
    // An event of another account is signed with another secret; a forged one is sent in the same way.
    const isForged = twist === "bad-signature" || twist === "probe" || twist === "foreign";
    const secret = isForged ? "whsec_of_somebody_else" : stripe.webhookSecret;
    return {
      url: payment.notifyUrl,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": stripeSignature(body, secret, at),
      },
      body,
    };
  },
};
