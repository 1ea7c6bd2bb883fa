import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GUIDE_PATH } from "#app/kit/paths/guide-path.ts";
import { type House, openHouse } from "#tests/kit/browser/browser.ts";
import { english } from "#tests/kit/browser/browser-words.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

describe("with scripts off", () => {
  test("a parent goes from the footer to the list, to an article, on to the next and back", async () => {
    const { page, open } = await house.phone({ scripts: false });
    await open("/");
    await page.locator(".site-foot").getByRole("link", { name: "起名知识" }).click();
    await page.waitForURL((url) => url.pathname === GUIDE_PATH && url.search === "");
    await page.getByRole("link", { name: "哪些字能上户口" }).click();
    expect(await page.locator("h1").textContent()).toBe("哪些字能上户口");
    expect(await page.getByRole("cell", { name: "3500" }).count()).toBe(1);
    await page.locator("aside").getByRole("link", { name: "改名要注意什么" }).click();
    await page.locator("h1", { hasText: "改名要注意什么" }).waitFor();
    expect(await page.locator("#sources ~ ul > li").count()).toBeGreaterThan(0);
    await page.getByRole("link", { name: "看全部文章" }).click();
    await page.locator("h1", { hasText: "起名知识" }).waitFor();
  });

  test("a question that is often asked unfolds, and leads on to the article that says it in full", async () => {
    const { page, open } = await house.phone({ scripts: false });
    await open(GUIDE_PATH);
    const asked = page.locator("details", { hasText: "什么情况可以退款？" });
    expect(await asked.locator("p").isVisible()).toBe(false);
    await asked.locator("summary").click();
    await asked.getByRole("link", { name: "价格与退款" }).click();
    await page.locator("h1", { hasText: "价格与退款" }).waitFor();
  });

  test("an article that is not there says so, with the list to go on", async () => {
    const { page, open } = await house.phone({ scripts: false });
    expect(await open(`${GUIDE_PATH}?a=nowhere`)).toBe(404);
    expect(await page.title()).toBe("没有找到这篇文章 · 罗盘起名");
    await page.getByRole("link", { name: "价格与退款" }).first().click();
    await page.locator("h1", { hasText: "价格与退款" }).waitFor();
  });
});

test("every article fits 320 pixels and letters of twice the size, and is all in Chinese", async () => {
  const { page, open } = await house.phone({ width: 320 });
  await open(GUIDE_PATH);
  const hrefs = await page
    .locator(".guide-list a")
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute("href") ?? "").filter((href) => !href.startsWith("#")),
    );
  const wide: string[] = [];
  for (const href of hrefs) {
    await open(href);
    const said = await page.locator("article").evaluate((article) => {
      for (const latin of article.querySelectorAll("[lang=en]")) latin.remove();
      return article.textContent ?? "";
    });
    expect(english(said), href).toEqual([]);
    for (const [width, size] of [
      [320, "100%"],
      [375, "200%"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      }, size);
      if (over > 0) wide.push(`${href} at ${width}, ${size}: ${over}`);
    }
  }
  expect(hrefs.length).toBe(18);
  expect(wide).toEqual([]);
});

// Breaks where a screenful of links is made ready, each a page of the visitor's data, or only the first screen's ever are.
test("articles that are looked at are made ready, two at a time and four in all; the oldest gives way", async () => {
  const { page, open } = await house.phone({ looks: true });
  await page.clock.install({ time: new Date("2026-11-21T12:00:00+08:00") });
  await open(GUIDE_PATH);
  await page.clock.pauseAt(new Date("2026-11-21T12:30:00+08:00"));
  const links = await page.locator("main a[href^='/guide?a=']").all();
  const made = new Set<number>();
  for (const [at, link] of links.entries()) {
    await link.evaluate((a) => a.scrollIntoView({ block: "center" }));
    await expect
      .poll(async () => {
        await page.clock.runFor(900);
        const ready = await Promise.all(
          links.map(async (one, of) => ((await one.getAttribute("class"))?.includes("soon") ? [of] : [])),
        );
        expect(ready.flat().length).toBeLessThanOrEqual(2);
        for (const one of ready.flat()) made.add(one);
        return made.size === 4 || made.has(at);
      })
      .toBe(true);
  }
  expect([links.length > 4, made.size]).toEqual([true, 4]);
});
