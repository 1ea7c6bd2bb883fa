import { type Attack, held } from "#scripts/attack/attack.ts";
import type { Battle } from "#scripts/attack/battle.ts";
import { send } from "#tests/kit/runtime/visit.ts";

const notify = async (
  { shop }: Battle,
  provider: string,
  body: string,
  headers: Record<string, string> = {},
) => (await send(shop.site.url, `/notify/${provider}`, { method: "POST", headers, body })).status;

const alipay = ({ outTradeNo }: Battle, over: Record<string, string> = {}): string =>
  new URLSearchParams({
    ...{ app_id: "2021", out_trade_no: outTradeNo, total_amount: "0.01", trade_status: "TRADE_SUCCESS" },
    ...{ sign_type: "RSA2", sign: "AAAA", ...over },
  }).toString();

const FORGED: readonly [
  what: string,
  provider: string,
  body: (battle: Battle) => string,
  headers?: object,
][] = [
  ["an unsigned event", "wechat", () => "{}"],
  ["a signature of nothing", "wechat", () => "{}", { "wechatpay-signature": "AAAA", "wechatpay-nonce": "1" }],
  ["a probe's signature", "wechat", () => "{}", { "wechatpay-signature": "WECHATPAY/SIGNTEST/AAAA" }],
  ["a forged signature", "alipay", alipay],
  ["no signature", "alipay", (battle) => alipay(battle, { sign: "" })],
  ["a signature of another kind", "alipay", (battle) => alipay(battle, { sign_type: "RSA" })],
  ["a close of a paid trade", "alipay", (battle) => alipay(battle, { trade_status: "TRADE_CLOSED" })],
  ["an unsigned event", "stripe", () => `{"id":"evt_1","object":"event"}`],
  ["a stale signature", "stripe", () => "{}", { "stripe-signature": `t=1,v1=${"0".repeat(64)}` }],
];

/** Somebody says that money came, or went back. */
export const notices: readonly Attack[] = [
  ...FORGED.map(([what, provider, body, headers = {}]) => ({
    what: `notify as ${provider} with ${what}`,
    run: async (battle: Battle) =>
      held(await notify(battle, provider, body(battle), { ...headers }), [400, 401, 403]),
  })),
  {
    what: "tell a paid notification again",
    async run({ shop, outTradeNo }) {
      return held(await shop.sandbox.notify(outTradeNo), [200]);
    },
  },
  ...["bad-signature", "wrong-amount"].map((twist) => ({
    what: `have the provider's notification sent with ${twist}`,
    async run({ shop, outTradeNo }: Battle) {
      const status = await shop.sandbox.notify(outTradeNo, twist).catch((error: unknown) => String(error));
      return { got: String(status), won: null };
    },
  })),
];
