import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type House, openHouse, SCRIPTS } from "#tests/kit/browser/browser.ts";
import { fillBaby, fillQuickly, GOOD, held, submit } from "#tests/kit/browser/browser-form.ts";
import { pressTwice } from "#tests/kit/browser/press.ts";
import { rowsOf } from "#tests/kit/wire/origin-client.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const orders = async () => (await rowsOf(house.site)).orders.length;

describe.each(SCRIPTS)("the form, with scripts %s", (_what, scripts) => {
  test("is still filled in when the visitor goes back, ready to be sent again", async () => {
    const { page, open } = await house.phone({ scripts });
    await open("/");
    await fillBaby(page, { surname: "欧阳", avoid: "文明" });
    await submit(page);
    await page.goBack({ waitUntil: "load" });
    const filled = { surname: "欧阳", avoid: "文明", sex: "female", year: "2026", month: "4", guardian: "1" };
    expect(await held(page)).toMatchObject(filled);
    expect(await page.locator("#submit").isEnabled()).toBe(true);
    expect(await page.locator("#luopan").isVisible()).toBe(false);
    expect(await submit(page)).toBe(303);
    expect(await page.locator("h1").textContent()).toBe("欧阳宝宝的 3 个名字");
  });

  // Breaks it catches: a further field that must be filled in, and a choice that becomes a list.
  test("takes at most nine taps and one typed field from home to names", async () => {
    const { page, open } = await house.phone({ scripts });
    await open("/");
    const costs = { typed: 0, taps: 0 };
    const { hour: _unknown, ...touched } = GOOD;
    for (const [name, value] of Object.entries(touched)) {
      const control = page.locator(`#baby [name="${name}"]`);
      const { type, tagName } = await control
        .first()
        .evaluate((one) => ({ type: one.getAttribute("type"), tagName: one.tagName }));
      // A list is opened, and something in it is tapped.
      if (tagName === "SELECT") costs.taps += 2;
      else if (type === "text") costs.typed += 1;
      else costs.taps += 1;
      if (tagName === "SELECT") await control.selectOption(value);
      else if (type === "text") await control.fill(value ?? "");
      else await page.locator(`#baby [name="${name}"][value="${value}"]`).check();
    }
    costs.taps += 1;
    expect(await submit(page)).toBe(303);
    expect(await page.locator(".name-card").count()).toBe(3);
    expect(costs.typed).toBeLessThanOrEqual(1);
    expect(costs.taps).toBeLessThanOrEqual(9);
  });

  test("gone back to and changed is another order", async () => {
    const { page, open } = await house.phone({ scripts });
    await open("/");
    await fillQuickly(page);
    await submit(page);
    const result = page.url();
    await page.goBack({ waitUntil: "load" });
    await fillQuickly(page, { surname: "王" });
    await submit(page);
    expect(page.url()).not.toBe(result);
    expect(await page.locator("h1").textContent()).toContain("王宝宝");
  });

  test("pressed twice makes one order", async () => {
    const { page, open } = await house.phone({ scripts });
    await open("/");
    await fillQuickly(page);
    const before = await orders();
    await pressTwice(page, "#submit", /\/naming-result\//);
    expect(await page.locator(".name-card").count()).toBe(3);
    expect(await orders()).toBe(before + 1);
  });

  test("with errors is answered with 400, and a reload of that answer is the same page", async () => {
    const { page, open } = await house.phone({ scripts });
    await open("/");
    await fillQuickly(page, { surname: "Lin", avoid: "文明", wishes: "平安,自在", keep: "1y" });
    const typed = await held(page);
    const before = await orders();
    expect(await submit(page)).toBe(400);
    expect(await held(page)).toEqual(typed);
    const reloaded = await page.reload();
    expect(reloaded?.request().method()).toBe("POST");
    expect(reloaded?.status()).toBe(400);
    expect(await held(page)).toEqual(typed);
    expect(await orders()).toBe(before);
  });

  test("with errors is put right on the page that says so, and goes through", async () => {
    const { page, open } = await house.phone({ scripts });
    await open("/");
    await fillQuickly(page, { surname: "", day: "" });
    await submit(page);
    await fillQuickly(page, { sex: null, year: null, month: null, hour: null, guardian: null });
    expect(await submit(page)).toBe(303);
    await page.waitForURL(/\/naming-result\//);
    await page.reload();
    expect(await page.locator("h1").textContent()).toBe("林宝宝的 3 个名字");
  });

  test("with errors puts the focus on their summary, whose lines lead to the fields", async () => {
    const { page, open } = await house.phone({ scripts });
    await open("/");
    await page.locator("#submit").click();
    const summary = page.locator("#errors");
    await summary.waitFor();
    expect(await page.title()).toMatch(/^出错了：/);
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    const count = await summary.locator("li").count();
    expect(await summary.locator("h2").textContent()).toBe(`有 ${count} 处需要改一下`);
    expect(count).toBe(4);
    for (const link of await summary.locator("a").all()) {
      await link.click();
      const anchor = new URL(page.url()).hash.slice(1);
      // A fragment moves the focus itself only to what can have it.
      await page.keyboard.press("Tab");
      await page.keyboard.press("Shift+Tab");
      const wrong = page.locator(".wrong", { has: page.locator(`[id="${anchor}"]`) });
      expect(await wrong.count(), anchor).toBe(1);
      await expect.poll(() => page.locator(`[id="${anchor}"]`).evaluate(isInView)).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(anchor);
    }
  });

  test("with errors says of each which field it is about", async () => {
    const { page, open } = await house.phone({ scripts });
    await open("/");
    await fillQuickly(page, { surname: "", day: "", fixed: "ab", generation: "文明", keep: "30d" });
    await submit(page);
    expect(await page.locator("#errors a").allTextContents()).toEqual([
      "请填写姓氏",
      "出生日期：还没选日",
      "一定要用的字：请填 1 个汉字",
      "字辈：请填 1 个汉字",
    ]);
  });

  test("is filled in again as it was sent, but for the consent, in another tab too", async () => {
    const { page, open } = await house.phone({ scripts });
    await open("/");
    const over = {
      have: "知远、安和",
      sources: "诗经,宋词",
      useGrids: "",
      speech: "cantonese",
      zishi: "early",
    };
    await fillQuickly(page, { ...over, hour: "23", generation: "文", keep: "1y" });
    const { guardian: _consent, ...sent } = await held(page);
    expect(await submit(page)).toBe(303);
    const link = page.getByRole("link", { name: "重新填写" });
    // Nobody holds what was sent before it is asked for.
    const rules = (await page.locator("script[type=speculationrules]").textContent()) ?? "";
    const ahead: string = JSON.parse(rules).prefetch[0].where.selector_matches;
    expect(await link.evaluate((a, links) => a.matches(links), ahead)).toBe(false);
    const to = new URL((await link.getAttribute("href")) ?? "", page.url()).href;
    await link.click();
    await page.getByText("上次填的都在下面").waitFor();
    expect(await held(page)).toEqual({ ...sent, have: "知远,安和" });
    expect(await page.locator("#have").isVisible()).toBe(true);
    const tab = await page.context().newPage();
    await tab.goto(to);
    expect(await held(tab)).toEqual(await held(page));
    // Without the consent it does not go out; with it, it does.
    expect(await submit(tab)).toBe(400);
    await tab.locator("#guardian").check();
    expect(await submit(tab)).toBe(303);
  });

  test("with errors keeps its warnings confirmed, its folded part open, and its choices", async () => {
    const { page, open } = await house.phone({ scripts });
    await open("/");
    const over = {
      length: "1",
      generation: "文",
      rarity: "rare",
      useBazi: "",
      useZodiac: "",
      speech: "cantonese,hakka",
    };
    await fillQuickly(page, { ...over, sources: "诗经,宋词", have: "知远、安和", zishi: "early" });
    const typed = await held(page);
    expect(await submit(page)).toBe(400);
    expect(await held(page)).toEqual(typed);
    expect(await page.locator("#generation").isVisible()).toBe(true);
  });
});

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

describe("with scripts on", () => {
  test("a form left half filled is offered again in the same tab, and forgotten once it has gone out", async () => {
    const { page, open } = await house.phone();
    await open("/");
    await fillBaby(page, { surname: "司马", guardian: null });
    await open("/search-order-history");
    await open("/");
    expect((await held(page)).surname).toBe("");
    await page.getByText("上次填到一半").waitFor();
    await page.getByRole("button", { name: "接着填" }).click();
    expect(await held(page)).toMatchObject({ surname: "司马", sex: "female", day: "18" });
    expect(await page.getByText("上次填到一半").isVisible()).toBe(false);
    await fillBaby(page, { wishes: "平安" });
    await submit(page);
    await open("/");
    expect(await page.getByText("上次填到一半").isVisible()).toBe(false);
  });

  test("以后再说 puts the offer off, and keeps what was filled in", async () => {
    const { page, open } = await house.phone();
    await open("/");
    await fillBaby(page, { surname: "司马" });
    await open("/");
    const offer = page.getByText("上次填到一半");
    // It stands above the form, and covers none of it.
    const box = await page.locator("#resume").boundingBox();
    const form = await page.locator("#baby").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0);
    await page.getByRole("button", { name: "以后再说" }).click();
    expect(await offer.isVisible()).toBe(false);
    await open("/");
    expect(await offer.isVisible()).toBe(true);
  });

  test("清空重填 forgets it", async () => {
    const { page, open } = await house.phone();
    await open("/");
    await fillBaby(page, { surname: "司马" });
    await open("/");
    await page.getByRole("button", { name: "清空重填" }).click();
    await open("/");
    expect(await page.getByText("上次填到一半").isVisible()).toBe(false);
  });
});
