import type { SandboxConfig } from "#functions/sandbox/config.ts";
import type { Fault } from "#functions/sandbox/money/faults.ts";
import { randomHex } from "#functions/sandbox/random.ts";
import { signRsa, spoil } from "#functions/sandbox/rsa.ts";

/** The text that WeChat signs in answers and notifications: three lines, each with a line break after it. */
const answerText = (timestamp: string, nonce: string, body: string) => `${timestamp}\n${nonce}\n${body}\n`;

/** How an answer is signed: by which key, when, and what is wrong with the signature on purpose. */
export interface Signing {
  /** The id of the key; without it, WeChat's usual one. */
  keyId?: string | null;
  /** Seconds since 1970. */
  at: number;
  twist?: "bad-signature" | "probe" | null;
}

/** The four headers that sign `body`. */
export function signatureHeaders(
  body: string,
  { wechat }: SandboxConfig,
  { keyId = null, at, twist = null }: Signing,
): Record<string, string> {
  const usual = wechat.payKeys[0] ?? { id: "", key: "" };
  const { id, key } = wechat.payKeys.find((one) => one.id === keyId) ?? usual;
  const timestamp = String(Math.floor(at));
  const nonce = randomHex(16);
  const right = signRsa(answerText(timestamp, nonce, body), key);
  const spoiled = { "bad-signature": spoil(right), probe: `WECHATPAY/SIGNTEST/${right}` };
  return {
    "Wechatpay-Timestamp": timestamp,
    "Wechatpay-Nonce": nonce,
    "Wechatpay-Signature": twist === null ? right : spoiled[twist],
    "Wechatpay-Signature-Type": "WECHATPAY2-SHA256-RSA2048",
    "Wechatpay-Serial": id,
  };
}

/** A 2xx of API v3, signed with the key that the caller named. */
export function signedAnswer(
  data: object | null,
  config: SandboxConfig,
  keyId: string | null,
  now: number,
  fault?: Fault,
): Response {
  const body = data === null ? "" : JSON.stringify(data);
  const at = now / 1000 - (fault?.how === "stale" ? 600 : 0);
  const twist = fault?.how === "bad-signature" ? "bad-signature" : null;
  const signature = fault?.how === "unsigned" ? {} : signatureHeaders(body, config, { keyId, at, twist });
  const headers = { "Request-ID": randomHex(16), ...signature };
  if (data === null) return new Response(null, { status: 204, headers });
  return new Response(body, { headers: { ...headers, "content-type": "application/json; charset=utf-8" } });
}

/** A refusal of API v3. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { "Request-ID": randomHex(16) } });
}
