import type { Channel } from "#functions/contract/orders/payments.ts";
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

/** Where a channel is for, said only where one payee stands on the page more than once. */
const PLACES: Readonly<Record<Channel, string>> = {
  "wechat-jsapi": "微信里",
  "wechat-h5": "手机浏览器",
  "wechat-native": "扫码",
  "alipay-wap": "手机浏览器",
  "alipay-page": "电脑",
  card: "网页",
};

/** The words on a channel's button, without the price. */
export const verbOf = (channel: Channel): string =>
  payeeOf(channel) === "微信支付" ? "微信支付" : `${payeeOf(channel)}支付`;

/** Where a channel among `all` that are offered is for; "" where its payee stands there once. */
export const placeOf = (channel: Channel, all: readonly Channel[]): string =>
  all.filter((other) => payeeOf(other) === payeeOf(channel)).length < 2 ? "" : PLACES[channel];

/** The channels that are configured and work in this browser, and the payees that have none of these. */
export interface OfferedChannels {
  channels: readonly Channel[];
  /** Payees that are configured but do not work in this browser. */
  elsewhere: readonly string[];
}

/** The channels on offer (可用的支付方式). */
export function offeredChannels(browser: Browser, configured: readonly Channel[]): OfferedChannels {
  const channels = workingIn(browser).filter((channel) => configured.includes(channel));
  const here = new Set(channels.map(payeeOf));
  const elsewhere = new Set(configured.map(payeeOf).filter((payee) => !here.has(payee)));
  return { channels, elsewhere: [...elsewhere] };
}
