import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { readDevVars, writeDevVars } from "./dev-vars.ts";
import { makeSandboxKeys, sandboxHosts, type Vars } from "./sandbox-keys.ts";

const SITE = ".dev.vars";
const DESK = "functions/desk/.dev.vars";
const PAGES = "functions/pages/.dev.vars";
const ORDERS = "functions/orders/.dev.vars";
const ORIGIN = "functions/origin/.dev.vars";

/** Local secrets, made at the first run, ignored by git. Production has its own (`wrangler secret put`). */
const FILES: Readonly<Record<string, () => Vars>> = {
  [SITE]: () => ({ STAGE: "development", VISITOR_KEYS: `k1:${randomBytes(32).toString("hex")}` }),
  [ORIGIN]: () => ({
    STAGE: "development",
    DATA_KEYS: `k1:${randomBytes(32).toString("base64")}`,
  }),
};

/** The firm that is paid on a fresh machine: plainly invented, so that its pages are seen as a real firm's will be. */
export const SELLER = {
  OPERATOR: "示例文化有限公司（演示）",
  LICENCE: "000000000000000000",
  ADDRESS: "示例市示例路 1 号",
  PHONE: "400-000-0000",
} as const;

/** Names a seller on this machine, unless somebody has said who it is (or, by an empty OPERATOR, that there is none). */
export function ensureSeller(root = "."): void {
  const file = join(root, ORIGIN);
  const known = readDevVars(file);
  if (known.has("OPERATOR")) return;
  writeDevVars(file, Object.fromEntries(Object.entries(SELLER).filter(([name]) => !known.has(name))));
}

/** Makes the secrets that are not there yet; `root` is the project's folder. */
export function ensureSecrets(root = "."): void {
  for (const [name, make] of Object.entries(FILES)) {
    const file = join(root, name);
    if (readDevVars(file).size === 0) writeDevVars(file, make());
  }
}

/** What the Workers behind the site must know as it does: they have the same visitors. */
const SHARED = [
  "STAGE",
  "VISITOR_KEYS",
  "ROUTER_BASE",
  "PUBLIC_PATH",
  "PUBLIC_URL",
  "UPSTREAM_URL",
  "UPSTREAM_PRIVATE_IN_QUERY",
  "HEAD_AFTER_MS",
];

/** Who works at the desk of a fresh machine. */
const PEOPLE = "operator@luopan.local:operator,expert@luopan.local:expert";

/** Tells the Workers behind the site what it knows. */
export function ensureBehind(root = "."): void {
  const site = readDevVars(join(root, SITE));
  const shared = Object.fromEntries([...site].filter(([name]) => SHARED.includes(name)));
  for (const file of [PAGES, ORDERS, DESK]) writeDevVars(join(root, file), shared);
}

/** Makes the sign-in of the desk on this machine (本机登录), the same for desk and origin, unless Access is set up. */
export function ensureDesk(root = "."): void {
  const desk = join(root, DESK);
  const files = [desk, join(root, ORIGIN)];
  const known = files.map((file) => readDevVars(file));
  if (known.some((vars) => vars.has("ACCESS_ISSUER"))) return;
  const secret = known.map((vars) => vars.get("DESK_LOCAL_SECRET")).find((one) => one !== undefined);
  const people = known.map((vars) => vars.get("DESK_PEOPLE")).find((one) => one !== undefined);
  const vars = {
    DESK_PEOPLE: people ?? PEOPLE,
    DESK_LOCAL_SECRET: secret ?? randomBytes(16).toString("hex"),
  };
  for (const file of files) writeDevVars(file, vars);
}

/** Which variables belong to which provider, by how they begin. */
const PROVIDERS = ["WECHAT_", "ALIPAY_", "STRIPE_"] as const;

const only = (vars: Vars, prefix: string): Vars =>
  Object.fromEntries(Object.entries(vars).filter(([name]) => name.startsWith(prefix)));

/**
 * Makes the origin a customer of the sandbox at `sandbox`, unless somebody has given a provider keys of their own:
 * matching keys where they are missing, and the addresses of this start.
 */
export function ensureSandbox(site: string, sandbox: string, root = "."): void {
  const ours = join(root, "functions/origin/.dev.vars");
  const theirs = join(root, "functions/sandbox/.dev.vars");
  const origin = readDevVars(ours);
  const known = readDevVars(theirs);
  const made = makeSandboxKeys();
  const hosts = sandboxHosts(sandbox);
  for (const prefix of PROVIDERS) {
    const mine = Object.keys(only(made.origin, prefix));
    const isTheirs = mine.some((name) => origin.has(name)) && !isOfSandbox(origin, mine);
    const isWhole =
      mine.every((name) => origin.has(name)) &&
      Object.keys(only(made.sandbox, prefix)).every((name) => known.has(name)) &&
      mine.every((name) => !known.has(name) || known.get(name) === origin.get(name));
    if (isTheirs || !isWhole) writeDevVars(theirs, only(made.sandbox, prefix));
    if (isTheirs) continue;
    writeDevVars(ours, { ...(isWhole ? {} : only(made.origin, prefix)), ...only(hosts, prefix) });
  }
  for (const file of [join(root, ".dev.vars"), ours]) writeDevVars(file, { PUBLIC_URL: site });
  writeDevVars(theirs, { SITE_URL: site });
}

const isOfSandbox = (vars: ReadonlyMap<string, string>, names: readonly string[]) =>
  names.some((name) => /sandbox/i.test(vars.get(name) ?? ""));
