import { stripeSignature } from "#functions/sandbox/stripe/notifier.ts";

/** A shop that takes Stripe's test money. */
export const stripeVars = {
  STRIPE_SECRET_KEY: "sk_test_luopan",
  STRIPE_WEBHOOK_SECRET: "whsec_luopan_test",
  PUBLIC_URL: "https://luopan.example",
};

/** Stripe's word, signed, that this payment was made. */
export function stripeNotice(outTradeNo: string, amount = 2990): Request {
  const created = Math.floor(Date.now() / 1000);
  const session = {
    ...{ id: "cs_test_1", object: "checkout.session", client_reference_id: outTradeNo, created },
    ...{ amount_total: amount, currency: "cny", payment_intent: "pi_1", url: null },
    ...{ payment_status: "paid", status: "complete" },
  };
  const event = { id: `evt_${outTradeNo}`, object: "event", created, type: "checkout.session.completed" };
  const body = JSON.stringify({ ...event, livemode: false, data: { object: session } });
  const headers = { "stripe-signature": stripeSignature(body, stripeVars.STRIPE_WEBHOOK_SECRET, created) };
  return new Request("https://origin.internal/notify/stripe", { method: "POST", headers, body });
}
