import type { Page } from "playwright-core";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { saidErrors } from "#tests/kit/browser/browser-errors.ts";
import { press } from "#tests/kit/browser/press.ts";
import { OPERATOR } from "#tests/kit/desk/access.ts";
import { type DeskHouse, openDeskHouse } from "#tests/kit/desk/desk-house.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

let house: DeskHouse;
beforeAll(async () => {
  house = await openDeskHouse();
});
afterAll(() => house?.close());

/** A paid order whose buyer has written a comment; the buyer's page of it. */
async function commented(text: string): Promise<{ own: string; visitor: string }> {
  const family = callerOf(house.site);
  const made = await family.post("/api/business/seek", babyForm({ idem: `form-${crypto.randomUUID()}` }));
  const { sn } = v.parse(v.object({ sn: Sn }), made.data);
  await payInDatabase(house.site, sn);
  await family.post("/api/business/advise", { sn, topic: "comment", stars: "2", text });
  return { own: `/comment-list?sn=${sn}`, visitor: family.visitorId };
}

const main = async (page: Page) => (await page.locator("main").textContent()) ?? "";

describe("with scripts off", () => {
  // Break it catches: a comment that can be read whole in the list must be opened to be shown.
  test("a comment that can be read whole is shown from the list", async () => {
    const text = "家里老人都喜欢";
    const { own, visitor } = await commented(text);
    const { page, open } = await house.clerk("operator", { scripts: false });
    await open("/desk/comments?state=waiting");
    const row = page.locator(".desk-rows li").filter({ hasText: text });
    await Promise.all([page.waitForNavigation(), row.locator('button[value="show"]').click()]);
    expect(await main(page)).toContain("已显示");
    await open("/desk/comments?state=shown");
    expect(await main(page)).toContain(text);
    const family = await house.phone({ scripts: false, visitor });
    await family.open(own);
    expect(await main(family.page)).toContain(text);
  });

  test("a comment is hidden for a reason, which its writer reads; then shown and answered", async () => {
    const text = "等得有点久";
    const { own, visitor } = await commented(text);
    const { page, open } = await house.clerk("operator", { scripts: false });
    const family = await house.phone({ scripts: false, visitor });
    const look = async (state: string) => {
      await open(`/desk/comments?state=${state}`);
      const row = page.locator(".desk-rows li").filter({ hasText: text });
      await Promise.all([page.waitForNavigation(), row.locator("a").click()]);
    };

    await look("waiting");
    await page.fill("#reason", "写了孩子的全名");
    expect(await press(page, 'button[value="hide"]')).toBe(400);
    expect(await saidErrors(page)).toEqual([
      { anchor: "ground", message: messages.groundEmpty, atField: messages.groundEmpty, described: true },
    ]);
    expect(await page.inputValue("#reason")).toBe("写了孩子的全名");

    await page.check('[name="ground"][value="隐私"]');
    expect(await press(page, 'button[value="hide"]')).toBe(303);
    expect(await main(page)).toContain("已隐藏");
    await family.open(own);
    expect(await main(family.page)).toContain("隐私（写了孩子的全名）");

    await look("hidden");
    expect(await press(page, 'button[value="show"]')).toBe(303);
    await look("shown");
    await page.fill("#text", "谢谢，已经改了。");
    expect(await press(page, 'button[value="answer"]')).toBe(303);
    await family.open(own);
    expect(await main(family.page)).toContain("已经显示了");

    await open("/desk/log");
    const lines = await page.locator(".desk-rows li").allInnerTexts();
    expect(lines.slice(0, 3).map((line) => line.slice(0, 4))).toEqual(["回复评论", "显示评论", "隐藏评论"]);
    expect(lines[2]).toContain("隐私：写了孩子的全名");
    expect(lines[2]).toContain(OPERATOR);
  });

  test("an expert sees nothing of it", async () => {
    const { page, open } = await house.clerk("expert", { scripts: false });
    expect(await open("/desk/comments")).toBe(403);
    expect(await main(page)).not.toContain("等得有点久");
    expect(await open("/desk")).toBe(200);
    expect(await page.locator('nav[aria-label="工作台"] a').allInnerTexts()).toEqual(["稿件", "记录"]);
  });
});
