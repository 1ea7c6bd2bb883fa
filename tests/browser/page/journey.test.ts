import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type House, openHouse, SCRIPTS } from "#tests/kit/browser/browser.ts";
import { fillBaby, submit } from "#tests/kit/browser/browser-form.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

describe.each(SCRIPTS)("with scripts %s", (_what, scripts) => {
  test("a parent goes from the form to three names, to one of them, back, ♡, and finds the order again", async () => {
    const { page, open } = await house.phone({ scripts });
    expect(await open("/")).toBe(200);
    await fillBaby(page);
    expect(await submit(page)).toBe(303);
    await expect.poll(() => page.url()).toMatch(/\/naming-result\/[0-9A-Z]{26}$/);
    expect(await page.locator("h1").textContent()).toBe("林宝宝的 3 个名字");
    expect(await page.locator(".name-card").count()).toBe(3);
    const card = page.locator(".name-card").first();
    const name = await card.locator(".zi ruby > span").allInnerTexts();
    expect(name[0]).toBe("林");

    await card.getByRole("link", { name: "看详情" }).click();
    await page.waitForURL(/naming-detail\?sn=/);
    expect(await page.locator("h1 ruby > span").allInnerTexts()).toEqual(name);
    await page.getByRole("link", { name: "回到全部名字" }).click();
    await page.waitForURL(/\/naming-result\//);

    await card.getByRole("button", { name: "收藏" }).click();
    const liked = page.locator(".name-card").first().locator("[aria-pressed=true]");
    await liked.waitFor();
    expect(await liked.textContent()).toContain("已收藏");
    await page.getByText("已收藏", { exact: true }).first().waitFor();
    await page.reload();
    expect(await page.locator(".name-card [aria-pressed=true]").count()).toBe(1);

    await page.getByRole("link", { name: "我的订单" }).first().click();
    await page.waitForURL(/search-order-history$/);
    const order = page.locator(".orders li").first();
    expect(await page.locator(".orders").getByRole("link", { name: "看免费结果" }).count()).toBe(1);
    expect(await order.textContent()).toMatch(/林.*宝宝起名/);
    await order.getByRole("link", { name: "看免费结果" }).click();
    await page.waitForURL(/\/naming-result\//);
    expect(await page.locator(".name-card [aria-pressed=true]").count()).toBe(1);
  });
});
