import * as v from "valibot";
import {
  addressOr,
  readConfig,
  required,
  type Stage,
  type Vars,
} from "#functions/contract/products/read-config.ts";

/**
 * The operator's approved signature and templates: that of codes has one variable, the code; that which tells a family of a
 * manuscript has none, and without it nobody is told.
 */
const common = { SMS_SIGN: required, SMS_TEMPLATE: required, SMS_TELL_TEMPLATE: v.optional(v.string(), "") };

const schemas = {
  aliyun: v.object({
    SMS_CARRIER: v.literal("aliyun"),
    ...common,
    SMS_ALIYUN_KEY_ID: required,
    SMS_ALIYUN_SECRET: required,
    SMS_ALIYUN_HOST: addressOr("https://dysmsapi.aliyuncs.com"),
  }),
  tencent: v.object({
    SMS_CARRIER: v.literal("tencent"),
    ...common,
    SMS_TENCENT_SECRET_ID: required,
    SMS_TENCENT_SECRET_KEY: required,
    SMS_TENCENT_APP_ID: required,
    SMS_TENCENT_REGION: v.optional(v.string(), "ap-guangzhou"),
    SMS_TENCENT_HOST: addressOr("https://sms.tencentcloudapi.com"),
  }),
} as const;

export type AliyunSmsConfig = v.InferOutput<(typeof schemas)["aliyun"]>;
export type TencentSmsConfig = v.InferOutput<(typeof schemas)["tencent"]>;
/** `outbox` keeps messages for a developer to read: never in production, where null means that there is no carrier. */
export type SmsConfig = AliyunSmsConfig | TencentSmsConfig | { SMS_CARRIER: "outbox" } | null;

/** Whether families can be told by a message that a manuscript is ready. */
export const tellsBySms = (sms: SmsConfig): boolean =>
  sms !== null && (sms.SMS_CARRIER === "outbox" || sms.SMS_TELL_TEMPLATE !== "");

/** Reads the carrier's variables; `faults` names what is missing or malformed. */
export function readSmsConfig(raw: Vars, stage: Stage): { config: SmsConfig; faults: string[] } {
  const { SMS_CARRIER: carrier } = raw;
  if (carrier === undefined || carrier === "") {
    return { config: stage === "production" ? null : { SMS_CARRIER: "outbox" }, faults: [] };
  }
  const schema = carrier === "aliyun" ? schemas.aliyun : carrier === "tencent" ? schemas.tencent : undefined;
  if (schema === undefined) return { config: null, faults: ["SMS_CARRIER must be aliyun or tencent"] };
  return readConfig<v.GenericSchema<unknown, AliyunSmsConfig | TencentSmsConfig>>(schema, raw);
}
