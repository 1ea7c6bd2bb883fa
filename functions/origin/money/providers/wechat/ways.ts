import * as v from "valibot";
import type { Channel, PayAction } from "#functions/contract/orders/payments.ts";
import { beijingTime } from "#functions/contract/values/time.ts";
import type { WechatConfig } from "#functions/origin/money/providers/config.ts";
import type { NewPayment, StartedPayment } from "#functions/origin/money/providers/provider.ts";
import { cutToBytes } from "./cut-to-bytes.ts";
import { readJson } from "./read-json.ts";
import { newNonce, type WechatSigner } from "./signer.ts";

/** The most bytes of `description`. */
const MOST_DESCRIPTION = 127;

/** One way into WeChat's cashier (下单方式). */
interface Way {
  path: string;
  /** The members of the request that only this way has. */
  extra(payment: NewPayment): object;
  /** The browser's next step by WeChat's answer; null where the answer is not of its shape. */
  action(answer: string, payment: StartedPayment, signer: WechatSigner): Promise<PayAction | null>;
}

const Jsapi = v.object({ prepay_id: v.pipe(v.string(), v.nonEmpty()) });
const H5 = v.object({ h5_url: v.pipe(v.string(), v.url()) });
const Native = v.object({ code_url: v.pipe(v.string(), v.nonEmpty()) });

const ways = {
  "wechat-jsapi": {
    path: "/v3/pay/transactions/jsapi",
    extra: ({ openid }) => ({ payer: { openid: needed(openid, "openid") } }),
    async action(answer, { now }, signer) {
      const said = readJson(Jsapi, answer);
      if (said === null) return null;
      const moment = { seconds: Math.floor(now / 1000), nonce: newNonce() };
      return { kind: "jsapi", params: await signer.sheet(said.prepay_id, moment) };
    },
  },
  "wechat-h5": {
    path: "/v3/pay/transactions/h5",
    extra: ({ clientIp }) => ({
      scene_info: { payer_client_ip: needed(clientIp, "clientIp"), h5_info: { type: "Wap" } },
    }),
    async action(answer, { returnUrl }) {
      const url = readJson(H5, answer)?.h5_url;
      if (url === undefined) return null;
      const back = `${url.includes("?") ? "&" : "?"}redirect_url=${encodeURIComponent(returnUrl)}`;
      return { kind: "redirect", url: url + back };
    },
  },
  "wechat-native": {
    path: "/v3/pay/transactions/native",
    extra: () => ({}),
    async action(answer) {
      const content = readJson(Native, answer)?.code_url;
      return content === undefined ? null : { kind: "qr", content };
    },
  },
} as const satisfies Partial<Record<Channel, Way>>;

const isWechat = (channel: Channel): channel is keyof typeof ways => Object.hasOwn(ways, channel);

/** The way that a channel goes; a channel of another provider is a bug. */
export function wayOf(channel: Channel): Way {
  if (!isWechat(channel)) throw new RangeError(`${channel} is not WeChat's`);
  return ways[channel];
}

/** The exact bytes that ask for a payment (下单请求): the same payment gives the same bytes. */
export function requestOf(payment: NewPayment, config: WechatConfig): string {
  if (payment.currency !== "CNY") throw new RangeError("WeChat Pay takes CNY only");
  return JSON.stringify({
    appid: config.WECHAT_APP_ID,
    mchid: config.WECHAT_MCH_ID,
    description: cutToBytes(payment.description, MOST_DESCRIPTION),
    out_trade_no: payment.outTradeNo,
    time_expire: chinaTime(payment.expiresAt),
    notify_url: payment.notifyUrl,
    amount: { total: payment.amount, currency: payment.currency },
    ...wayOf(payment.channel).extra(payment),
  });
}

/** RFC 3339 in China's time, whole seconds: `2026-11-21T21:10:00+08:00`. */
const chinaTime = (ms: number) => `${beijingTime(ms).replace(" ", "T")}+08:00`;

function needed(value: string | null, name: string): string {
  if (value === null) throw new RangeError(`this way to pay needs ${name}`);
  return value;
}
