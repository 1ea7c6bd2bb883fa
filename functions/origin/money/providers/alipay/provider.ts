import type { AlipayConfig } from "#functions/origin/money/providers/config.ts";
import type { Provider } from "#functions/origin/money/providers/provider.ts";
import { cashierAddress } from "./cashier.ts";
import { alipayClient } from "./client.ts";
import { notificationReader } from "./notification.ts";
import { closeTrade, queryTrade, refundTrade } from "./trade.ts";

/** Alipay (支付宝): what is prepared is the cashier's address, so that starting sends nothing. */
export function alipayProvider(config: AlipayConfig): Provider {
  const client = alipayClient(config);
  return {
    name: "alipay",
    channels: ["alipay-wap", "alipay-page"],
    prepare: (payment) => cashierAddress(client, payment),
    start: async (prepared) => ({ action: { kind: "redirect", url: prepared }, reference: null }),
    query: ({ outTradeNo }) => queryTrade(client, outTradeNo),
    close: ({ outTradeNo }) => closeTrade(client, outTradeNo),
    refund: (refund) => refundTrade(client, refund),
    readNotification: notificationReader(config),
    acknowledgement: { status: 200, body: "success", contentType: "text/plain" },
  };
}
