import * as v from "valibot";

const some = v.pipe(v.string("is missing"), v.nonEmpty("is empty"));
const host = (usual: string) => v.optional(v.pipe(v.string(), v.url("must be an address")), usual);
/** The operator's approved signature and template; the template has one variable, the code. */
const common = { SMS_SIGN: some, SMS_TEMPLATE: some };

const schemas = {
  aliyun: v.object({
    SMS_CARRIER: v.literal("aliyun"),
    ...common,
    SMS_ALIYUN_KEY_ID: some,
    SMS_ALIYUN_SECRET: some,
    SMS_ALIYUN_HOST: host("https://dysmsapi.aliyuncs.com"),
  }),
  tencent: v.object({
    SMS_CARRIER: v.literal("tencent"),
    ...common,
    SMS_TENCENT_SECRET_ID: some,
    SMS_TENCENT_SECRET_KEY: some,
    SMS_TENCENT_APP_ID: some,
    SMS_TENCENT_REGION: v.optional(v.string(), "ap-guangzhou"),
    SMS_TENCENT_HOST: host("https://sms.tencentcloudapi.com"),
  }),
} as const;

export type AliyunSmsConfig = v.InferOutput<(typeof schemas)["aliyun"]>;
export type TencentSmsConfig = v.InferOutput<(typeof schemas)["tencent"]>;
/** `outbox` keeps messages for a developer to read: never in production, where null means that there is no carrier. */
export type SmsConfig = AliyunSmsConfig | TencentSmsConfig | { SMS_CARRIER: "outbox" } | null;

/** Reads the carrier's variables; `faults` names what is missing or malformed. */
export function readSmsConfig(
  raw: Readonly<Record<string, unknown>>,
  stage: "development" | "test" | "production",
): { config: SmsConfig; faults: string[] } {
  const { SMS_CARRIER: carrier } = raw;
  if (carrier === undefined || carrier === "") {
    return { config: stage === "production" ? null : { SMS_CARRIER: "outbox" }, faults: [] };
  }
  const schema = carrier === "aliyun" ? schemas.aliyun : carrier === "tencent" ? schemas.tencent : undefined;
  if (schema === undefined) return { config: null, faults: ["SMS_CARRIER must be aliyun or tencent"] };
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return { config: parsed.output, faults: [] };
  return {
    config: null,
    faults: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ""} ${issue.message}`.trim()),
  };
}
