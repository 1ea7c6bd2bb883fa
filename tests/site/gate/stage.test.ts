import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";

test("a Worker without STAGE and PUBLIC_URL serves nothing and says why in one line", async () => {
  const site = await startSite({ origin: "recorder", vars: { STAGE: null } });
  const answer = await site.visitor().get("/");
  await site.close();
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain("<!DOCTYPE html><html lang");
  expect(site.logs.join("\n") + answer.text).toContain("PUBLIC_URL is needed in production");
});

describe("in production", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ vars: { STAGE: "production", PUBLIC_URL: "https://luopan.example" } });
  });
  afterAll(() => site?.close());

  test.each(["luopan-site.people.workers.dev", "1a2b3c4d-luopan-site.people.workers.dev"])(
    "Cloudflare's own address %s of the Worker shows nothing, the desk's page neither",
    async (host) => {
      for (const path of ["/", "/desk", "/guide", "/share-wechat?url=https://luopan.example/"]) {
        const answer = await site.visitor().get(path, { headers: { host } });
        expect([path, answer.status, answer.setCookies]).toEqual([path, 404, []]);
        expect(answer.headers["x-content-type-options"]).toBe("nosniff");
        expect(answer.text).not.toContain("<");
      }
      expect((await site.visitor().get("/", { headers: { host: "luopan.example" } })).status).toBe(200);
    },
  );
});
