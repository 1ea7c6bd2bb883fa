import type { Channel } from "#functions/contract/orders/payments.ts";
import { MINUTE_MS } from "#functions/contract/values/time.ts";
import type { NewPayment, ProviderName } from "./provider.ts";

type Currency = NewPayment["currency"];

/** How a channel behaves in time, in milliseconds, and what it takes. */
interface ChannelRules {
  provider: ProviderName;
  /** How long a payment stays open before it is closed. */
  lifeMs: number;
  /** How long the link or the code that the provider gave works; after it the same request gives a new one. */
  linkMs: number;
  /** A payment with less time than this left is not worth opening again. */
  leastMs: number;
  /** What the provider must know of the payer. */
  needs: "openid" | "clientIp" | null;
  /** What an order may be priced in. */
  currencies: readonly Currency[];
}

const usual = {
  lifeMs: 120 * MINUTE_MS,
  linkMs: 115 * MINUTE_MS,
  leastMs: 5 * MINUTE_MS,
  needs: null,
  currencies: ["CNY"] as const,
};

/** Every way to pay, with its rules. An H5 link works for five minutes; a card session can't end in less than thirty. */
export const CHANNELS: Readonly<Record<Channel, ChannelRules>> = {
  "wechat-jsapi": { ...usual, provider: "wechat", needs: "openid" },
  "wechat-h5": { ...usual, provider: "wechat", linkMs: 4 * MINUTE_MS, needs: "clientIp" },
  "wechat-native": { ...usual, provider: "wechat" },
  "alipay-wap": { ...usual, provider: "alipay" },
  "alipay-page": { ...usual, provider: "alipay" },
  card: { ...usual, provider: "stripe", leastMs: 35 * MINUTE_MS, currencies: ["CNY", "USD"] },
};

/** The channels of a provider: it can settle payments of these only. */
export const channelsOf = (provider: ProviderName): Channel[] =>
  Object.entries(CHANNELS).flatMap(([channel, rules]) =>
    rules.provider === provider ? [channel as Channel] : [],
  );
