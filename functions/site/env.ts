import * as v from "valibot";
import { type AccessConfig, readAccessConfig } from "#functions/access/config.ts";

/** Anything that answers a request: a service binding or the assets binding. */
export interface Service {
  fetch(request: Request): Promise<Response>;
}

/** The rate-limit binding of Workers. */
export interface RateLimiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

const isService = (value: unknown): value is Service =>
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
  v.transform((text) =>
    text.split(",").map((pair) => {
      const [id = "", secret = ""] = pair.split(":");
      return { id, secret };
    }),
  ),
);

/** The site Worker's configuration. Whoever leaves STAGE out runs in production. */
const Env = v.pipe(
  v.object({
    STAGE: v.optional(v.picklist(["development", "test", "production"]), "production"),
    ASSETS: v.custom<Service>(isService, "is missing: the assets binding"),
    ORIGIN: v.optional(v.custom<Service>(isService, "must be a service binding")),
    UPSTREAM_URL: v.optional(v.pipe(v.string(), v.url())),
    UPSTREAM_PRIVATE_IN_QUERY: v.optional(v.picklist(["0", "1"]), "0"),
    PUBLIC_URL: v.optional(v.pipe(v.string(), v.url())),
    ROUTER_BASE: basePath,
    PUBLIC_PATH: v.optional(
      v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)[^\s]*$/, "must be a path or an https address")),
      "/",
    ),
    VISITOR_KEYS: VisitorKeys,
    /** Which version of the Worker this is; Cloudflare says. */
    CF_VERSION_METADATA: v.optional(v.object({ id: v.string() })),
    FORM_LIMIT: v.optional(v.custom<RateLimiter>(isLimiter)),
    ADDRESS_LIMIT: v.optional(v.custom<RateLimiter>(isLimiter)),
    /** How often one order's payment is looked up. */
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

export type SiteEnv = v.InferOutput<typeof Env> & {
  /** Who works at the desk; null where there is none. */
  desk: AccessConfig | null;
};

const known = new WeakMap<object, SiteEnv>();

/** Reads and checks the configuration once; throws one line that names every fault. */
export function siteEnv(raw: object): SiteEnv {
  const before = known.get(raw);
  if (before !== undefined) return before;
  const parsed = v.safeParse(Env, raw);
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ""} ${issue.message}`.trim());
    throw new Error(`site configuration: ${faults.join("; ")}`);
  }
  const { STAGE, UPSTREAM_URL } = parsed.output;
  const desk = readAccessConfig({ ...raw }, STAGE);
  if (desk.config !== null && STAGE === "production" && UPSTREAM_URL?.startsWith("http:") === true)
    desk.faults.push("UPSTREAM_URL must be https where there is a desk");
  if (desk.faults.length > 0) throw new Error(`site configuration: ${desk.faults.join("; ")}`);
  const env = { ...parsed.output, desk: desk.config };
  known.set(raw, env);
  return env;
}
