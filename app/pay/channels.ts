import type { Channel } from "#functions/contract/payments.ts";
import { type Browser, workingIn } from "./browsers.ts";

/** Who takes the money, in the visitor's words (支付方式). */
const PAYEES: Readonly<Record<Channel, string>> = {
  "wechat-jsapi": "微信支付",
  "wechat-h5": "微信支付",
  "wechat-native": "微信支付",
  "alipay-wap": "支付宝",
  "alipay-page": "支付宝",
  card: "银行卡",
};

/** 微信支付, 支付宝 or 银行卡. */
export const payeeOf = (channel: Channel): string => PAYEES[channel];

/** The words on a channel's button, without the price. */
export const verbOf = (channel: Channel): string =>
  channel.startsWith("wechat") ? "微信支付" : `${payeeOf(channel)}支付`;

/** What may be paid with here: configured and working in this browser; and whom that leaves out. */
export interface Offer {
  channels: readonly Channel[];
  /** Payees that are configured but do not work in this browser. */
  elsewhere: readonly string[];
}

/** The channels on offer (可用的支付方式). */
export function offerIn(browser: Browser, configured: readonly Channel[]): Offer {
  const channels = workingIn(browser).filter((channel) => configured.includes(channel));
  const here = new Set(channels.map(payeeOf));
  const elsewhere = new Set(configured.map(payeeOf).filter((payee) => !here.has(payee)));
  return { channels, elsewhere: [...elsewhere] };
}
