import { createCipheriv, createSign, createVerify, generateKeyPairSync, randomBytes } from "node:crypto";
import type { WechatConfig } from "#functions/origin/money/providers/config.ts";

/** RSA 2048 as the configuration has it, base64 of PKCS #8 and SPKI. */
function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    pkcs8: privateKey.export({ type: "pkcs8", format: "der" }).toString("base64"),
    spki: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
  };
}

const merchant = keyPair();
/** WeChat's two keys: a public key and the one of a platform certificate, both in use while one is replaced. */
export const wechatKeys = {
  PUB_KEY_ID_0001: keyPair(),
  "5157F09EFDC096DE15EBE81A47057A7232F1B8E1": keyPair(),
};
export type KeyId = keyof typeof wechatKeys;

export const MCH_ID = "1900009191";
export const API_V3_KEY = "0123456789abcdef0123456789ABCDEF";

export const config = (over: Partial<WechatConfig> = {}): WechatConfig => ({
  WECHAT_APP_ID: "wx0000000000000001",
  WECHAT_APP_SECRET: "app-secret",
  WECHAT_MCH_ID: MCH_ID,
  WECHAT_MCH_SERIAL: "1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C",
  WECHAT_MCH_KEY: merchant.pkcs8,
  WECHAT_API_V3_KEY: API_V3_KEY,
  WECHAT_PAY_KEYS: Object.entries(wechatKeys).map(([id, { spki }]) => ({ id, spki })),
  WECHAT_PAY_HOST: "https://api.mch.weixin.qq.com",
  WECHAT_API_HOST: "https://api.weixin.qq.com",
  WECHAT_OPEN_HOST: "https://open.weixin.qq.com",
  ...over,
});

/** WeChat's headers over a body: as it signs answers and notifications; by node:crypto, which our code does not use. */
export function signedByWechat(body: string, now: number, keyId: KeyId = "PUB_KEY_ID_0001") {
  const timestamp = String(Math.floor(now / 1000));
  const nonce = randomBytes(16).toString("hex");
  const signature = createSign("RSA-SHA256")
    .update(`${timestamp}\n${nonce}\n${body}\n`, "utf8")
    .sign({ key: Buffer.from(wechatKeys[keyId].pkcs8, "base64"), format: "der", type: "pkcs8" }, "base64");
  return {
    "wechatpay-serial": keyId as string,
    "wechatpay-signature": signature,
    "wechatpay-timestamp": timestamp,
    "wechatpay-nonce": nonce,
  };
}

export const isSignedByMerchant = (text: string, signature: string): boolean =>
  createVerify("RSA-SHA256")
    .update(text, "utf8")
    .verify({ key: Buffer.from(merchant.spki, "base64"), format: "der", type: "spki" }, signature, "base64");

/** What a notification hides, sealed as WeChat does it: the tag at the end. */
export function sealed(plain: string, key = API_V3_KEY) {
  const nonce = randomBytes(6).toString("hex");
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from("transaction"));
  const bytes = Buffer.concat([cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return {
    algorithm: "AEAD_AES_256_GCM",
    original_type: "transaction",
    associated_data: "transaction",
    nonce,
    ciphertext: bytes.toString("base64"),
  };
}

/** A transaction as WeChat tells it; `over` on top. */
export const transaction = (over: Record<string, unknown> = {}) => ({
  mchid: MCH_ID,
  appid: "wx0000000000000001",
  out_trade_no: "LP7Q2M9X4K8R3T6W1Z5B",
  transaction_id: "4200001234202611215566778899",
  trade_type: "JSAPI",
  trade_state: "SUCCESS",
  trade_state_desc: "支付成功",
  success_time: "2026-11-21T20:05:09+08:00",
  payer: { openid: "oUpF8uMuAJO_M2pxb1Q9zNjWeS6o" },
  amount: { total: 1990, payer_total: 1490, currency: "CNY", payer_currency: "CNY" },
  ...over,
});
