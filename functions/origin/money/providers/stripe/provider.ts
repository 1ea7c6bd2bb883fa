import type { StripeConfig } from "#functions/origin/money/providers/config.ts";
import type { Provider } from "#functions/origin/money/providers/provider.ts";
import { closeCheckout, queryCheckout, sessionParams, startCheckout } from "./checkout.ts";
import { stripeClient } from "./client.ts";
import { readEvent } from "./notification.ts";
import { refundIntent } from "./refund.ts";

/** A key of Stripe's test mode is not live; production takes no such key. */
const isLive = ({ STRIPE_SECRET_KEY }: StripeConfig): boolean => /^(sk|rk)_live_/.test(STRIPE_SECRET_KEY);

/** Cards by Stripe Checkout (银行卡): a session at Stripe, found again by its own id. */
export function stripeProvider(config: StripeConfig): Provider {
  const stripe = stripeClient(config);
  return {
    name: "stripe",
    channels: ["card"],
    prepare: async (payment) => sessionParams(payment),
    start: (prepared, { outTradeNo }) => startCheckout(stripe, prepared, outTradeNo),
    query: (payment) => queryCheckout(stripe, payment),
    close: (payment) => closeCheckout(stripe, payment),
    refund: (refund) => refundIntent(stripe, refund),
    readNotification: (raw) =>
      readEvent(stripe, config.STRIPE_WEBHOOK_SECRET, raw, Date.now(), isLive(config)),
    acknowledgement: { status: 200, body: "", contentType: "text/plain" },
  };
}
