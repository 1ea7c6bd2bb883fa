import { globSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

let upstream: RecordingUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  const vars = { UPSTREAM_URL: upstream.url, ROUTER_BASE: "/names", PUBLIC_PATH: "/static/v2/" };
  site = await startSite({ vars });
});
afterAll(() => Promise.all([site?.close(), upstream?.close()]));

describe("the same build under /names", () => {
  test.each(["/names", `/names/naming-result/${SN}`, "/names/search-order-history"])(
    "%s is a screen",
    async (path) => {
      expect((await site.visitor().get(path)).status).toBe(200);
    },
  );

  test.each([
    "/",
    "/search-order-history",
    "/namesake",
    "/names-x/search-order-history",
    "/static/v2/",
    "/Names",
  ])("%s is not found", async (path) => {
    expect((await site.visitor().get(path)).status).toBe(404);
  });

  test.each([
    ["/names/", "/names"],
    ["/names/Search-Order-History/?a=1", "/names/search-order-history?a=1"],
  ])("%s moves to %s", async (path, to) => {
    const answer = await site.visitor().get(path);
    expect([answer.status, answer.headers.location]).toEqual([308, to]);
  });

  test.each(["/names", `/names/naming-result/${SN}`, "/names/search-order-history", "/nowhere"])(
    "every link and form of %s stays under it",
    async (path) => {
      const { text } = await site.visitor().get(path);
      const links = [...text.matchAll(/<(?:a|form)\b[^>]*\s(?:href|action)="([^"#]*)/g)].map(
        ([, to = ""]) => to,
      );
      for (const link of links) expect(link).toMatch(/^(\/names(\/|$|\?)|\?|$|tel:|https:\/\/beian\.)/);
      expect(links.length).toBeGreaterThan(0);
    },
  );

  test("a form sent to it comes back under it", async () => {
    const visitor = site.visitor();
    const answer = await visitor.post("/names", { surname: "" });
    expect(answer.status).toBe(400);
    const view = await visitor.get("/names?view=large");
    expect(view.headers.location).toBe("/names");
  });

  test("an asset is found under the base, too", async () => {
    const [file = ""] = globSync("build/client/assets/*.js");
    const name = file.split("/").at(-1);
    for (const base of ["/static/v2", "/names", ""]) {
      expect((await site.visitor().get(`${base}/assets/${name}`)).status).toBe(200);
    }
  });

  test("the page says so to scripts", async () => {
    const { text } = await site.visitor().get("/names");
    expect(text).toContain("/static/v2/");
    expect(text).toMatch(/routerBase/);
  });
});
