import { expect, test } from "vitest";
import { EXPERT, startAccess } from "#tests/kit/desk/access.ts";
import { startSite } from "#tests/kit/runtime/start-workers.ts";

test("a Worker without STAGE and PUBLIC_URL serves nothing and says why in one line", async () => {
  const site = await startSite({ origin: "recorder", vars: { STAGE: null } });
  const answer = await site.visitor().get("/");
  await site.close();
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain("<!DOCTYPE html><html lang");
  expect(site.logs.join("\n") + answer.text).toContain("PUBLIC_URL is needed in production");
});

test("where the time of a page went is told to staff and to developers, and to nobody else", async () => {
  const access = await startAccess();
  const site = await startSite({ vars: access.vars, originVars: access.vars });
  const headers = { "cf-access-jwt-assertion": await access.assert(EXPERT) };
  const desk = await site.visitor().get("/desk/briefs", { headers });
  const visitors = await site.visitor().get("/guide", { headers });
  await site.close();
  const told =
    /^edge;dur=[\d.]+, upstream;dur=[\d.]+;desc="1 calls", database;dur=[\d.]+;desc="\d+ trips", render;dur=[\d.]+$/;
  expect([desk.status, visitors.status]).toEqual([200, 200]);
  expect(desk.headers["server-timing"]).toMatch(told);
  expect(desk.headers["server-timing"]).not.toContain("0 trips");
  expect(visitors.headers["server-timing"]).toBeUndefined();
  const developers = await startSite({ vars: { STAGE: "development" } });
  const page = await developers.visitor().get("/manual-naming");
  await developers.close();
  access.close();
  expect(page.headers["server-timing"]).toMatch(/database;dur=[\d.]+;desc="[1-9]/);
});
