import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { saidErrors } from "#tests/kit/browser/browser-errors.ts";
import { press } from "#tests/kit/browser/press.ts";
import { OPERATOR } from "#tests/kit/desk/access.ts";
import { type DeskHouse, openDeskHouse } from "#tests/kit/desk/desk-house.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

let house: DeskHouse;
beforeAll(async () => {
  house = await openDeskHouse();
});
afterAll(() => house?.close());

const look = 'button[value="look"]';
const save = 'button[value="save"]';
const main = async (page: Page) => (await page.locator("main").textContent()) ?? "";
const siteInfo = async () => JSON.stringify((await callerOf(house.site).get("/api/index/siteInfo")).data);

const opened = async (kind: string) => {
  const phone = await house.clerk("operator", { scripts: false });
  await phone.open(`/desk/settings/edit?kind=${kind}`);
  return phone;
};

describe("with scripts off", () => {
  test("a form that changes nothing has nothing to confirm", async () => {
    const { page } = await opened("prices");
    await page.fill("#reason", "看一看");
    expect(await press(page, look)).toBe(200);
    expect(await main(page)).toContain("没有要改的");
    expect(await page.locator(save).count()).toBe(0);
  });

  test("the site's notice is shown as the footer will say it, before it is changed", async () => {
    const { page, open } = await opened("notice");
    await page.fill("#text", "春节七天照常回复。");
    await page.fill("#reason", "春节");
    expect(await press(page, look)).toBe(200);
    expect(await page.locator("[aria-labelledby=look]").innerText()).toMatch(
      /页脚会这样显示\s+春节七天照常回复。/,
    );
    await open("/");
    expect(await page.locator(".site-foot").innerText()).not.toContain("春节七天");
  });

  test("a price is asked once, typed again where it is steep, changed, and set back", async () => {
    const { page, open } = await opened("prices");
    await page.fill("#luck", "9.901");
    expect(await press(page, look)).toBe(400);
    expect((await saidErrors(page)).map(({ anchor, atField }) => [anchor, atField])).toEqual([
      ["luck", messages.yuanBad],
      ["reason", messages.reasonEmpty],
    ]);
    await page.fill("#luck", "99.00");
    await page.fill("#reason", "试一个价");
    expect(await press(page, look)).toBe(200);
    expect(await main(page)).toContain("随机优选9.90 元99.00 元涨 900%");
    expect(await press(page, 'button[value="edit"]')).toBe(200);
    expect(await page.inputValue("#luck")).toBe("99.00");
    await press(page, look);
    await page.fill("#again", "9.90");
    expect(await press(page, save)).toBe(400);
    expect((await saidErrors(page)).map(({ message }) => message)).toEqual([messages.againBad]);
    await page.fill("#again", "99");
    expect(await press(page, save)).toBe(303);
    expect(await main(page)).toContain("已修改");
    expect(await siteInfo()).toContain('"luck":{"amount":9900');

    await open("/desk/log");
    const line = await page.locator(".desk-rows li").first().innerText();
    for (const words of ["改价格", OPERATOR, "试一个价"]) expect(line).toContain(words);

    await open("/desk/settings/edit?kind=prices");
    await Promise.all([page.waitForNavigation(), page.locator(".desk-rows a").last().click()]);
    expect(await press(page, ".desk .card button")).toBe(400);
    await page.fill("#reason", "试完了");
    expect(await press(page, ".desk .card button")).toBe(303);
    expect(await siteInfo()).toContain('"luck":{"amount":990,');
  });

  test("two operators at one setting: the second is told, and loses nothing", async () => {
    const [first, second] = [await opened("notice"), await opened("notice")];
    for (const [{ page }, text] of [
      [first, "先改的"],
      [second, "后改的"],
    ] as const) {
      await page.fill("#text", text);
      await page.fill("#reason", "换一句");
      await press(page, look);
    }
    expect(await press(first.page, save)).toBe(303);
    expect(await press(second.page, save)).toBe(409);
    expect(await main(second.page)).toContain("已经有人改过");
    expect(await main(second.page)).toContain("先改的");
    expect(await second.page.inputValue("#text")).toBe("后改的");
    expect(await siteInfo()).toContain("先改的");
    await press(second.page, look);
    expect(await main(second.page)).toContain("先改的后改的");
    expect(await press(second.page, save)).toBe(303);
    expect(await siteInfo()).toContain("后改的");
  });

  test("a house notice is put up as it was shown before, and ended", async () => {
    const { page } = await opened("ads");
    const title = "春节安排";
    await page.fill("#title", title);
    await page.fill("#text", "照常回复。");
    await page.fill("#href", "/guide");
    await page.fill("#reason", "春节");
    await press(page, look);
    expect(await page.locator('section[aria-labelledby="notices"]').innerText()).toContain(title);
    expect(await press(page, save)).toBe(303);
    const row = page.locator(".desk-rows li").filter({ hasText: title }).first();
    await Promise.all([page.waitForNavigation(), row.getByText("修改这一条").click()]);
    expect(await page.locator("textarea#text").inputValue()).toBe("照常回复。");
    await page.fill("#title", `${title}新`);
    await page.fill("#reason", "说清楚些");
    await press(page, look);
    expect(await page.locator(".desk-changes").first().innerText()).toBe(`${title}${title}新`);
    expect(await press(page, save)).toBe(303);
    expect(await row.innerText()).toContain("正在显示");
    await Promise.all([page.waitForNavigation(), row.getByText("结束这一条").click()]);
    await page.fill("#reason", "过完了");
    expect(await press(page, ".desk .card button")).toBe(303);
    expect(await page.locator("ul.desk-rows").innerText()).not.toContain(title);
  });

  test("expert naming is closed and opened, and the phone and the hours are changed", async () => {
    const { page, open } = await opened("manual");
    await page.check('[name="closed"][value="1"]');
    await page.fill("#until", "2099-03-01");
    await page.fill("#reason", "人手不够");
    await press(page, look);
    expect(await press(page, save)).toBe(303);
    const family = await house.phone({ scripts: false });
    await family.open("/manual-naming");
    expect(await main(family.page)).toContain("目前暂停接单");
    await open("/desk/settings/edit?kind=manual");
    await page.check('[name="closed"][value="0"]');
    await page.fill("#reason", "有人了");
    await press(page, look);
    expect(await press(page, save)).toBe(303);
    await family.open("/manual-naming");
    expect(await main(family.page)).not.toContain("目前暂停接单");

    await open("/desk/settings/edit?kind=contact");
    await page.fill("#phone", "400-300-1234");
    await page.fill("#reason", "换号码");
    await press(page, look);
    expect(await press(page, save)).toBe(303);
    expect(await siteInfo()).toContain("400-300-1234");
  });
});
