import type { D1Database } from "@cloudflare/workers-types";
import * as v from "valibot";
import { type AccessConfig, readAccessConfig } from "#functions/access/config.ts";
import {
  plainAddresses,
  readConfig,
  readKeys,
  readOnce,
  Stage,
} from "#functions/contract/products/read-config.ts";
import { type Dataset, isDataset } from "#functions/contract/watch/counts.ts";
import { readSmsConfig, type SmsConfig, tellsBySms } from "./messages/sms/config.ts";
import { SmsADay, SmsCountries } from "./messages/sms/countries.ts";
import { readShareConfig, type ShareConfig } from "./messages/wechat/config.ts";
import { type PaymentConfig, readPaymentConfig } from "./money/providers/config.ts";
import type { Assets } from "./products/asset-shards.ts";
import { ExpertConfig } from "./products/expert/config.ts";
import { FloodConfig } from "./store/bounds.ts";
import { databasesIn } from "./store/spread/shards.ts";

/** Where bodies (报告正文) are kept outside of the database: of R2 what we use of it. */
export interface Bodies {
  put(name: string, bytes: Uint8Array): Promise<unknown>;
  get(name: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
  delete(names: string[]): Promise<void>;
  list(of: { prefix: string }): Promise<{ objects: readonly { key: string }[]; truncated: boolean }>;
}

/** Where work is handed on (队列): of Queues what we use of it. */
interface Work {
  sendBatch(messages: { body: object }[]): Promise<unknown>;
}

const isWork = (value: unknown): value is Work =>
  typeof value === "object" && value !== null && "sendBatch" in value;

const isAssets = (value: unknown): value is Assets =>
  typeof value === "object" && value !== null && "fetch" in value;

const isBodies = (value: unknown): value is Bodies =>
  typeof value === "object" && value !== null && "put" in value && "list" in value;

const isDatabase = (value: unknown): value is D1Database =>
  typeof value === "object" && value !== null && "prepare" in value && "batch" in value;

/** Keys that seal personal data at rest: `kid:base64 of 32 bytes`, newest first, parted by commas. */
export const DataKeys = v.pipe(
  v.string("is missing: `kid:base64 of 32 bytes`, newest first"),
  v.regex(
    /^[a-z0-9]{1,8}:[A-Za-z0-9+/]{43}=(,[a-z0-9]{1,8}:[A-Za-z0-9+/]{43}=)*$/,
    "must be `kid:base64 of 32 bytes`",
  ),
  v.transform(readKeys),
);

const text = (fallback: string) => v.optional(v.string(), fallback);

const Env = v.object({
  STAGE: Stage,
  DB: v.custom<D1Database>(isDatabase, "is missing: the D1 binding"),
  DATA_KEYS: DataKeys,
  /** Where counts are written; nowhere where it is not bound. */
  COUNTS: v.optional(v.custom<Dataset>(isDataset, "must be a dataset of Analytics Engine")),
  /** Where the bodies of reports are kept; in their rows where it is not bound. */
  BODIES: v.optional(v.custom<Bodies>(isBodies, "must be a bucket of R2")),
  /** The queue that work is handed on by; without one it is done at once, and by the cron. */
  WORK: v.optional(v.custom<Work>(isWork, "must be a queue")),
  /** `1` where D1 keeps replicas of the databases: what may be a little old is read from them. */
  READ_REPLICAS: v.pipe(
    v.optional(v.string(), "0"),
    v.picklist(["0", "1"], "must be 0 or 1"),
    v.transform((said) => said === "1"),
  ),
  /** The sources in depth; without them no name is shown with a source there. */
  DEPTH: v.optional(v.custom<Assets>(isAssets, "must be the binding of the assets")),
  /** Who runs the site and is paid: the firm's name, its 统一社会信用代码, its address. */
  OPERATOR: text(""),
  LICENCE: text(""),
  ADDRESS: text(""),
  ICP: text(""),
  POLICE: text(""),
  PHONE: text(""),
  HOURS: text("每天 9:00–18:00"),
  NOTICE: v.optional(v.string()),
  /** The site's own origin: where providers send their notifications and bring people back to. */
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url())),
  SMS_COUNTRIES: SmsCountries,
  SMS_A_DAY: SmsADay,
  ...FloodConfig.entries,
  ...ExpertConfig.entries,
});

export type OriginEnv = v.InferOutput<typeof Env> & {
  /** Every database that is bound, by the name of its binding: `DB`, and `DB_…` of a large site. */
  databases: ReadonlyMap<string, D1Database>;
  payments: PaymentConfig;
  sms: SmsConfig;
  tellsBySms: boolean;
  share: ShareConfig;
  /** Who works at the desk; null where there is none. */
  desk: AccessConfig | null;
};

/** A fault of whoever set the Worker up; its message names variables, never their values. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

/** Addresses that production takes by https only. */
const ADDRESSES = ["PUBLIC_URL", "SMS_ALIYUN_HOST", "SMS_TENCENT_HOST"];

/** Reads and checks the configuration; throws one line that names every fault. */
export const originEnv = readOnce((raw): OriginEnv => {
  const { config, faults } = readConfig(Env, raw);
  const stage = config?.STAGE ?? "production";
  const payments = readPaymentConfig({ ...raw }, stage);
  const sms = readSmsConfig({ ...raw }, stage);
  const share = readShareConfig({ ...raw }, stage);
  const desk = readAccessConfig({ ...raw }, stage);
  faults.push(...sms.faults, ...share.faults, ...desk.faults, ...payments.faults);
  const isSold = Object.values(payments.config).some((provider) => provider !== null);
  if (stage === "production") faults.push(...plainAddresses({ ...raw }, ADDRESSES));
  if (isSold && config !== null && config.PUBLIC_URL === undefined)
    faults.push("PUBLIC_URL is needed to take payments");
  if (config === null || faults.length > 0)
    throw new ConfigurationError(`origin configuration: ${faults.join("; ")}`);
  return {
    ...config,
    databases: databasesIn(raw, isDatabase),
    payments: payments.config,
    sms: sms.config,
    tellsBySms: tellsBySms(sms.config),
    share: share.config,
    desk: desk.config,
  };
});
