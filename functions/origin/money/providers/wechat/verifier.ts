import type { WechatConfig } from "#functions/origin/money/providers/config.ts";
import { rsa2Verifier, type Verifier } from "#functions/origin/money/providers/rsa2.ts";

/** WeChat's clock must be less than this many seconds from ours. */
const MOST_APART = 300;
/** Begins a false signature that WeChat sends now and then, to see that we refuse it (签名探测流量). */
const PROBE = "WECHATPAY/SIGNTEST/";

/** What a signature is worth; all but `genuine` is as good as forged. */
export type SignatureState = "genuine" | "unsigned" | "probe" | "stale" | "unknown-key" | "forged";

/** Judges (验签) an answer or a notification by its headers and its raw body; `now` in milliseconds since 1970. */
export type WechatVerifier = (headers: Headers, body: string, now: number) => Promise<SignatureState>;

/** A verifier with all of WeChat's keys: while certificates give way to public keys, both kinds occur. */
export function wechatVerifier(keys: WechatConfig["WECHAT_PAY_KEYS"]): WechatVerifier {
  const verifiers = new Map<string, Verifier>(keys.map(({ id, spki }) => [id, rsa2Verifier(spki)]));
  return async (headers, body, now) => {
    const read = (name: string) => headers.get(`wechatpay-${name}`) ?? "";
    const [serial, signature, timestamp, nonce] = ["serial", "signature", "timestamp", "nonce"].map(read);
    if (!serial || !signature || !timestamp || !nonce) return "unsigned";
    if (signature.startsWith(PROBE)) return "probe";
    if (!/^\d{1,12}$/.test(timestamp)) return "forged";
    if (Math.abs(now / 1000 - Number(timestamp)) >= MOST_APART) return "stale";
    const verify = verifiers.get(serial);
    if (verify === undefined) return "unknown-key";
    return (await verify(`${timestamp}\n${nonce}\n${body}\n`, signature)) ? "genuine" : "forged";
  };
}
