import type { JsapiParams } from "#functions/contract/orders/payments.ts";
import type { WechatConfig } from "#functions/origin/money/providers/config.ts";
import { rsa2Signer } from "#functions/origin/money/providers/rsa2.ts";

const SCHEME = "WECHATPAY2-SHA256-RSA2048";

/** What is signed of a request: `path` with its query, `body` byte for byte as it is sent, empty where there is none. */
export interface SignedRequest {
  method: "GET" | "POST";
  path: string;
  body: string;
}

/** When and with what nonce (随机串) something is signed; `seconds` since 1970. */
interface Moment {
  seconds: number;
  nonce: string;
}

/** Signs (签名) as the merchant: requests, and what WeChat's own payment sheet takes. */
export interface WechatSigner {
  /** The `Authorization` of a request. */
  authorization(request: SignedRequest, moment: Moment): Promise<string>;
  /** What `getBrandWCPayRequest` takes for a prepay_id. */
  sheet(prepayId: string, moment: Moment): Promise<JsapiParams>;
}

/** Each part on a line of its own, an empty one too. */
const lines = (...parts: readonly string[]) => parts.map((part) => `${part}\n`).join("");

export function wechatSigner(config: WechatConfig): WechatSigner {
  const sign = rsa2Signer(config.WECHAT_MCH_KEY);
  return {
    async authorization({ method, path, body }, { seconds, nonce }) {
      const signature = await sign(lines(method, path, String(seconds), nonce, body));
      const members = {
        mchid: config.WECHAT_MCH_ID,
        nonce_str: nonce,
        signature,
        timestamp: String(seconds),
        serial_no: config.WECHAT_MCH_SERIAL,
      };
      return `${SCHEME} ${Object.entries(members)
        .map(([name, value]) => `${name}="${value}"`)
        .join(",")}`;
    },

    async sheet(prepayId, { seconds, nonce }) {
      const appId = config.WECHAT_APP_ID;
      const timeStamp = String(seconds);
      const bundle = `prepay_id=${prepayId}`;
      const paySign = await sign(lines(appId, timeStamp, nonce, bundle));
      return { appId, timeStamp, nonceStr: nonce, package: bundle, signType: "RSA", paySign };
    },
  };
}

/** A nonce (随机串): 128 random bits, 32 letters and digits. */
export const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
