import * as v from "valibot";
import { CARRIER_MS, type Carrier, CarrierTrouble, UNREACHABLE } from "./carrier.ts";
import type { AliyunSmsConfig } from "./config.ts";
import { hmacHex, sha256Hex } from "./digest.ts";

const Answer = v.object({ Code: v.string() });

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** What is signed: an RPC call of Aliyun's OpenAPI with its parameters in the query and an empty body. */
interface AcsCall {
  host: string;
  action: string;
  version: string;
  query: Readonly<Record<string, string>>;
  /** `2023-10-26T10:22:32Z` */
  date: string;
  nonce: string;
}

/** The headers of a call signed by ACS3-HMAC-SHA256 (阿里云 V3 签名), except `host`. */
export async function signAcs3(
  call: AcsCall,
  keyId: string,
  secret: string,
): Promise<Record<string, string>> {
  const payload = await sha256Hex("");
  const headers: Record<string, string> = {
    host: call.host,
    "x-acs-action": call.action,
    "x-acs-content-sha256": payload,
    "x-acs-date": call.date,
    "x-acs-signature-nonce": call.nonce,
    "x-acs-version": call.version,
  };
  const names = Object.keys(headers).sort();
  const canonical = [
    "POST",
    "/",
    queryOf(call.query),
    ...names.map((name) => `${name}:${headers[name]}`),
    "",
    names.join(";"),
    payload,
  ].join("\n");
  const signature = await hmacHex(secret, `ACS3-HMAC-SHA256\n${await sha256Hex(canonical)}`);
  const { host: _host, ...sent } = headers;
  return {
    ...sent,
    authorization: `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${names.join(";")},Signature=${signature}`,
  };
}

const queryOf = (query: Readonly<Record<string, string>>) =>
  Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");

/** Aliyun's SMS (阿里云短信服务), SendSms of 2017-05-25. */
export const aliyunCarrier = (config: AliyunSmsConfig): Carrier => ({
  name: "aliyun",
  send: (mobile, digits) => sendSms(mobile, config.SMS_TEMPLATE, { code: digits }, config),
  tell:
    config.SMS_TELL_TEMPLATE === ""
      ? null
      : (mobile) => sendSms(mobile, config.SMS_TELL_TEMPLATE, null, config),
});

async function sendSms(
  mobile: string,
  template: string,
  params: { code: string } | null,
  config: AliyunSmsConfig,
): Promise<void> {
  const host = new URL(config.SMS_ALIYUN_HOST).host;
  const query = {
    PhoneNumbers: mobile.startsWith("+86") ? mobile.slice(3) : mobile.slice(1),
    SignName: config.SMS_SIGN,
    TemplateCode: template,
    ...(params !== null && { TemplateParam: JSON.stringify(params) }),
  };
  const date = new Date().toISOString().replace(/\.\d+Z$/, "Z");
  const call = { host, action: "SendSms", version: "2017-05-25", query, date, nonce: crypto.randomUUID() };
  const headers = await signAcs3(call, config.SMS_ALIYUN_KEY_ID, config.SMS_ALIYUN_SECRET);
  const response = await fetch(`${config.SMS_ALIYUN_HOST}/?${queryOf(query)}`, {
    method: "POST",
    headers,
    signal: AbortSignal.timeout(CARRIER_MS),
  }).catch(() => {
    throw new CarrierTrouble("aliyun", UNREACHABLE);
  });
  const said = v.safeParse(Answer, await response.json().catch(() => ({})));
  const code = said.success ? said.output.Code : String(response.status);
  if (code !== "OK") throw new CarrierTrouble("aliyun", code);
}
