import { findPayment } from "#functions/origin/money/find-payment.ts";
import type { Fact, Notification, Provider, RefundWord } from "#functions/origin/money/providers/provider.ts";
import { bookAllBack, bookRefund } from "#functions/origin/money/refund/book.ts";
import { findRefund, reportRefund } from "#functions/origin/money/refund/send.ts";
import type { Till } from "#functions/origin/money/till.ts";
import { at } from "#functions/origin/store/spread/shards.ts";
import { settle } from "./settle.ts";

/** Providers whose events may come late and out of order: we query the payment before we believe an event. */
const ASKED_AGAIN: ReadonlySet<Provider["name"]> = new Set(["stripe"]);

/** Books a verified notification. Answers the order and payment that the outbox may have work on now. */
export async function bookNotification(
  said: Notification,
  provider: Provider,
  anyTill: Till,
): Promise<string[]> {
  if (said.kind === "other") return [];
  const till = await at(said.kind === "refund" ? said.outTradeNo : said.fact.outTradeNo, anyTill);
  if (said.kind === "refund") {
    await bookRefundWord(said, provider, till);
    return [];
  }
  const fact = ASKED_AGAIN.has(provider.name) ? await confirmed(said.fact, provider, till) : said.fact;
  const settled = fact && (await settle(fact, till));
  return settled ? [settled.sn, said.fact.outTradeNo] : [];
}

/**
 * The fact as the provider states it now, under the event's own id; null where the payment is not paid. Where
 * the provider can't find it (its `reference` may not be stored yet) the event is believed: it is signed.
 */
async function confirmed(fact: Fact, provider: Provider, till: Till): Promise<Fact | null> {
  const payment = await findPayment(fact.outTradeNo, till);
  // Nothing to check: the number is none of ours, or its payment is booked as paid.
  if (payment === null || payment.state === "paid") return fact;
  const standing = await provider.query(payment);
  if (standing.state === "unknown") return fact;
  if (standing.state !== "paid") return null;
  const { eventId, via, raw } = fact;
  return { ...standing.fact, eventId, via, raw };
}

async function bookRefundWord(
  { outTradeNo, outRefundNo, isWhole, ok }: RefundWord,
  provider: Provider,
  till: Till,
): Promise<void> {
  const ours = outRefundNo === null ? null : await findRefund(outRefundNo, till);
  if (ours !== null) {
    const { refundNo } = ours.refund;
    return ok ? bookRefund(refundNo, till) : reportRefund(refundNo, "支付平台没有退成，请到平台核对", till);
  }
  const payment = isWhole && ok ? await findPayment(outTradeNo, till) : null;
  // A refund made by hand at the provider is booked only once all of the payment has gone back.
  if (payment === null || (await provider.query(payment)).state !== "refunded") return;
  await bookAllBack(outTradeNo, till);
}
