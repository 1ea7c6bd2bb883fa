import type { SandboxConfig } from "#functions/sandbox/config.ts";
import { type Payment, type Refund, refunded, type Twist } from "#functions/sandbox/money/book.ts";
import { toldAmount, toldNumber } from "#functions/sandbox/money/deliveries.ts";
import { beijing } from "#functions/sandbox/time.ts";

const TRADE_TYPE: Readonly<Record<string, string>> = { jsapi: "JSAPI", h5: "MWEB", native: "NATIVE" };
const TRADE_STATE_TEXTS: Readonly<Record<string, string>> = {
  SUCCESS: "支付成功",
  REFUND: "转入退款",
  NOTPAY: "订单未支付",
  CLOSED: "订单已关闭",
};

function tradeState(payment: Payment): string {
  if (payment.state === "paid") return refunded(payment) > 0 ? "REFUND" : "SUCCESS";
  return payment.state === "closed" ? "CLOSED" : "NOTPAY";
}

/** A payment as WeChat describes it in queries and notifications. */
export function transaction(payment: Payment, { wechat }: SandboxConfig, twist: Twist | null = null): object {
  const state = tradeState(payment);
  const named = {
    appid: wechat.appId,
    mchid: twist === "foreign" ? "1900000000" : wechat.mchId,
    out_trade_no: toldNumber(payment.outTradeNo, twist),
    trade_state: state,
    trade_state_desc: TRADE_STATE_TEXTS[state],
    promotion_detail: [],
  };
  if (payment.paidAt === null) return { ...named, amount: { total: payment.amount, currency: "CNY" } };
  const total = toldAmount(payment.charged, twist);
  return {
    ...named,
    transaction_id: payment.transactionId,
    trade_type: TRADE_TYPE[payment.channel],
    bank_type: "OTHERS",
    attach: "",
    success_time: beijing(payment.paidAt),
    payer: { openid: payment.openid ?? "oSANDBOX0000000000000000payer" },
    // The payer's bank gave a coupon, so that they paid less than the amount of the order.
    amount: { total, payer_total: Math.max(0, total - 1), currency: "CNY", payer_currency: "CNY" },
  };
}

/** A refund as WeChat answers it. */
export function refundAnswer(payment: Payment, refund: Refund): object {
  return {
    refund_id: refund.id,
    out_refund_no: refund.no,
    transaction_id: payment.transactionId,
    out_trade_no: payment.outTradeNo,
    channel: "ORIGINAL",
    user_received_account: "支付用户零钱",
    create_time: beijing(refund.at),
    ...(refund.state === "done" ? { success_time: beijing(refund.at) } : {}),
    status: refund.state === "done" ? "SUCCESS" : "PROCESSING",
    funds_account: "AVAILABLE",
    amount: {
      total: payment.charged,
      refund: refund.amount,
      payer_total: payment.charged,
      payer_refund: refund.amount,
      settlement_refund: refund.amount,
      settlement_total: payment.charged,
      discount_refund: 0,
      currency: "CNY",
      refund_fee: 0,
    },
  };
}
