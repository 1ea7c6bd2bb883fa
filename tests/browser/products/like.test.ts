import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openFaultyHouse } from "#tests/kit/browser/browser.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { LIKE } from "#tests/kit/upstream/upstream-moods.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

const FAILED = "没有收藏成功，请再试一次";
const DETAIL = `/naming-detail?sn=${SN}&name=${encodeURIComponent("清和")}`;

let house: Awaited<ReturnType<typeof openFaultyHouse>>;
beforeAll(async () => {
  house = await openFaultyHouse();
});
afterAll(() => house?.close());
afterEach(() => house.upstream.reset());

/** A page with one ♡, and how often it was loaded since. */
async function shown(path = `/naming-result/${SN}`) {
  const phone = await house.phone();
  await phone.open(path);
  const loads = { since: 0 };
  phone.page.on("framenavigated", () => void loads.since++);
  return { ...phone, loads, heart: phone.page.locator("[aria-pressed]") };
}

/** What the upstream was asked to keep, in order. */
const asked = () => house.upstream.heard(LIKE).map(({ body }) => new URLSearchParams(body).get("liked"));

const said = (page: Page, text: string) => page.locator("#toasts p", { hasText: text }).waitFor();

/** Whether ♡ shows as pressed, the words on it, and what its form asks for next. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector("[aria-pressed]");
    return [button?.getAttribute("aria-pressed"), button?.textContent, button?.getAttribute("value")];
  });
const NOT_LIKED = ["false", "♡ 收藏林清和", "liked"];
const LIKED = ["true", "♥ 已收藏林清和", "unliked"];

/** A page event as the browser's memory makes it; the test's browser keeps no pages. */
const fromMemory = (page: Page, name: "pagehide" | "pageshow") =>
  page.evaluate((type) => {
    dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  }, name);

describe.each([
  ["a result", `/naming-result/${SN}`],
  ["the page of one name", DETAIL],
])("♡ on %s", (_what, path) => {
  test("shows at once what was wished, is kept, said, and taken back, all on the same page", async () => {
    const { page, heart, loads } = await shown(path);
    expect(await stateOf(page)).toEqual(NOT_LIKED);
    await heart.click();
    expect(await stateOf(page)).toEqual(LIKED);
    await said(page, "已收藏");
    await heart.click();
    expect(await stateOf(page)).toEqual(NOT_LIKED);
    await said(page, "已取消收藏");
    expect(asked()).toEqual(["1", "0"]);
    expect(loads.since).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.matches("[aria-pressed]"))).toBe(true);
  });
});

describe("an answer that is late", () => {
  test("leaves ♡ as wished and says nothing until it is there; what is pressed meanwhile is not sent", async () => {
    const { page, heart } = await shown();
    house.upstream.behave(that.answersAfter(600), LIKE);
    await heart.dblclick();
    await heart.click();
    expect(await stateOf(page)).toEqual(LIKED);
    expect(await page.locator("#toasts p").count()).toBe(0);
    expect(await page.locator("#luopan").isVisible()).toBe(false);
    await said(page, "已收藏");
    expect(await stateOf(page)).toEqual(LIKED);
    expect(asked()).toEqual(["1"]);
  });

  test("is kept all the same where the visitor has gone on to another page", async () => {
    const { page, heart } = await shown();
    house.upstream.behave(that.answersAfter(300), LIKE);
    await heart.click();
    await page.getByRole("link", { name: "我的订单" }).first().click();
    await page.waitForURL(/search-order-history$/);
    await expect.poll(asked, { timeout: 10_000 }).toEqual(["1"]);
  });
});

describe("a ♡ that comes to nothing goes back, says so, and can be pressed again", () => {
  test.each([
    ["refused", that.refuses(429, "TOO_MANY", "慢", { retryAfter: 7 })],
    ["not taken by an upstream that is down", that.hangsUp],
    ["of an order that is no more", that.refuses(410, "ERASED", "不在了")],
  ])("%s", async (_how, behaviour) => {
    const { page, heart, loads } = await shown();
    house.upstream.behave(behaviour, LIKE);
    await heart.click();
    await said(page, FAILED);
    expect(await page.locator("#toasts p").getAttribute("class")).toContain("bad");
    expect(await stateOf(page)).toEqual(NOT_LIKED);
    house.upstream.reset();
    await heart.click();
    await said(page, "已收藏");
    expect(await stateOf(page)).toEqual(LIKED);
    expect(loads.since).toBe(0);
  });

  test("offline", async () => {
    const { page, heart, context } = await shown();
    await context.setOffline(true);
    await heart.click();
    await said(page, FAILED);
    expect(await stateOf(page)).toEqual(NOT_LIKED);
    await context.setOffline(false);
    await heart.click();
    await said(page, "已收藏");
    expect(asked()).toEqual(["1"]);
  });

  test("of a name that was liked, which then stays so", async () => {
    const { page, heart } = await shown();
    await heart.click();
    await said(page, "已收藏");
    house.upstream.behave(that.hangsUp, LIKE);
    await heart.click();
    await said(page, FAILED);
    expect(await stateOf(page)).toEqual(LIKED);
  });
});

describe("a page that comes back out of the browser's memory", () => {
  test("is loaded again where it was left while a ♡ was on its way, which nobody then calls failed", async () => {
    const { page, heart, loads } = await shown();
    await page.route(`**/naming-result/${SN}`, (route) =>
      route.request().method() === "POST" ? undefined : route.continue(),
    );
    await heart.click();
    await fromMemory(page, "pagehide");
    expect(loads.since).toBe(0);
    const again = page.waitForEvent("load");
    await fromMemory(page, "pageshow");
    await again;
    expect(await stateOf(page)).toEqual(NOT_LIKED);
    expect(loads.since).toBe(1);
    expect(await page.locator("#toasts p").count()).toBe(0);
  });

  test("is loaded again where another page of this tab has set a ♡ since, and else stays as it was", async () => {
    const { page, heart, loads } = await shown();
    await heart.click();
    await said(page, "已收藏");
    await fromMemory(page, "pagehide");
    await fromMemory(page, "pageshow");
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    expect(loads.since).toBe(0);
    expect(await stateOf(page)).toEqual(LIKED);
    await page.evaluate(() => sessionStorage.setItem("liked", "later"));
    const again = page.waitForEvent("load");
    await fromMemory(page, "pageshow");
    await again;
    expect(loads.since).toBe(1);
  });

  test("asks for what the button shows, though the browser has filled its form in as it was", async () => {
    const { page, heart } = await shown();
    await page.evaluate(() => {
      const next = document.querySelector<HTMLButtonElement>("[name=mark]");
      if (next !== null) next.value = "unliked";
    });
    await heart.click();
    await said(page, "已收藏");
    expect(asked()).toEqual(["1"]);
    expect(await stateOf(page)).toEqual(LIKED);
  });
});

describe("in a page that an in-app browser has touched, ♡ works as ever", () => {
  test.each([
    ["a node put in beside it", "beforebegin"],
    ["a node put into it", "afterbegin"],
  ] as const)("%s", async (_what, where) => {
    const { page, heart } = await shown();
    await page.evaluate((place) => {
      document.querySelector("[aria-pressed]")?.insertAdjacentElement(place, document.createElement("i"));
    }, where);
    await heart.click();
    await said(page, "已收藏");
    expect(await stateOf(page)).toEqual(LIKED);
  });

  test("its words translated", async () => {
    const { page, heart } = await shown();
    await page.evaluate(() => {
      const font = document.createElement("font");
      font.textContent = "Like";
      document.querySelector("[aria-pressed]")?.firstChild?.replaceWith(font);
    });
    await heart.click();
    await said(page, "已收藏");
    expect(await stateOf(page)).toEqual(LIKED);
  });
});

test("in 繁體 it works in the page too, in that script's words", async () => {
  const { page, open, context } = await house.phone();
  await context.addCookies([{ name: "writing", value: "hant", url: house.site.url.href }]);
  await open(`/naming-result/${SN}`);
  await page.locator("[aria-pressed]").click();
  await said(page, "已收藏");
  house.upstream.behave(that.hangsUp, LIKE);
  await page.locator("[aria-pressed]").click();
  await said(page, "沒有收藏成功，請再試一次");
});
