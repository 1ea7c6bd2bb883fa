import type { Context } from "#functions/sandbox/context.ts";
import { newDelivery, type Refund } from "#functions/sandbox/money/book.ts";
import { announce } from "#functions/sandbox/money/charge.ts";
import { randomHex } from "#functions/sandbox/random.ts";
import { invalid, metadataOf, stripeError } from "./params.ts";
import { refundOf } from "./session.ts";

const KNOWN = /^(payment_intent|amount|reason|metadata\[[^\]]{1,40}\]|expand\[\d*\])$/;

/** Pays back a payment intent, in whole or in part. */
export function createRefund(context: Context, form: URLSearchParams): object | Response {
  const unknown = [...form.keys()].find((name) => !KNOWN.test(name));
  if (unknown !== undefined)
    return invalid(`Received unknown parameter: ${unknown}`, unknown, "parameter_unknown");
  const intent = form.get("payment_intent") ?? "";
  const payment = context.book.all().find((one) => one.provider === "stripe" && one.transactionId === intent);
  if (payment === undefined || intent === "")
    return stripeError(404, "invalid_request_error", "No such payment_intent", { code: "resource_missing" });
  const left = payment.charged - payment.refunds.reduce((sum, { amount }) => sum + amount, 0);
  const amount = form.has("amount") ? Number(form.get("amount")) : left;
  if (left === 0)
    return stripeError(400, "invalid_request_error", "Charge has already been refunded.", {
      code: "charge_already_refunded",
    });
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    return invalid("Refund amount is greater than unrefunded amount on charge", "amount");
  const metadata = metadataOf(form);
  const id = `re_sandbox${randomHex(12)}`;
  const made: Refund = {
    no: metadata.out_refund_no ?? metadata.outRefundNo ?? id,
    id,
    amount,
    state: context.switches.refundsWait ? "pending" : "done",
    at: context.now,
    request: JSON.stringify(metadata),
    notifyUrl: payment.notifyUrl,
  };
  payment.refunds.push(made);
  if (made.state === "done")
    announce(context, payment, newDelivery("refund", context.now, { refundNo: made.no }));
  context.book.save(payment);
  return refundOf(payment, made);
}
