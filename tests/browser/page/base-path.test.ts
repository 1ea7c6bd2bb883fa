import { afterAll, beforeAll, expect, test } from "vitest";
import { type House, openHouse, SCRIPTS } from "#tests/kit/browser/browser.ts";
import { fillQuickly, submit } from "#tests/kit/browser/browser-form.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse({ vars: { ROUTER_BASE: "/names", PUBLIC_PATH: "/static/v2/" } });
});
afterAll(() => house?.close());

test.each(SCRIPTS)(
  "the whole journey stays under /names, its scripts under /static/v2, with scripts %s",
  async (...row) => {
    const [, scripts] = row;
    const { page, open, requests } = await house.phone({ scripts });
    expect(await open("/names")).toBe(200);
    await fillQuickly(page);
    expect(await submit(page)).toBe(303);
    expect(new URL(page.url()).pathname).toMatch(/^\/names\/naming-result\//);
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: "看详情" }).first().click();
    await page.waitForURL(/\/names\/naming-detail\?/);
    await page.getByRole("button", { name: "收藏" }).click();
    await page.locator("[aria-pressed=true]").waitFor();
    await page.getByRole("link", { name: "回到全部名字" }).click();
    await page.waitForURL(/\/names\/naming-result\//);
    await page.waitForLoadState("networkidle");
    expect(await page.locator("[aria-pressed=true]").count()).toBe(1);
    await page.getByRole("button", { name: "收藏" }).nth(1).click();
    await expect.poll(() => page.locator("[aria-pressed=true]").count(), { timeout: 30_000 }).toBe(2);
    await page.getByRole("link", { name: "大字" }).click();
    await page.getByRole("link", { name: "标准字" }).waitFor();
    await page.getByRole("link", { name: "我的订单" }).first().click();
    await page.waitForURL(/\/names\/search-order-history$/);
    await page.locator(".orders a").first().click();
    await page.waitForURL(/\/names\/naming-result\//);
    const paths = requests.map((address) => new URL(address).pathname);
    expect(paths.filter((path) => !/^\/names(\/|$)|^\/static\/v2\/|^\/favicon/.test(path))).toEqual([]);
    if (scripts) {
      expect(
        await page.evaluate(() => [Reflect.get(window, "routerBase"), Reflect.get(window, "publicPath")]),
      ).toEqual(["/names", "/static/v2/"]);
    }
  },
);
