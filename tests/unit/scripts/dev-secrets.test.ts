import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { readAccessConfig } from "#functions/access/config.ts";
import { readPaymentConfig } from "#functions/origin/money/providers/config.ts";
import { readConfig } from "#functions/sandbox/config.ts";
import { readDevVars } from "#scripts/steps/dev-vars.ts";
import {
  ensureBehind,
  ensureDesk,
  ensureSandbox,
  ensureSecrets,
  ensureSeller,
  SELLER,
} from "#scripts/steps/secrets.ts";

const SITE = "http://localhost:8787";
const SANDBOX = "http://127.0.0.1:8788";

const newFolder = () => mkdtempSync(join(tmpdir(), "luopan-secrets-"));

function start(root: string, site = SITE, sandbox = SANDBOX): void {
  for (const part of ["desk", "orders", "pages", "origin", "sandbox"])
    mkdirSync(join(root, "functions", part), { recursive: true });
  ensureSecrets(root);
  ensureSandbox(site, sandbox, root);
  ensureBehind(root);
  ensureDesk(root);
  ensureSeller(root);
}

/** A fresh checkout after its first start: tests take copies of it, for keys take long to make. */
const started = newFolder();
start(started);
afterAll(() => rmSync(started, { recursive: true }));

/** A checkout in a folder of a test's own. */
function checkout(root: string) {
  onTestFinished(() => rmSync(root, { recursive: true }));
  const file = join(root, "functions/origin/.dev.vars");
  const vars = (part: string) => Object.fromEntries(readDevVars(join(root, `functions/${part}/.dev.vars`)));
  const begin = (site?: string, sandbox?: string) => start(root, site, sandbox);
  const ofSite = () => Object.fromEntries(readDevVars(join(root, ".dev.vars")));
  return { begin, vars, ofSite, text: () => readFileSync(file, "utf8") };
}

/** One that was started before. */
function startedCheckout() {
  const root = newFolder();
  cpSync(started, root, { recursive: true });
  return checkout(root);
}

/** One whose origin has these `.dev.vars`, before its first start. */
function checkoutWith(origin: string) {
  const root = newFolder();
  mkdirSync(join(root, "functions/origin"), { recursive: true });
  writeFileSync(join(root, "functions/origin/.dev.vars"), origin);
  return checkout(root);
}

// Breaks it catches: pages seen on a fresh machine without a seller; a firm of somebody's own written over by the invented one.
test("a first start names an invented seller, and never in place of one that somebody has named", () => {
  expect(startedCheckout().vars("origin")).toMatchObject(SELLER);
  const { begin, vars } = checkoutWith("OPERATOR=\n");
  begin();
  expect(vars("origin")).toMatchObject({ OPERATOR: "" });
  expect(vars("origin")).not.toHaveProperty("LICENCE");
  const own = checkoutWith("PHONE=123\n");
  own.begin();
  expect(own.vars("origin")).toMatchObject({ ...SELLER, PHONE: "123" });
});

test("a first start makes the origin a customer of every provider, on matching keys", () => {
  const { vars } = startedCheckout();
  const { config, faults } = readPaymentConfig(vars("origin"), "development");
  expect(faults).toEqual([]);
  expect(config.wechat?.WECHAT_PAY_HOST).toBe(SANDBOX);
  expect(config.alipay?.ALIPAY_GATEWAY).toBe(`${SANDBOX}/gateway.do`);
  const sandbox = readConfig(vars("sandbox"));
  expect(sandbox.siteUrl).toBe(SITE);
  expect(sandbox.wechat.mchSerial).toBe(config.wechat?.WECHAT_MCH_SERIAL);
  expect(sandbox.wechat.payKeys.map(({ id }) => id)).toEqual(
    config.wechat?.WECHAT_PAY_KEYS.map(({ id }) => id),
  );
  expect(sandbox.stripe.webhookSecret).toBe(config.stripe?.STRIPE_WEBHOOK_SECRET);
});

test("production refuses every provider of the sandbox", () => {
  const { vars } = startedCheckout();
  const { faults } = readPaymentConfig(vars("origin"), "production");
  for (const name of [
    "WECHAT_MCH_ID",
    "WECHAT_PAY_HOST",
    "ALIPAY_APP_ID",
    "ALIPAY_GATEWAY",
    "STRIPE_SECRET_KEY",
  ])
    expect(faults).toContain(`${name} belongs to the sandbox`);
});

test("a later start keeps the keys, and follows the port", () => {
  const { begin, vars } = startedCheckout();
  const before = vars("origin");
  begin("http://localhost:9000", "http://127.0.0.1:9001");
  const after = vars("origin");
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(changed.every((name) => /_HOST$|_GATEWAY$|^PUBLIC_URL$/.test(name))).toBe(true);
  expect(after.STRIPE_HOST).toBe("http://127.0.0.1:9001");
  expect(vars("sandbox").SITE_URL).toBe("http://localhost:9000");
});

test("an earlier project's secrets get what they lack, and lose nothing", () => {
  const { begin, text, vars } = checkoutWith("# mine\nSTAGE=development\nDATA_KEYS=k1:secret\n");
  begin();
  expect(text()).toMatch(/^# mine\nSTAGE=development\nDATA_KEYS=k1:secret\nWECHAT_APP_ID=wxsandbox/);
  expect(vars("origin").PUBLIC_URL).toBe(SITE);
});

test("a provider's own keys stay as they are; the others are played", () => {
  const { begin, vars } = checkoutWith("STAGE=development\nDATA_KEYS=k1:x\nSTRIPE_SECRET_KEY=sk_test_mine\n");
  begin();
  expect(vars("origin").STRIPE_SECRET_KEY).toBe("sk_test_mine");
  expect(vars("origin").STRIPE_HOST).toBeUndefined();
  expect(vars("origin").WECHAT_PAY_HOST).toBe(SANDBOX);
  expect(readConfig(vars("sandbox")).stripe.secretKey).toContain("sandbox");
});

test("halves that no longer match are made anew together", () => {
  const { vars } = startedCheckout();
  const first = vars("origin");
  const again = checkoutWith(
    Object.entries(first)
      .map(([name, value]) => `${name}=${value}`)
      .join("\n"),
  );
  again.begin();
  expect(again.vars("origin").WECHAT_MCH_SERIAL).not.toBe(first.WECHAT_MCH_SERIAL);
  expect(again.vars("origin").WECHAT_MCH_SERIAL).toBe(again.vars("sandbox").WECHAT_MCH_SERIAL);
});

test("the desk of a fresh machine has a secret that both its Workers know, and keep; the site does not", () => {
  const { begin, vars, ofSite } = startedCheckout();
  const { config, faults } = readAccessConfig(vars("desk"), "development");
  expect(faults).toEqual([]);
  expect([...(config?.people.values() ?? [])].flat().sort()).toEqual(["expert", "operator"]);
  const { DESK_LOCAL_SECRET: secret, DESK_PEOPLE: people } = vars("desk");
  expect(vars("origin")).toMatchObject({ DESK_LOCAL_SECRET: secret, DESK_PEOPLE: people });
  expect(secret).toMatch(/^[0-9a-f]{32}$/);
  expect(ofSite().DESK_LOCAL_SECRET).toBeUndefined();
  begin("http://localhost:9000");
  expect(vars("desk").DESK_LOCAL_SECRET).toBe(secret);
  expect(readAccessConfig(vars("desk"), "production").faults).toContain(
    "DESK_LOCAL_SECRET is for development only",
  );
});

test("site, pages, orders and desk know visitors by the same keys", () => {
  const { vars, ofSite } = startedCheckout();
  for (const behind of ["pages", "orders", "desk"])
    expect(vars(behind).VISITOR_KEYS).toBe(ofSite().VISITOR_KEYS);
});
