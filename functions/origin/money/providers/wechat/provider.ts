import type { WechatConfig } from "#functions/origin/money/providers/config.ts";
import {
  type Provider,
  type ProviderState,
  ProviderTrouble,
  type StoredPayment,
} from "#functions/origin/money/providers/provider.ts";
import { type WechatClient, wechatClient } from "./client.ts";
import { readWechatNotification } from "./notification.ts";
import { refundBy } from "./refund.ts";
import { wechatSigner } from "./signer.ts";
import { readTransaction } from "./transaction.ts";
import { wechatVerifier } from "./verifier.ts";
import { requestOf, wayOf } from "./ways.ts";

/** Refusals of a close that leave nothing to be paid: closed before, or paid, which the next query says. */
const NOTHING_TO_CLOSE = new Set(["ORDER_CLOSED", "ORDERCLOSED", "ORDER_PAID", "ORDERPAID"]);

/** WeChat Pay (微信支付), API v3 of an ordinary merchant; `clock` in milliseconds since 1970. */
export function wechatProvider(config: WechatConfig, clock: () => number = Date.now): Provider {
  const verify = wechatVerifier(config.WECHAT_PAY_KEYS);
  const signer = wechatSigner(config);
  const ask = wechatClient(config, verify, clock);
  return {
    name: "wechat",
    channels: ["wechat-jsapi", "wechat-h5", "wechat-native"],
    prepare: async (payment) => requestOf(payment, config),
    async start(prepared, payment) {
      const way = wayOf(payment.channel);
      const answer = await ask({ method: "POST", path: way.path, body: prepared });
      const action = await way.action(answer, payment, signer);
      if (action === null) throw new ProviderTrouble("wechat", 200, "UNREADABLE");
      return { action, reference: null };
    },
    query: (payment) => query(payment, ask, config.WECHAT_MCH_ID),
    close: (payment) => close(payment, ask, config.WECHAT_MCH_ID),
    refund: (refund) => refundBy(ask, refund),
    readNotification: (notification) => readWechatNotification(notification, clock(), verify, config),
    acknowledgement: { status: 200, body: `{"code":"SUCCESS"}`, contentType: "application/json" },
  };
}

const pathOf = (outTradeNo: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`;

async function query(
  { outTradeNo }: StoredPayment,
  ask: WechatClient,
  mchId: string,
): Promise<ProviderState> {
  const path = `${pathOf(outTradeNo)}?mchid=${encodeURIComponent(mchId)}`;
  try {
    const said = readTransaction(await ask({ method: "GET", path, body: "" }), mchId, { via: "query" });
    if (said.outTradeNo !== outTradeNo) throw new ProviderTrouble("wechat", 200, "NOT_ASKED_FOR");
    return said.standing;
  } catch (error) {
    if (isRefusal(error) && error.status === 404) return { state: "unknown" };
    throw error;
  }
}

async function close({ outTradeNo }: StoredPayment, ask: WechatClient, mchId: string): Promise<void> {
  const body = JSON.stringify({ mchid: mchId });
  try {
    await ask({ method: "POST", path: `${pathOf(outTradeNo)}/close`, body });
  } catch (error) {
    if (!isRefusal(error) || !NOTHING_TO_CLOSE.has(error.code)) throw error;
  }
}

/** A refusal with a code of WeChat's own; `REFUSED` stands for an answer without one, as from a relay. */
const isRefusal = (error: unknown): error is ProviderTrouble =>
  error instanceof ProviderTrouble && error.status >= 400 && error.code !== "REFUSED";
