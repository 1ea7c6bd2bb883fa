import type { SandboxConfig } from "#functions/sandbox/config.ts";
import { yuan } from "#functions/sandbox/html.ts";
import { type Delivery, type Payment, refunded } from "#functions/sandbox/money/book.ts";
import { type Notifier, toldAmount, toldNumber } from "#functions/sandbox/money/deliveries.ts";
import { HOUR_MS, MINUTE_MS, wallTime } from "#functions/sandbox/time.ts";
import { withSignature } from "./signing.ts";
import { tradeStatus } from "./trade.ts";

const [M, H] = [MINUTE_MS, HOUR_MS];
/** Waits between tries: 4m/10m/10m/1h/2h/6h/15h. */
const LADDER = [4 * M, 10 * M, 10 * M, H, 2 * H, 6 * H, 15 * H];

function told({ alipay }: SandboxConfig, payment: Payment, delivery: Delivery): Map<string, string> {
  const { twist } = delivery;
  const total = yuan(toldAmount(payment.charged || payment.amount, twist));
  const appId = twist === "foreign" ? "2021000000000000" : alipay.appId;
  const params = new Map([
    ["notify_time", wallTime(Date.now() - (twist === "stale" ? 600_000 : 0))],
    ["notify_type", "trade_status_sync"],
    ["notify_id", delivery.id],
    ["charset", "utf-8"],
    ["version", "1.0"],
    ["app_id", appId],
    ["auth_app_id", appId],
    ["seller_id", alipay.sellerId],
    ["buyer_id", "2088sandboxbuyer"],
    ["out_trade_no", toldNumber(payment.outTradeNo, twist)],
    ["trade_no", payment.transactionId],
    ["trade_status", tradeStatus(payment)],
    ["total_amount", total],
    ["receipt_amount", total],
    // The payer has used a coupon, so that they paid less than the amount of the order.
    ["buyer_pay_amount", "0.01"],
    ["invoice_amount", "0.01"],
    ["subject", payment.description],
    ["gmt_create", wallTime(payment.createdAt)],
  ]);
  if (payment.paidAt !== null) params.set("gmt_payment", wallTime(payment.paidAt));
  const refund = payment.refunds.find(({ no }) => no === delivery.refundNo);
  if (refund !== undefined) {
    params.set("gmt_refund", `${wallTime(refund.at)}.120`);
    params.set("refund_fee", yuan(refunded(payment)));
    params.set("out_biz_no", refund.no);
  }
  return params;
}

/** Alipay's notifications (异步通知): a signed form, taken when the answer is the bare word `success`. */
export const alipayNotifier: Notifier = {
  ladder: LADDER,
  isTaken: (status, body) => status === 200 && body === "success",
  compose(config, payment, delivery) {
    // Alipay sends no probes; a form with a wrong signature comes nearest.
    const isSpoiled = delivery.twist === "bad-signature" || delivery.twist === "probe";
    const form = withSignature(told(config, payment, delivery), config.alipay.key, isSpoiled);
    return {
      url: payment.notifyUrl,
      headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
      body: form.toString(),
    };
  },
};
