import type { SandboxConfig } from "#functions/sandbox/config.ts";
import type { Call } from "#functions/sandbox/context.ts";
import { verifyRsa } from "#functions/sandbox/rsa.ts";

const SCHEME = "WECHATPAY2-SHA256-RSA2048 ";
const KEYS = ["mchid", "nonce_str", "serial_no", "signature", "timestamp"];
const FIVE_MINUTES = 300;

/** The fields of an Authorization header of API v3; null where it isn't one. */
export function readAuthorization(header: string): Record<string, string> | null {
  if (!header.startsWith(SCHEME)) return null;
  const fields: Record<string, string> = {};
  for (const part of header.slice(SCHEME.length).split(",")) {
    const [, name, value] = /^([a-z_]+)="([^"]*)"$/.exec(part) ?? [];
    if (name === undefined || value === undefined || name in fields) return null;
    fields[name] = value;
  }
  return Object.keys(fields).sort().join() === KEYS.join() ? fields : null;
}

/** The text that a merchant signs (签名串): five lines, each with a line break at its end. */
export const requestText = (method: string, target: string, timestamp: string, nonce: string, body: string) =>
  `${method}\n${target}\n${timestamp}\n${nonce}\n${body}\n`;

/** Why WeChat refuses this request; null where the merchant has signed it. */
export function whyRefused(call: Call, { wechat }: SandboxConfig, now: number): string | null {
  const fields = readAuthorization(call.headers.get("authorization") ?? "");
  if (fields === null) return "Http头Authorization格式不正确";
  const { mchid, nonce_str: nonce = "", signature = "", serial_no: serial, timestamp = "" } = fields;
  if (mchid !== wechat.mchId) return "商户号不存在";
  if (serial !== wechat.mchSerial) return "商户证书序列号有误";
  if (!/^\d{10}$/.test(timestamp)) return "时间戳不正确";
  if (Math.abs(now / 1000 - Number(timestamp)) > FIVE_MINUTES)
    return "Http头Authorization中的时间戳与发起请求的时间不得超过5分钟";
  if (!/^[A-Za-z0-9]{1,32}$/.test(nonce)) return "随机串不正确";
  const target = call.url.pathname + call.url.search;
  const text = requestText(call.method, target, timestamp, nonce, call.body);
  return verifyRsa(text, signature, wechat.mchPublicKey) ? null : "错误的签名，验签失败";
}
