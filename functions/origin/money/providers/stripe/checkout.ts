import type Stripe from "stripe";
import { DAY_MS, MINUTE_MS } from "#functions/contract/values/time.ts";
import { leftUrlOf } from "#functions/origin/money/addresses.ts";
import type {
  NewPayment,
  ProviderState,
  Started,
  StoredPayment,
} from "#functions/origin/money/providers/provider.ts";
import { ProviderTrouble } from "#functions/origin/money/providers/provider.ts";
import { heard } from "./client.ts";
import { sessionOf, stateOf } from "./session.ts";

/** A session must end 30 minutes to 24 hours after Stripe gets the request, which may be sent again later. */
const LEAST_MS = 35 * MINUTE_MS;
const MOST_MS = DAY_MS - MINUTE_MS;

/** What a Checkout Session is made of, as JSON: the same payment gives the same text. */
export function sessionParams(payment: NewPayment): string {
  const { outTradeNo, sn, now, returnUrl } = payment;
  if (payment.channel !== "card") throw new Error(`Stripe takes no ${payment.channel}`);
  const lifeMs = Math.min(Math.max(payment.expiresAt - now, LEAST_MS), MOST_MS);
  const metadata = { out_trade_no: outTradeNo, sn };
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: "payment",
    allowed_payment_method_types: ["card"],
    // The order's own currency: Stripe is not to offer another by the payer's address.
    adaptive_pricing: { enabled: false },
    locale: "zh",
    client_reference_id: outTradeNo,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: payment.amount,
          product_data: { name: payment.description },
        },
      },
    ],
    success_url: returnUrl,
    cancel_url: leftUrlOf(returnUrl),
    expires_at: Math.floor((now + lifeMs) / 1000),
  };
  return JSON.stringify(params);
}

/** Makes the session (结账会话); the Idempotency-Key gives the same one for the same number, however often it is asked. */
export async function startCheckout(stripe: Stripe, prepared: string, outTradeNo: string): Promise<Started> {
  const params: Stripe.Checkout.SessionCreateParams = JSON.parse(prepared);
  const session = sessionOf(
    await heard(stripe.checkout.sessions.create(params, { idempotencyKey: outTradeNo })),
  );
  if (session.client_reference_id !== outTradeNo || !session.url) {
    throw new ProviderTrouble("stripe", 200, "OTHER_SESSION");
  }
  return { action: { kind: "redirect", url: session.url }, reference: session.id };
}

/** How a session stands; `unknown` where its id was never stored, for then nobody was sent to it. */
export async function queryCheckout(
  stripe: Stripe,
  { outTradeNo, reference }: StoredPayment,
): Promise<ProviderState> {
  if (reference === null) return { state: "unknown" };
  try {
    const said = await heard(
      stripe.checkout.sessions.retrieve(reference, { expand: ["payment_intent.latest_charge"] }),
    );
    const session = sessionOf(said);
    if (session.client_reference_id !== outTradeNo) throw new ProviderTrouble("stripe", 200, "OTHER_SESSION");
    return stateOf(session, JSON.stringify(said));
  } catch (error) {
    if (error instanceof ProviderTrouble && error.code === "resource_missing") return { state: "unknown" };
    throw error;
  }
}

/** Expires a session. Stripe refuses for one that is paid or expired already, which leaves nothing to close. */
export async function closeCheckout(stripe: Stripe, { reference }: StoredPayment): Promise<void> {
  if (reference === null) return;
  try {
    await heard(stripe.checkout.sessions.expire(reference));
  } catch (error) {
    const isOver = error instanceof ProviderTrouble && [400, 404].includes(error.status);
    if (!isOver) throw error;
  }
}
