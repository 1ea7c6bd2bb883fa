import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { build } from "esbuild";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { ORIGIN } from "#scripts/origin/bundle-origin.ts";
import { leftOut } from "#scripts/origin/left-out.ts";
import { changedRemix } from "#scripts/vite/remix-changes.ts";

/** What our own code asks Stripe's client for, such as `checkout.sessions.create`. */
const asked = (): string[] => {
  const sources = globSync("functions/origin/money/providers/stripe/*.ts").map((file) =>
    readFileSync(file, "utf8"),
  );
  const calls = sources.flatMap((source) => [...source.matchAll(/\bstripe((?:\s*\.\w+)+)\(/g)]);
  return calls.map(([, path = ""]) => path.replaceAll(/\s/g, "").slice(1)).sort();
};

const inside = (client: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((at, name) => Object(at)[name], client);

// Break it catches: a part of Stripe's package that the origin asks for is not in its bundle, and no card can be paid.
test("the origin's bundle has all of Stripe that is asked for, and not what nobody asks for", async () => {
  const { outputFiles = [] } = await build({
    ...ORIGIN,
    entryPoints: ["functions/origin/money/providers/stripe/client.ts"],
    outdir: "unwritten",
    plugins: [leftOut],
  });
  const code = outputFiles.find(({ path }) => path.endsWith(".js"))?.text ?? "";
  const { stripeClient } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const client: unknown = stripeClient({
    ...{ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_HOST: "https://api.stripe.com" },
  });
  expect(asked()).toEqual([
    ...["checkout.sessions.create", "checkout.sessions.expire", "checkout.sessions.retrieve"],
    ...["refunds.create", "refunds.list", "webhooks.constructEventAsync"],
  ]);
  for (const path of asked()) expect([path, typeof inside(client, path)]).toEqual([path, "function"]);
  expect(inside(client, "issuing.cards.create")).toBeUndefined();
});

const ROUTER = createRequire(import.meta.url)
  .resolve("@remix-run/router")
  .replace(/router\.cjs\.js$/, "router.js");

// Breaks it catches: a release of the router that is written otherwise, built with half of a function cut out.
test("what is cut out of the router leaves a module, and is refused where the router is written otherwise", () => {
  const code = readFileSync(ROUTER, "utf8");
  const kept = changedRemix(ROUTER, code) ?? "";
  expect(() => parseAst(kept)).not.toThrow();
  expect(kept.length).toBeLessThan(code.length - 4000);
  expect(() => changedRemix(ROUTER, code.replace("if (isDeferredData(result)) {", "if (late) {"))).toThrow(
    "is written otherwise",
  );
});

// Breaks it catches: another address without a screen, which may answer otherwise than what is left of the router can tell.
test("one address has no screen, and answers a look with a Response", () => {
  const bare = globSync("app/routes/**/*.tsx").filter(
    (file) => !readFileSync(file, "utf8").includes("export default"),
  );
  expect(bare).toEqual(["app/routes/orders/check-pay-status.tsx"]);
  const [code = ""] = bare.map((file) => readFileSync(file, "utf8"));
  expect(code).toMatch(/export async function loader\([^)]*\): Promise<Response>/);
  expect(code).not.toMatch(/export (async )?(function|const) action/);
});
