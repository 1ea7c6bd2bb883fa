import * as v from "valibot";
import type { Fetcher } from "#app/kit/upstream/send.ts";
import {
  plainAddresses,
  readConfig,
  readKeys,
  readOnce,
  Stage,
} from "#functions/contract/products/read-config.ts";
import { type Dataset, isDataset } from "#functions/contract/watch/counts.ts";

/** The rate-limit binding of Workers. */
interface RateLimiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

const isFetcher = (value: unknown): value is Fetcher =>
  typeof value === "object" && value !== null && "fetch" in value;
const isLimiter = (value: unknown): value is RateLimiter =>
  typeof value === "object" && value !== null && "limit" in value;

const basePath = v.pipe(
  v.optional(v.string(), "/"),
  v.regex(/^\/([A-Za-z0-9_-]+\/?)*$/, "must be a path such as /names"),
  v.transform((path) => (path === "/" ? "/" : path.replace(/\/$/, ""))),
);

const VisitorKeys = v.pipe(
  v.string("is missing: `kid:secret`, newest first, parted by commas; each secret ≥ 32 characters"),
  v.regex(/^[a-z0-9]{1,8}:[^,:\s]{32,}(,[a-z0-9]{1,8}:[^,:\s]{32,})?$/, "must be `kid:secret[,kid:secret]`"),
  v.transform(readKeys),
);

/** The configuration of a Worker with pages. */
const Env = v.pipe(
  v.object({
    STAGE: Stage,
    ASSETS: v.custom<Fetcher>(isFetcher, "is missing: the assets binding"),
    ORIGIN: v.optional(v.custom<Fetcher>(isFetcher, "must be a service binding")),
    /** The Workers of the pages that anybody may open, and of those about an order; the site needs them. */
    PAGES: v.optional(v.custom<Fetcher>(isFetcher, "must be a service binding")),
    ORDERS: v.optional(v.custom<Fetcher>(isFetcher, "must be a service binding")),
    /** The desk's Worker; without it there is no desk. */
    DESK: v.optional(v.custom<Fetcher>(isFetcher, "must be a service binding")),
    UPSTREAM_URL: v.optional(v.pipe(v.string(), v.url())),
    UPSTREAM_PRIVATE_IN_QUERY: v.optional(v.picklist(["0", "1"]), "0"),
    PUBLIC_URL: v.optional(v.pipe(v.string(), v.url())),
    ROUTER_BASE: basePath,
    PUBLIC_PATH: v.optional(
      v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)[^\s]*$/, "must be a path or an https address")),
      "/",
    ),
    VISITOR_KEYS: VisitorKeys,
    /** Milliseconds that a page about an order may take before its head leaves without it (head-first.ts). */
    HEAD_AFTER_MS: v.pipe(
      v.optional(v.string(), "25"),
      v.regex(/^\d{1,5}$/, "must be milliseconds"),
      v.transform(Number),
    ),
    /** Where counts are written; nowhere where it is not bound. */
    COUNTS: v.optional(v.custom<Dataset>(isDataset, "must be a dataset of Analytics Engine")),
    /** The deployed version of the Worker, given by Cloudflare. */
    CF_VERSION_METADATA: v.optional(v.object({ id: v.string() })),
    FORM_LIMIT: v.optional(v.custom<RateLimiter>(isLimiter)),
    ADDRESS_LIMIT: v.optional(v.custom<RateLimiter>(isLimiter)),
    /** The limit on how often one order's payment is looked up. */
    CHECK_LIMIT: v.optional(v.custom<RateLimiter>(isLimiter)),
  }),
  v.check(
    (env) => env.ORIGIN !== undefined || env.UPSTREAM_URL !== undefined,
    "ORIGIN or UPSTREAM_URL is needed",
  ),
  v.check(
    (env) => env.STAGE !== "production" || env.PUBLIC_URL !== undefined,
    "PUBLIC_URL is needed in production",
  ),
);

export type SiteEnv = v.InferOutput<typeof Env>;

/** Reads and checks the configuration; throws one line that names every fault. */
export const siteEnv = readOnce((raw): SiteEnv => {
  const { config, faults } = readConfig(Env, raw);
  if (config?.STAGE === "production")
    faults.push(...plainAddresses({ ...raw }, ["PUBLIC_URL", "UPSTREAM_URL"]));
  if (config === null || faults.length > 0) throw new Error(`site configuration: ${faults.join("; ")}`);
  return config;
});
