import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { startWork } from "#functions/origin/products/expert/job/work-on.ts";
import { deliverManuscript } from "#functions/origin/products/expert/manuscript/deliver.ts";
import { FIRST_FLIGHT, pageBytes } from "#scripts/bench/first-flight.ts";
import { type House, openHouse, SCRIPTS } from "#tests/kit/browser/browser.ts";
import { saidErrors } from "#tests/kit/browser/browser-errors.ts";
import { press } from "#tests/kit/browser/press.ts";
import { BRIEF, deskAt, MANUSCRIPT, noBooks } from "#tests/kit/expert/order.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const text = async (page: Page, selector = "main") => (await page.locator(selector).textContent()) ?? "";

const CHECKOUT = /\/pay-new\/manual\?sn=([0-9A-Z]{26})$/;

/** A package that was chosen and paid, at the brief. */
const bought = async (scripts: boolean, type: "standard" | "senior" = "standard") => {
  const phone = await house.phone({ scripts });
  await phone.open("/manual-naming");
  expect(await press(phone.page, `button[value="${type}"]`)).toBe(303);
  const sn = CHECKOUT.exec(phone.page.url())?.[1] ?? "";
  await payInDatabase(house.site, sn, type === "standard" ? 29_900 : 69_900);
  return { ...phone, sn };
};

describe.each(SCRIPTS)("with scripts %s", (_what, scripts) => {
  test("the brief is kept half written, taken whole, and read back", async () => {
    const { page, open, sn } = await bought(scripts);
    await open(`/wait-pay?sn=${sn}`);
    expect(page.url()).toContain(`/manual-naming-after?sn=${sn}`);
    await page.fill("#surname", "沈");
    await page.fill("#story", "外公种了\n一辈子树");
    expect(await press(page, 'button[value="save"]')).toBe(303);
    expect(await page.inputValue("#story")).toBe("外公种了\n一辈子树");
    expect(await text(page)).toContain("已保存草稿");
    expect(await press(page, "#submit")).toBe(400);
    const wrong = (await saidErrors(page)).map(({ anchor, atField }) => [anchor, atField]);
    expect(wrong).toEqual([
      ["sex", messages.sexPick],
      ["story", messages.storyShort(10)],
      ["guardian", messages.tick],
    ]);
    await page.check('[name="sex"][value="female"]');
    await page.fill("#story", BRIEF.story ?? "");
    await page.check("#guardian");
    expect(await press(page, "#submit")).toBe(303);
    expect(page.url()).toContain(`/manual-naming-order?sn=${sn}`);
    const said = await text(page);
    expect(said).toContain("资料已经交给起名人，初稿最晚");
    expect(said).toContain(BRIEF.story);
  });
});

describe("with scripts off", () => {
  test("a package is chosen, and the checkout says what it holds, what it costs and what comes back", async () => {
    const phone = await house.phone({ scripts: false });
    await phone.open("/manual-naming");
    await press(phone.page, 'button[value="senior"]');
    const said = await text(phone.page);
    expect(said).toContain("699");
    expect(said).toContain("宝宝名字 10 个");
    expect(said).not.toContain("现在的价目");
    await phone.open(`/manual-naming-order?sn=${CHECKOUT.exec(phone.page.url())?.[1]}`);
    expect(await text(phone.page)).toContain("这笔订单还没有付款");
  });

  test("draft, revision, approval: every step is on the page", async () => {
    const { page, open, sn } = await bought(false);
    await open(`/manual-naming-after?sn=${sn}`);
    await page.fill("#surname", "沈");
    await page.check('[name="sex"][value="female"]');
    await page.fill("#story", BRIEF.story ?? "");
    await page.check("#guardian");
    await press(page, "#submit");
    const desk = await deskAt(house.site);
    await open(`/manual-naming-after?sn=${sn}`);
    await page.fill("#like", "知夏，念着凉快");
    await page.check("#guardian");
    await startWork(sn, desk);
    expect(await press(page, "#submit")).toBe(409);
    expect(await text(page, ".status")).toBe(messages.briefLocked);
    expect(await page.locator("#brief").count()).toBe(0);
    expect(await page.locator("[aria-labelledby=unsent] dd").allTextContents()).toEqual(["知夏，念着凉快"]);
    expect(await text(page, "[aria-labelledby=said]")).not.toContain("知夏");
    await open(`/manual-naming-after?sn=${sn}`);
    expect(await page.locator("#brief").count()).toBe(0);
    expect(await page.locator("#unsent").count()).toBe(0);
    await open(`/manual-naming-order?sn=${sn}`);
    await page.fill("#message", "外公姓苏");
    expect(await press(page, 'button[value="message"]')).toBe(303);
    expect(await text(page, ".talk")).toContain("外公姓苏");
    await deliverManuscript(sn, MANUSCRIPT, noBooks, desk);
    await open(`/manual-naming-order?sn=${sn}`);
    expect(await page.locator(".hand").count()).toBe(8);
    const names = page.locator(".stands .roll a");
    expect(await names.count()).toBe(8);
    for (const link of [names.last(), page.locator(".stands a", { hasText: "确认，或写修改" })])
      expect(await page.locator((await link.getAttribute("href")) ?? "").count()).toBe(1);
    expect(await press(page, 'button[value="revise"]')).toBe(400);
    expect(await saidErrors(page)).toMatchObject([{ anchor: "revise", atField: messages.textEmpty }]);
    await page.fill("#revise", "想再好写一些");
    expect(await press(page, 'button[value="revise"]')).toBe(303);
    expect(await text(page)).toContain("起名人正在按您的意见修改");
    await deliverManuscript(sn, MANUSCRIPT, noBooks, await deskAt(house.site));
    await open(`/manual-naming-order?sn=${sn}`);
    expect(await text(page)).toContain("还可改 1 次");
    expect(await page.locator(".talk details dt").count()).toBe(MANUSCRIPT.names.length);
    expect(await press(page, 'button[value="approve"]')).toBe(303);
    expect(await text(page)).toContain("已经定稿");
    expect(await text(page, "#manuscript")).toMatch(/^沈家\s· 定稿$/);
    // On paper it is a thing to keep: the family's names, not what they cost or how far the work is.
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("h1, .over, .stages").filter({ visible: true }).count()).toBe(0);
  });

  test("the money is asked back before the work begins, and the page says so", async () => {
    const { page, open, sn } = await bought(false);
    await open(`/manual-naming-order?sn=${sn}`);
    await page.locator(".ask-back summary").click();
    expect(await text(page, ".ask-back")).toMatch(/现在申请：还没有动笔，全额退款，即\s299\s元。/u);
    expect(await press(page, 'button[value="refund"]')).toBe(303);
    expect(await text(page)).toContain("正在退 299 元，原路退回");
    expect(await page.locator('button[value="refund"]').count()).toBe(0);
  });

  // Break it catches: whoever may ask for the whole sum is led to a heading, and looks for the form below the rules.
  test("whoever waits for late work is led straight to where the money is asked back", async () => {
    const { page, open, sn } = await bought(false);
    const database = await house.site.database();
    await database
      .prepare("UPDATE expert_jobs SET stage = 'writing', due_at = ? WHERE sn = ?")
      .bind("2026-01-01T00:00:00.000Z", sn)
      .run();
    await open(`/manual-naming-order?sn=${sn}`);
    await page.getByRole("link", { name: "去申请退款" }).click();
    const box = await page.locator('details:target button[value="refund"]').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    expect(await press(page, 'button[value="refund"]')).toBe(303);
    expect(await text(page)).toContain("正在退 299 元，原路退回");
  });

  test("both addresses sell the same, one of them canonical", async () => {
    const { page, open } = await house.phone({ scripts: false });
    for (const path of ["/manual-naming", "/artificial"]) {
      expect(await open(path)).toBe(200);
      expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(/\/manual-naming$/);
      expect(await page.locator('.tabs [aria-current="page"]').textContent()).toBe("人工起名");
    }
  });
});

test("a script keeps the draft while it is written, and says so", async () => {
  const phone = await house.phone({ scripts: true });
  await phone.open("/manual-naming");
  await press(phone.page, 'button[value="standard"]');
  const sn = CHECKOUT.exec(phone.page.url())?.[1] ?? "";
  await payInDatabase(house.site, sn, 29_900);
  await phone.open(`/manual-naming-after?sn=${sn}`);
  await phone.page.fill("#story", "外公种了一辈子树");
  await phone.page.getByText("已写 8 字，至少再写 2 字").waitFor();
  await phone.page.getByText(/^已自动保存 \d\d:\d\d$/).waitFor();
  await phone.open(`/manual-naming-after?sn=${sn}`);
  expect(await phone.page.inputValue("#story")).toBe("外公种了一辈子树");
  expect(await phone.page.locator("[data-least]").textContent()).toBe("已写 8 字，至少再写 2 字");
  // What is typed in the seconds before somebody leaves is kept as well.
  await phone.page.fill("#story", "外公种了一辈子树，外婆养蚕");
  await phone.open("/manual-naming");
  // It goes out behind the page that was left, and may come after the next one has asked.
  await expect
    .poll(async () => {
      await phone.open(`/manual-naming-after?sn=${sn}`);
      return phone.page.inputValue("#story");
    })
    .toBe("外公种了一辈子树，外婆养蚕");
});

test("every page of expert naming fits the first flight", async () => {
  const visitor = house.site.visitor();
  for (const path of ["/manual-naming", "/manuscript-example"]) {
    const { status, text: html } = await visitor.get(path);
    expect(status).toBe(200);
    expect(pageBytes(html), path).toBeLessThan(FIRST_FLIGHT);
  }
});
