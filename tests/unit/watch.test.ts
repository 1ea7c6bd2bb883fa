import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { describe, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { faultLine } from "#functions/contract/watch/log.ts";

const WORKERS = [
  "wrangler.toml",
  ...["orders", "desk", "origin"].map((name) => `functions/${name}/wrangler.toml`),
];

test("a start builds the origin again for each of its sources, and for nothing that wrangler writes", () => {
  const { watch_dir } = readConfig({ config: "functions/origin/wrangler.toml" }).build;
  const watched = [watch_dir ?? []].flat().map((folder) => relative(process.cwd(), folder));
  const rooms = globSync(["functions/{access,contract,naming}/", "functions/origin/*/"], {
    exclude: ["**/.*"],
  });
  expect(watched.toSorted()).toEqual(rooms.map((room) => relative(process.cwd(), room)).toSorted());
});

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

  test.each(WORKERS)(
    "that the platform keeps of %s has our lines alone: no address, header or span",
    (config) => {
      const { observability } = readConfig({ config });
      expect(observability).toEqual({
        enabled: true,
        redact_query_string: true,
        logs: { enabled: true, invocation_logs: false },
      });
    },
  );
});
