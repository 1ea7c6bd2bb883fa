import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { faultLine } from "#functions/contract/watch/log.ts";

const WORKERS = ["wrangler.toml", "functions/desk/wrangler.toml", "functions/origin/wrangler.toml"];

describe("the log", () => {
  test("is written in one place, which knows what may be said", () => {
    const files = globSync(["app/**/*.{ts,tsx}", "functions/**/*.ts"]).filter(
      (file) => !file.startsWith("functions/sandbox/"),
    );
    const writing = files.filter((file) => /\bconsole[.[]/.test(readFileSync(file, "utf8")));
    expect(writing).toEqual(["functions/contract/watch/log.ts"]);
  });

  test("of a fault says its kind and its place, and nothing that was typed", () => {
    const said = faultLine(new TypeError("Expected Surname but received 林清和"));
    expect(said).toMatch(/^TypeError: \n\s+at /);
    expect(said).not.toContain("林清和");
    expect(faultLine("林清和")).toBe("unknown");
  });

  test.each(WORKERS)("that the platform keeps of %s has no query in it", (config) => {
    const { observability } = readConfig({ config });
    expect(observability).toMatchObject({
      enabled: true,
      redact_query_string: true,
      logs: { enabled: true },
    });
  });

  test("that the platform keeps of visitors' addresses is none: the path of a result holds its number", () => {
    for (const config of ["wrangler.toml", "functions/desk/wrangler.toml"]) {
      const { observability } = readConfig({ config });
      expect(observability?.logs?.invocation_logs).toBe(false);
      expect(observability?.traces?.enabled ?? false).toBe(false);
    }
  });
});
