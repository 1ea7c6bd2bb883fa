import * as v from "valibot";
import { isoOf } from "#functions/contract/values/time.ts";
import { CARRIER_MS, type Carrier, CarrierTrouble, UNREACHABLE } from "./carrier.ts";
import type { TencentSmsConfig } from "./config.ts";
import { hmac, hmacHex, sha256Hex } from "./digest.ts";

const Answer = v.object({
  Response: v.object({
    SendStatusSet: v.optional(v.array(v.object({ Code: v.string() }))),
    Error: v.optional(v.object({ Code: v.string() })),
  }),
});

/** The signature over a string by TC3-HMAC-SHA256 (腾讯云 V3 签名): the key is derived by day and service. */
export async function signTc3(secret: string, day: string, service: string, text: string): Promise<string> {
  const signing = await hmac(await hmac(await hmac(`TC3${secret}`, day), service), "tc3_request");
  return hmacHex(signing, text);
}

/** The authorization of a JSON call; `timestamp` in seconds. */
export async function authorizationTc3(
  call: { host: string; service: string; body: string; timestamp: number },
  secretId: string,
  secret: string,
): Promise<string> {
  const { host, service, body, timestamp } = call;
  const day = isoOf(timestamp * 1000).slice(0, 10);
  const signed = "content-type;host";
  const canonical = `POST\n/\n\ncontent-type:application/json\nhost:${host}\n\n${signed}\n${await sha256Hex(body)}`;
  const scope = `${day}/${service}/tc3_request`;
  const text = `TC3-HMAC-SHA256\n${timestamp}\n${scope}\n${await sha256Hex(canonical)}`;
  const signature = await signTc3(secret, day, service, text);
  return `TC3-HMAC-SHA256 Credential=${secretId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}

/** Tencent's SMS (腾讯云短信), SendSms of 2021-01-11. */
export const tencentCarrier = (config: TencentSmsConfig): Carrier => ({
  name: "tencent",
  send: (mobile, code) => sendSms(mobile, config.SMS_TEMPLATE, [code], config),
  tell:
    config.SMS_TELL_TEMPLATE === ""
      ? null
      : (mobile) => sendSms(mobile, config.SMS_TELL_TEMPLATE, [], config),
});

async function sendSms(
  mobile: string,
  template: string,
  params: readonly string[],
  config: TencentSmsConfig,
): Promise<void> {
  const host = new URL(config.SMS_TENCENT_HOST).host;
  const body = JSON.stringify({
    PhoneNumberSet: [mobile],
    SmsSdkAppId: config.SMS_TENCENT_APP_ID,
    SignName: config.SMS_SIGN,
    TemplateId: template,
    TemplateParamSet: params,
  });
  const timestamp = Math.floor(Date.now() / 1000);
  const call = { host, service: "sms", body, timestamp };
  const response = await fetch(config.SMS_TENCENT_HOST, {
    method: "POST",
    headers: {
      authorization: await authorizationTc3(
        call,
        config.SMS_TENCENT_SECRET_ID,
        config.SMS_TENCENT_SECRET_KEY,
      ),
      "content-type": "application/json",
      "x-tc-action": "SendSms",
      "x-tc-version": "2021-01-11",
      "x-tc-region": config.SMS_TENCENT_REGION,
      "x-tc-timestamp": String(timestamp),
    },
    body,
    signal: AbortSignal.timeout(CARRIER_MS),
  }).catch(() => {
    throw new CarrierTrouble("tencent", UNREACHABLE);
  });
  const said = v.safeParse(Answer, await response.json().catch(() => ({})));
  const status = said.success ? codeOf(said.output) : undefined;
  if (status !== "Ok") throw new CarrierTrouble("tencent", status ?? String(response.status));
}

const codeOf = ({ Response: { SendStatusSet, Error: fault } }: v.InferOutput<typeof Answer>) =>
  SendStatusSet?.[0]?.Code ?? fault?.Code;
