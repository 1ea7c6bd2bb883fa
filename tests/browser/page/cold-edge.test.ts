import { describe, expect, test } from "vitest";
import { openColdHouse, SCRIPTS } from "#tests/kit/browser/browser.ts";
import { fillQuickly, submit } from "#tests/kit/browser/browser-form.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { holdExtras, KEPT, refuseExtras } from "#tests/kit/upstream/upstream-moods.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

const RESULT = `/naming-result/${SN}`;

describe.each(SCRIPTS)("with nothing at the edge, and scripts %s", (_what, scripts) => {
  test("home shows what comes late", async () => {
    const { phone, upstream } = await openColdHouse();
    holdExtras(upstream, 300);
    const { page, open } = await phone({ scripts });
    expect(await open("/")).toBe(200);
    await page.getByText("29.9").waitFor();
    await page.getByText("还没有评论").waitFor();
    expect(await page.locator("main").innerText()).not.toMatch(/正在取|……/);
    expect(await page.locator(".late:empty").count()).toBe(0);
    expect(new URL(page.url()).search).toBe("");
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
    await page.locator("section:has(#price) dl").getByRole("link", { name: "再试一次" }).click();
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

describe("the answer to a POST", () => {
  test("says what is wrong, from a cold edge with scripts off", async () => {
    const { phone, upstream } = await openColdHouse();
    refuseExtras(upstream);
    const { page, open } = await phone({ scripts: false });
    await open("/");
    await fillQuickly(page, { surname: "" });
    expect(await submit(page)).toBe(400);
    expect(await page.locator("#surname-error").isVisible()).toBe(true);
  });
});

describe("a bot from a cold edge", () => {
  test("gets the prices that come late", async () => {
    const { site, upstream } = await openColdHouse();
    holdExtras(upstream, 300);
    const { text } = await site.visitor("curl/8.5.0").get("/");
    expect(text).toContain("29.9");
    expect(text).not.toMatch(/type="module"|\$RC/);
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
    // In one go with its coming: its patience ends while a busy machine still asks about it.
    const sign = await page.waitForFunction(() => {
      const [late] = document.querySelectorAll(".late:empty");
      return late && [getComputedStyle(late, "::after").content, document.readyState];
    });
    const shell = performance.now() - started;
    expect(await sign.jsonValue()).toEqual([expect.stringContaining("正在取"), "loading"]);
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
    // What never comes is said to be missing, in its place; the sign goes, and the rest of the page is there.
    await page.getByText("价格暂时读不出来").waitFor();
    await page.locator("footer").waitFor();
    expect(await page.locator(".late:empty").count()).toBe(0);
  });
});
