import * as v from "valibot";
import {
  addressOr,
  LOCAL_ADDRESS,
  readConfig,
  readKeys,
  required,
  type Stage,
  type Vars,
} from "#functions/contract/products/read-config.ts";
import { asPkcs8 } from "./pkcs.ts";

/** Production hosts; a sandbox or a relay is a change of configuration only. */
const HOSTS = {
  WECHAT_PAY_HOST: "https://api.mch.weixin.qq.com",
  WECHAT_API_HOST: "https://api.weixin.qq.com",
  WECHAT_OPEN_HOST: "https://open.weixin.qq.com",
  ALIPAY_GATEWAY: "https://openapi.alipay.com/gateway.do",
  STRIPE_HOST: "https://api.stripe.com",
} as const;

/** A key without its PEM armour and line ends. */
const bare = (text: string) => text.replaceAll(/-----[A-Z ]+-----|\s|\\n/g, "");
/** A key as base64 of its DER, or PEM: PKCS #8 or PKCS #1 for private keys, SPKI for public ones. */
const key = v.pipe(
  required,
  v.transform(bare),
  v.regex(/^[A-Za-z0-9+/]{64,}={0,2}$/, "must be base64 of the key's DER, or PEM"),
  v.check((text) => asPkcs8(text) !== null, "is no key that can be read"),
  v.transform((text) => asPkcs8(text) ?? text),
);

/** `PUB_KEY_ID_…:key,…`: the keys that WeChat signs with, by the id in `Wechatpay-Serial`. */
const platformKeys = v.pipe(
  required,
  v.regex(/^[A-Za-z0-9_]+:[^,:]+(,[A-Za-z0-9_]+:[^,:]+)*$/, "must be `id:key`, parted by commas"),
  v.transform((text) => readKeys(text).map(({ id, secret }) => ({ id, spki: bare(secret) }))),
);

/** Per provider: its variables. A provider of which none is set is not configured; some but not all is a fault. */
const schemas = {
  wechat: v.object({
    WECHAT_APP_ID: required,
    WECHAT_APP_SECRET: required,
    WECHAT_MCH_ID: required,
    WECHAT_MCH_SERIAL: required,
    WECHAT_MCH_KEY: key,
    WECHAT_API_V3_KEY: v.pipe(required, v.regex(/^[\x21-\x7e]{32}$/, "must be 32 characters")),
    WECHAT_PAY_KEYS: platformKeys,
    WECHAT_PAY_HOST: addressOr(HOSTS.WECHAT_PAY_HOST),
    WECHAT_API_HOST: addressOr(HOSTS.WECHAT_API_HOST),
    WECHAT_OPEN_HOST: addressOr(HOSTS.WECHAT_OPEN_HOST),
  }),
  alipay: v.object({
    ALIPAY_APP_ID: required,
    ALIPAY_SELLER_ID: required,
    ALIPAY_APP_KEY: key,
    ALIPAY_PUBLIC_KEY: key,
    ALIPAY_GATEWAY: addressOr(HOSTS.ALIPAY_GATEWAY),
  }),
  stripe: v.object({
    STRIPE_SECRET_KEY: required,
    STRIPE_WEBHOOK_SECRET: required,
    STRIPE_HOST: addressOr(HOSTS.STRIPE_HOST),
  }),
} as const;

export type WechatConfig = v.InferOutput<(typeof schemas)["wechat"]>;
export type AlipayConfig = v.InferOutput<(typeof schemas)["alipay"]>;
export type StripeConfig = v.InferOutput<(typeof schemas)["stripe"]>;

/** The providers that are configured; null for one that isn't. */
export interface PaymentConfig {
  wechat: WechatConfig | null;
  alipay: AlipayConfig | null;
  stripe: StripeConfig | null;
}

/** What marks keys that no money comes by: of our sandbox, and of Stripe's test mode. Production refuses them. */
const SANDBOX_KEY = /sandbox|^(sk|rk|pk)_test_/i;
/** Alipay's own sandbox (支付宝沙箱). */
const SANDBOX_HOST = /alipaydev\.com/i;

/** Reads the providers' variables; `faults` names every variable that is missing, malformed or not for production. */
export function readPaymentConfig(raw: Vars, stage: Stage): { config: PaymentConfig; faults: string[] } {
  const faults: string[] = [];
  const read = <S extends v.GenericSchema<unknown, Record<string, unknown>>>(
    schema: S,
    names: readonly string[],
  ) => {
    const set = names.filter((name) => raw[name] !== undefined && raw[name] !== "");
    if (set.every((name) => name in HOSTS)) return null;
    const { config, faults: found } = readConfig(schema, raw);
    faults.push(...found);
    if (config !== null && stage === "production") {
      for (const name of set) {
        const text = String(raw[name]);
        const isHost = name in HOSTS;
        if (isHost ? LOCAL_ADDRESS.test(text) || SANDBOX_HOST.test(text) : SANDBOX_KEY.test(text))
          faults.push(`${name} belongs to the sandbox`);
      }
    }
    return config;
  };
  const config: PaymentConfig = {
    wechat: read(schemas.wechat, Object.keys(schemas.wechat.entries)),
    alipay: read(schemas.alipay, Object.keys(schemas.alipay.entries)),
    stripe: read(schemas.stripe, Object.keys(schemas.stripe.entries)),
  };
  return { config, faults };
}
