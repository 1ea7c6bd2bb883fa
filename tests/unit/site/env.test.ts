import { describe, expect, test } from "vitest";
import { siteEnv } from "#functions/site/env.ts";

const service = { fetch: () => Promise.resolve(new Response()) };
const good = {
  ASSETS: service,
  ORIGIN: service,
  VISITOR_KEYS: `k1:${"x".repeat(32)}`,
  PUBLIC_URL: "https://luopan.example",
};

describe("the site's configuration", () => {
  test("is production where nothing says otherwise", () => {
    expect(siteEnv(good)).toMatchObject({ STAGE: "production", ROUTER_BASE: "/", PUBLIC_PATH: "/" });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["no PUBLIC_URL in production", { PUBLIC_URL: undefined }, "PUBLIC_URL is needed in production"],
    ["a stage that is none", { STAGE: "dev" }, "STAGE"],
    ["an empty stage", { STAGE: "" }, "STAGE"],
    ["no keys", { VISITOR_KEYS: undefined }, "VISITOR_KEYS is missing"],
    ["a short key", { VISITOR_KEYS: "k1:short" }, "VISITOR_KEYS must be"],
    [
      "three keys",
      { VISITOR_KEYS: ["k1", "k2", "k3"].map((id) => `${id}:${"x".repeat(32)}`).join() },
      "VISITOR_KEYS must be",
    ],
    ["no upstream of any kind", { ORIGIN: undefined }, "ORIGIN or UPSTREAM_URL is needed"],
    ["a binding that is none", { ORIGIN: "luopan-origin" }, "ORIGIN must be a service binding"],
    ["no assets", { ASSETS: undefined }, "ASSETS is missing"],
    ["an upstream that is no address", { UPSTREAM_URL: "upstream" }, "UPSTREAM_URL"],
    ["a base that is no path", { ROUTER_BASE: "names" }, "ROUTER_BASE must be a path"],
    ["a base with dots", { ROUTER_BASE: "/../" }, "ROUTER_BASE must be a path"],
    ["a public path of a script", { PUBLIC_PATH: "javascript:alert(1)" }, "PUBLIC_PATH"],
    [
      "an upstream over http",
      { UPSTREAM_URL: "http://upstream.example" },
      "UPSTREAM_URL must be an https address in production",
    ],
    [
      "an address of its own over http",
      { PUBLIC_URL: "http://luopan.example" },
      "PUBLIC_URL must be an https address in production",
    ],
    ["a desk that is none", { DESK: "luopan-desk" }, "DESK must be a service binding"],
    ["a public path of no scheme", { PUBLIC_PATH: "//evil.example/" }, "PUBLIC_PATH"],
  ])("%s is refused in one line that names it", (_what, over, say) => {
    const read = () => siteEnv({ ...good, ...over });
    expect(read).toThrow(say);
    expect(read).toThrow(/^site configuration: [^\n]+$/);
  });

  test("names every fault at once", () => {
    expect(() => siteEnv({ ORIGIN: service })).toThrow(/VISITOR_KEYS.*ASSETS|ASSETS.*VISITOR_KEYS/);
  });

  test.each([
    ["STAGE=development", { STAGE: "development", PUBLIC_URL: undefined }],
    ["a base with a slash behind", { ROUTER_BASE: "/a/b/" }],
    ["assets on a host of their own", { PUBLIC_PATH: "https://cdn.example/luopan/" }],
    [
      "a remote upstream and no binding",
      { ORIGIN: undefined, UPSTREAM_URL: "https://upstream.example/base" },
    ],
  ])("takes %s", (_what, over) => {
    expect(() => siteEnv({ ...good, ...over })).not.toThrow();
  });
});
