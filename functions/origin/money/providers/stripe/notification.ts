import Stripe from "stripe";
import {
  type Notification,
  NotificationRefused,
  type RawNotification,
} from "#functions/origin/money/providers/provider.ts";
import { factOf, sessionOf } from "./session.ts";

const verifier = Stripe.createSubtleCryptoProvider();

/**
 * Reads Stripe's events: signed within the last five minutes, or refused. `now` in milliseconds.
 * The webhook is to send the types that `read` tells apart; all others are dropped.
 */
export async function readEvent(
  stripe: Stripe,
  secret: string,
  { headers, body }: RawNotification,
  now: number,
  needsLive: boolean,
): Promise<Notification> {
  const signature = headers.get("stripe-signature") ?? "";
  const event = await stripe.webhooks
    .constructEventAsync(body, signature, secret, undefined, verifier, now)
    .catch((error: unknown) => {
      // A SyntaxError: Stripe signed it, but it is no JSON. Any other error: the signature is not Stripe's.
      throw new NotificationRefused("no event of Stripe's", error instanceof SyntaxError ? 400 : 401);
    });
  // Money of Stripe's test mode is no money: only a sandbox of ours takes its word.
  if (needsLive && !event.livemode) throw new NotificationRefused("an event of Stripe's test mode", 400);
  return read(event, body);
}

function read(event: Stripe.Event, raw: string): Notification {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return readSession(event, raw);
    case "charge.refunded":
      return readCharge(event);
    case "refund.updated":
    case "refund.failed":
      return readRefund(event);
    default:
      return other(event);
  }
}

const other = ({ id, type }: Stripe.Event): Notification => ({ kind: "other", eventId: id, type });

/** A session may be complete and yet unpaid; one without a number of ours was not made here. */
function readSession(
  event: Stripe.CheckoutSessionCompletedEvent | Stripe.CheckoutSessionAsyncPaymentSucceededEvent,
  raw: string,
): Notification {
  if (!event.data.object.client_reference_id) return other(event);
  const session = sessionOf(event.data.object);
  if (session.payment_status === "unpaid") return other(event);
  return {
    kind: "paid",
    fact: factOf(session, { eventId: event.id, via: "notification", seconds: event.created, raw }),
  };
}

/** A charge is `refunded` once all of it has gone back; `refunds`, which may be left out, is newest first. */
function readCharge(event: Stripe.ChargeRefundedEvent): Notification {
  const { refunded, metadata, refunds } = event.data.object;
  const outTradeNo = metadata.out_trade_no;
  const [last] = refunds?.data ?? [];
  const outRefundNo = last?.metadata?.out_refund_no ?? null;
  const isBack = refunded || (outRefundNo !== null && last?.status === "succeeded");
  if (!isBack || outTradeNo === undefined) return other(event);
  return { kind: "refund", outTradeNo, outRefundNo, isWhole: refunded, ok: true, eventId: event.id };
}

const ENDS: Readonly<Record<string, boolean>> = { succeeded: true, failed: false, canceled: false };

/** A refund of ours that has come to an end after all. */
function readRefund(event: Stripe.RefundUpdatedEvent | Stripe.RefundFailedEvent): Notification {
  const { status, metadata } = event.data.object;
  const { out_trade_no: outTradeNo, out_refund_no: outRefundNo } = metadata ?? {};
  const ok = ENDS[status ?? ""];
  if (ok === undefined || outTradeNo === undefined || outRefundNo === undefined) return other(event);
  return { kind: "refund", outTradeNo, outRefundNo, isWhole: false, ok, eventId: event.id };
}
