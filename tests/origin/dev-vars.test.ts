import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readWorker } from "#tests/kit/runtime/runtime.ts";

test("a Worker under test reads the vars of its wrangler.toml, and none of its .dev.vars", () => {
  const folder = mkdtempSync(join(tmpdir(), "luopan-vars-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const toml =
    'name = "one"\nmain = "index.ts"\ncompatibility_date = "2026-10-01"\n\n[vars]\nGREETING = "早"\n';
  writeFileSync(join(folder, "wrangler.toml"), toml);
  writeFileSync(join(folder, ".dev.vars"), "WECHAT_APP_ID=wx-of-the-sandbox\n");
  expect(readWorker(join(folder, "wrangler.toml")).workerOptions).toHaveProperty("bindings", {
    GREETING: "早",
  });
});
