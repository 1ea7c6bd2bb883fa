import { expect, test } from "vitest";
import { startSite } from "#tests/kit/runtime/start-workers.ts";

const askedOf = async (options: Parameters<typeof startSite>[0], path = "/health") => {
  const site = await startSite(options);
  await site.origin.cron().catch(() => undefined);
  const answer = await site.visitor().get(path);
  await site.close();
  return answer;
};

test("a monitor is told in one word and by parts that all is well, and is given no cookie", async () => {
  const { status, headers, text, setCookies } = await askedOf(
    { vars: { ROUTER_BASE: "/names" } },
    "/names/health",
  );
  expect([status, setCookies, headers["cache-control"]]).toEqual([200, [], "no-store"]);
  const parts = { origin: "ok", database: "ok", cron: "ok", promises: "ok" };
  expect(JSON.parse(text)).toEqual({ status: "ok", ...parts, version: expect.any(String) });
});

test("what is wrong is said with 503 and when to ask again: an origin that is set up wrong, one that is none", async () => {
  for (const [options, said] of [
    [{ originVars: { DATA_KEYS: null } }, { origin: "ok", database: "down" }],
    [{ origin: "recorder" }, { origin: "down", database: "unknown" }],
  ] as const) {
    const { status, headers, text } = await askedOf(options);
    expect([status, headers["retry-after"]]).toEqual([503, "30"]);
    expect(JSON.parse(text)).toMatchObject({ status: "ill", ...said });
  }
});
