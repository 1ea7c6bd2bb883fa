import { describe, expect, test } from "vitest";
import { openColdHouse, SCRIPTS } from "#tests/kit/browser/browser.ts";
import { fillQuickly, submit } from "#tests/kit/browser/browser-form.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { holdExtras, KEPT, refuseExtras } from "#tests/kit/upstream/upstream-moods.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

const RESULT = `/naming-result/${SN}`;
const REFRESH = /<noscript><meta http-equiv="refresh" content="0;url=([^"]*)"/;

describe.each(SCRIPTS)("with nothing at the edge, and scripts %s", (_what, scripts) => {
  test("home shows what comes late", async () => {
    const { phone, upstream } = await openColdHouse();
    holdExtras(upstream, 300);
    const { page, open } = await phone({ scripts });
    expect(await open("/")).toBe(200);
    await page.getByText("29.9").waitFor();
    await page.getByText("还没有评论").waitFor();
    expect(await page.locator("main").textContent()).not.toMatch(/正在取|……/);
    expect(new URL(page.url()).search).toBe(scripts ? "" : "?whole=1");
  });

  test("home is whole but for its prices and comments while the upstream is down, each with a retry", async () => {
    const { phone, upstream } = await openColdHouse();
    upstream.behave(that.hangsUp);
    const { page, open } = await phone({ scripts });
    expect(await open("/")).toBe(200);
    await page.getByText("价格暂时读不出来").waitFor();
    await page.getByText("评论暂时读不出来").waitFor();
    expect(await page.locator("#surname").isVisible()).toBe(true);
    expect(await page.getByText("本站内容整理自姓名文化与古代文献").count()).toBe(1);
    upstream.reset();
    await page.locator("#price ~ dl").getByRole("link", { name: "再试一次" }).click();
    await page.getByText("29.9").waitFor();
  });

  test("a ♡ is confirmed on a result whose prices are missing", async () => {
    const { phone, upstream } = await openColdHouse();
    refuseExtras(upstream);
    const { page, open } = await phone({ scripts });
    await open(RESULT);
    await page.getByText("价格暂时读不出来").waitFor();
    await page.getByRole("button", { name: "收藏" }).click();
    await page.getByText("已收藏", { exact: true }).first().waitFor();
  });
});

describe("the refresh for browsers without scripts", () => {
  test("stands only where a page leaves something for later, and leads to the same page, whole", async () => {
    const { site, upstream } = await openColdHouse();
    refuseExtras(upstream);
    const visitor = site.visitor();
    const refreshOf = async (path: string) => REFRESH.exec((await visitor.get(path)).text)?.[1];
    expect(await refreshOf("/")).toBe("/?whole=1");
    expect(await refreshOf("/?tab=x&a=1")).toBe("/?tab=x&amp;a=1&amp;whole=1");
    expect(await refreshOf(RESULT)).toBe(`${RESULT}?whole=1`);
    expect(await refreshOf("/search-order-history")).toBeUndefined();
    expect(await refreshOf("/?whole=1")).toBeUndefined();
    expect(await refreshOf(`${RESULT}?whole=1`)).toBeUndefined();
    expect(await refreshOf("/nowhere")).toBeUndefined();
    upstream.reset();
    await visitor.get("/?whole=1");
    await expect.poll(() => refreshOf("/")).toBeUndefined();
    // A result has notices of its own, which home does not bring to the edge: it does without them, once.
    expect(await refreshOf(RESULT)).toBeUndefined();
  });

  test("never stands on the answer to a POST", async () => {
    const { phone, upstream } = await openColdHouse();
    refuseExtras(upstream);
    const { page, open } = await phone({ scripts: false });
    await open("/");
    await page.waitForLoadState();
    const bodies: Promise<string>[] = [];
    page.on(
      "response",
      (answer) => void (answer.request().method() === "POST" && bodies.push(answer.text())),
    );
    await fillQuickly(page, { surname: "" });
    expect(await submit(page)).toBe(400);
    const [body = ""] = await Promise.all(bodies);
    expect(body).toContain("请填写姓氏");
    expect(body).not.toMatch(/http-equiv="?refresh/i);
    expect(await page.locator("#surname-error").isVisible()).toBe(true);
  });
});

describe("who gets the whole page at once", () => {
  test.each([
    ["HeadlessChrome", `${phones.weChat} HeadlessChrome/126.0`],
    ["Baiduspider", "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)"],
    ["curl", "curl/8.5.0"],
  ])("a bot: %s", async (_name, userAgent) => {
    const { site, upstream } = await openColdHouse();
    holdExtras(upstream, 300);
    const { text } = await site.visitor(userAgent).get("/");
    expect(text).toContain("29.9");
    expect(text).not.toMatch(REFRESH);
    expect(text).not.toMatch(/正在取|type="module"/);
  });
});

describe("an upstream that hangs", () => {
  test("holds up no shell of home from a cold edge", async () => {
    const { phone, upstream } = await openColdHouse();
    const { open, page } = await phone();
    // Once for the Worker to have run at all; what the edge keeps is refused, so it stays cold.
    refuseExtras(upstream);
    await open("/");
    for (const path of KEPT) upstream.behave(that.neverAnswers, path);
    const started = performance.now();
    await page.goto("/", { waitUntil: "commit" });
    await page.locator("footer").waitFor({ state: "attached" });
    const shell = performance.now() - started;
    const { first, lead } = await page.evaluate(() => {
      const [nav] = performance.getEntriesByType("navigation");
      if (!(nav instanceof PerformanceNavigationTiming)) throw new Error("no timing");
      return { first: nav.responseStart - nav.requestStart, lead: nav.requestStart };
    });
    console.log(
      `home, upstream hanging, cold edge: first byte ${first.toFixed(1)} ms after the request left`,
    );
    console.log(
      `  shell there ${shell.toFixed(0)} ms after goto, of which ${lead.toFixed(0)} ms before it left`,
    );
    expect(first).toBeLessThan(500);
    expect(await page.locator("#surname").isVisible()).toBe(true);
    expect(await page.locator("#price ~ dl").textContent()).toContain("…");
    expect(await page.evaluate(() => document.readyState)).toBe("loading");
  });
});
