import type Stripe from "stripe";
import { ProviderTrouble, type Refund } from "#functions/origin/money/providers/provider.ts";
import { heard } from "./client.ts";

/** Statuses of a refund; one that is not here has failed. */
const STATUSES: Readonly<Record<string, "done" | "pending">> = {
  succeeded: "done",
  pending: "pending",
  requires_action: "pending",
};

/**
 * Refunds (退款). Stripe forgets an Idempotency-Key after a day and repeats a failure until then: where it
 * refuses, the refund in Stripe's list counts.
 */
export async function refundIntent(stripe: Stripe, refund: Refund): Promise<"done" | "pending"> {
  const { outTradeNo, outRefundNo, transactionId, amount } = refund;
  try {
    const made = await heard(
      stripe.refunds.create(
        {
          payment_intent: transactionId,
          amount,
          reason: "requested_by_customer",
          metadata: { out_trade_no: outTradeNo, out_refund_no: outRefundNo },
        },
        { idempotencyKey: outRefundNo },
      ),
    );
    return statusOf(made);
  } catch (error) {
    if (!(error instanceof ProviderTrouble) || error.status === 0) throw error;
    const { data } = await heard(stripe.refunds.list({ payment_intent: transactionId, limit: 100 }));
    const before = data.find(({ metadata }) => metadata?.out_refund_no === outRefundNo);
    if (before !== undefined) return statusOf(before);
    // Somebody refunded it by hand at Stripe.
    if (error.code === "charge_already_refunded") return "done";
    throw error;
  }
}

function statusOf({ status }: Stripe.Refund): "done" | "pending" {
  const known = STATUSES[status ?? ""];
  if (known === undefined) throw new ProviderTrouble("stripe", 200, "REFUND_FAILED");
  return known;
}
