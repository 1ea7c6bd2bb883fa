import { createCipheriv } from "node:crypto";
import type { SandboxConfig } from "#functions/sandbox/config.ts";
import type { Delivery, Payment } from "#functions/sandbox/money/book.ts";
import type { Notifier } from "#functions/sandbox/money/deliveries.ts";
import { randomHex } from "#functions/sandbox/random.ts";
import { beijing, HOUR_MS, MINUTE_MS } from "#functions/sandbox/time.ts";
import { signatureHeaders } from "./signed-answer.ts";
import { transaction } from "./transaction.ts";

const [S, M, H] = [1000, MINUTE_MS, HOUR_MS];
/** Waits between tries: 15s/15s/30s/3m/10m/20m/30m/30m/30m/60m/3h/3h/3h/6h/6h. */
const LADDER = [
  15 * S,
  15 * S,
  30 * S,
  3 * M,
  10 * M,
  20 * M,
  30 * M,
  30 * M,
  30 * M,
  H,
  3 * H,
  3 * H,
  3 * H,
  6 * H,
  6 * H,
];

/** AES-256-GCM as API v3 has it: ciphertext and tag together, base64. */
export function seal(plain: string, key: string, nonce: string, associated: string): string {
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key), Buffer.from(nonce));
  cipher.setAAD(Buffer.from(associated));
  return Buffer.concat([cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]).toString(
    "base64",
  );
}

const KINDS = {
  paid: { event: "TRANSACTION.SUCCESS", original: "transaction", summary: "支付成功" },
  refund: { event: "REFUND.SUCCESS", original: "refund", summary: "退款成功" },
  expired: { event: "TRANSACTION.CLOSED", original: "transaction", summary: "订单已关闭" },
} as const;

function told(config: SandboxConfig, payment: Payment, delivery: Delivery): object {
  const refund = payment.refunds.find(({ no }) => no === delivery.refundNo);
  if (refund === undefined) return transaction(payment, config, delivery.twist);
  return {
    mchid: config.wechat.mchId,
    out_trade_no: payment.outTradeNo,
    transaction_id: payment.transactionId,
    out_refund_no: refund.no,
    refund_id: refund.id,
    refund_status: "SUCCESS",
    success_time: beijing(refund.at),
    user_received_account: "支付用户零钱",
    amount: {
      total: payment.charged,
      refund: refund.amount,
      payer_total: payment.charged,
      payer_refund: refund.amount,
    },
  };
}

/** WeChat's notifications (支付通知). */
export const wechatNotifier: Notifier = {
  ladder: LADDER,
  isTaken: (status) => status === 200 || status === 204,
  compose(config, payment, delivery) {
    const kind = KINDS[delivery.kind];
    const nonce = randomHex(6);
    const plain = JSON.stringify(told(config, payment, delivery));
    const body = JSON.stringify({
      id: delivery.id,
      create_time: beijing(payment.paidAt ?? payment.createdAt),
      resource_type: "encrypt-resource",
      event_type: kind.event,
      summary: kind.summary,
      resource: {
        original_type: kind.original,
        algorithm: "AEAD_AES_256_GCM",
        ciphertext: seal(plain, config.wechat.apiV3Key, nonce, kind.original),
        associated_data: kind.original,
        nonce,
      },
    });
    const { twist } = delivery;
    const at = Date.now() / 1000 - (twist === "stale" ? 600 : 0);
    const spoiled = twist === "bad-signature" || twist === "probe" ? twist : null;
    const refund = payment.refunds.find(({ no }) => no === delivery.refundNo);
    return {
      url: refund?.notifyUrl ?? payment.notifyUrl,
      headers: {
        "content-type": "application/json",
        "user-agent": "Mozilla/4.0",
        ...signatureHeaders(body, config, { at, twist: spoiled }),
      },
      body,
    };
  },
};
