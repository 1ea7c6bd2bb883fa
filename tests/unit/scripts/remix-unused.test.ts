import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { changedRemix } from "#scripts/vite/remix-changes.ts";

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
