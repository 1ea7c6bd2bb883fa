import { afterAll, beforeAll, expect, test } from "vitest";
import { phones } from "#tests/kit/runtime/phones.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";

const PRODUCTION = { STAGE: "production", PUBLIC_URL: "https://luopan.example" };

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

test("the diagnosis tells the app, how the upstream answered, and a little of the visitor's id", async () => {
  const visitor = site.visitor(phones.weChat);
  const { status, words, headers } = await visitor.get("/test");
  expect(status).toBe(200);
  expect(words).toContain("微信的内置浏览器，手机");
  // Break it catches: a time of our own servers that reads as the way to the phone.
  expect(words).toMatch(/服务器\s*正常，\d+ 毫秒答好/);
  // Break it catches: a verdict that blames the phone for a fault of ours, or the other way round.
  // Break it catches: what to try first hidden in a table.
  expect(words.replaceAll(/\s/gu, "")).toContain(
    "我们这边正常，问题多半在手机或网络。请先点右上角“···”，选“在浏览器打开”，再试一次。",
  );
  // Break it catches: rows that say nothing but that a script would know, read out on the telephone by an elder.
  expect(words).not.toContain("才知道");
  const [id = ""] = (visitor.cookies.get("v") ?? "").split(".");
  expect(id).toHaveLength(32);
  expect(words).toContain(id.slice(0, 8));
  expect(words).not.toContain(id.slice(0, 12));
  expect(headers["cache-control"]).toBe("private, no-store");
});

test.each([
  ["a phone", phones.iPhone, "浏览器，手机"],
  ["a desktop", "Mozilla/5.0 (X11; Linux x64; rv:132.0) Gecko/20100101 Firefox/132.0", "浏览器，电脑"],
])("the diagnosis names no app in the plain browser of %s", async (_what, agent, says) => {
  const { words } = await site.visitor(agent).get("/test");
  expect(words).toContain(says);
  expect(words).not.toContain("内置浏览器");
  expect(words.replaceAll(/\s/gu, "")).toContain("请先换一个网络（Wi-Fi或流量），再试一次。");
});

test("the diagnosis is shown while the upstream is down, and says so", async () => {
  const broken = await startSite({ vars: { UPSTREAM_URL: "http://127.0.0.1:9" } });
  const { status, words } = await broken.visitor().get("/test");
  await broken.close();
  expect(status).toBe(200);
  expect(words).toMatch(/没有答好（0 NETWORK）/);
  expect(words).toContain("网站这边没有答好，请过一会儿再试。");
});

test("in production there is no such page", async () => {
  const real = await startSite({ vars: PRODUCTION });
  const { status } = await real.visitor().get("/test");
  await real.close();
  expect(status).toBe(404);
});
