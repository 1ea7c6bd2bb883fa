import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import type { Phone } from "#tests/kit/browser/browser.ts";
import { saidErrors } from "#tests/kit/browser/browser-errors.ts";
import { goBy, press, pressTwice } from "#tests/kit/browser/press.ts";
import { type DeskShop, openDeskShop } from "#tests/kit/desk/desk-shop.ts";
import { BRIEF, MANUSCRIPT } from "#tests/kit/expert/order.ts";

const PATIENCE = { timeout: 20_000 };
let shop: DeskShop;
beforeAll(async () => {
  shop = await openDeskShop();
});
afterAll(() => shop?.close());

const main = async (page: Page) => (await page.locator("main").textContent()) ?? "";
const named = (name: string) => `[name="${name}"]`;

const act = (page: Page, value: string) => press(page, `button[name="act"][value="${value}"]`);
const step = (page: Page, value: string) => press(page, `button[name="step"][value="${value}"]`);

/** From the package to the brief: chosen, paid at the sandbox's cashier, written, handed in. */
async function buy({ page, open }: Phone): Promise<string> {
  await open("/manual-naming");
  await press(page, 'button[value="standard"]');
  await page.locator("#agree").check();
  await page.locator("button[name=channel][value=wechat-h5]").click();
  await page.waitForURL((url) => url.origin === shop.sandbox.url.origin, PATIENCE);
  await page.getByRole("button", { name: "付款" }).click();
  await page.waitForURL(/\/manual-naming-after\?/, PATIENCE);
  const sn = new URL(page.url()).searchParams.get("sn") ?? "";
  await page.fill("#surname", BRIEF.surname ?? "");
  await page.check('[name="sex"][value="female"]');
  await page.fill("#story", BRIEF.story ?? "");
  await page.fill("#avoid", BRIEF.avoid ?? "");
  await page.check("#guardian");
  expect(await press(page, "#submit")).toBe(303);
  return sn;
}

/** Writes the manuscript into the desk's form, its first name changed. */
async function write(page: Page, first = MANUSCRIPT.names[0]?.given ?? ""): Promise<void> {
  await page.fill(named("opening"), MANUSCRIPT.opening ?? "");
  for (const [row, { given, reason }] of MANUSCRIPT.names.entries()) {
    await page.fill(named(`given.${row}`), row === 0 ? first : given);
    await page.fill(named(`reason.${row}`), reason);
  }
  await page.selectOption(named("pick"), "0");
  await page.fill(named("pickReason"), MANUSCRIPT.pick.reason);
}

/** How a list of orders calls this visitor's newest one. */
async function listed({ page, open }: Phone): Promise<string> {
  await open("/search-order-history");
  return (await page.locator(".orders li").first().textContent()) ?? "";
}

/** The refunds of an order's one payment, in the provider's book. */
async function sentBack(sn: string): Promise<{ amount: number; state: string }[]> {
  const database = await shop.site.database();
  const row = await database
    .prepare("SELECT paid_by FROM orders WHERE sn = ?")
    .bind(sn)
    .first<{ paid_by: string }>();
  const booked = (await shop.sandbox.book()).find(({ outTradeNo }) => outTradeNo === row?.paid_by);
  return (booked?.refunds ?? []).map(({ amount, state }) => ({ amount, state }));
}

test("an order is bought, written, revised and approved, with scripts at the family only", {
  timeout: 240_000,
}, async () => {
  const family = await shop.parent({ scripts: true });
  const sn = await buy(family);
  expect(await listed(family)).toContain("资料已交，待动笔");

  const expert = await shop.clerk("expert", { scripts: false });
  await expert.open("/desk/briefs");
  await goBy(expert.page, `a[href$="${sn}"]`);
  expect(await main(expert.page)).toContain("外公种了一辈子树");
  expect(await act(expert.page, "start")).toBe(303);
  expect(await listed(family)).toContain("写稿中");
  await write(expert.page, "梅兰");
  expect(await act(expert.page, "deliver")).toBe(400);
  expect((await saidErrors(expert.page)).map(({ anchor, message }) => [anchor, message])).toEqual([
    ["given.0", messages.askedAvoid("梅")],
  ]);
  await write(expert.page);
  expect(await act(expert.page, "deliver")).toBe(303);

  expect(await listed(family)).toContain("手稿好了，等您确认");
  await family.open(`/manual-naming-order?sn=${sn}`);
  expect(await family.page.locator(".hand").count()).toBe(8);
  await family.page.fill("#revise", "想再好写一些");
  expect(await step(family.page, "revise")).toBe(303);
  expect(await listed(family)).toContain("修改中");

  await expert.open(`/desk/brief?sn=${sn}`);
  expect(await main(expert.page)).toContain("想再好写一些");
  await expert.page.fill(named("pickReason"), "外公一听就懂，笔画也少。");
  expect(await act(expert.page, "deliver")).toBe(303);

  await family.open(`/manual-naming-order?sn=${sn}`);
  expect(await main(family.page)).toContain("外公一听就懂，笔画也少。");
  expect(await step(family.page, "approve")).toBe(303);
  expect(await main(family.page)).toContain("已经定稿");
  expect(await listed(family)).toContain("已定稿");
  await expert.open(`/desk/brief?sn=${sn}`);
  expect(await expert.page.locator('button[value="deliver"]').count()).toBe(0);
  expect(await sentBack(sn)).toEqual([]);
});

test("a refund is asked for, and half is sent back, once, with scripts at the desk only", {
  timeout: 240_000,
}, async () => {
  const family = await shop.parent({ scripts: false });
  const sn = await buy(family);
  const expert = await shop.clerk("expert", { scripts: true });
  await expert.open(`/desk/brief?sn=${sn}`);
  expect(await act(expert.page, "start")).toBe(303);
  await family.open(`/manual-naming-order?sn=${sn}`);
  await family.page.locator(".ask-back summary").click();
  const why = `家里商量好了（${sn.slice(-6)}）`;
  await family.page.fill("#refund", why);
  expect(await step(family.page, "refund")).toBe(303);
  expect(await main(family.page)).toContain("退款申请已经收到");

  const { page, open } = await shop.clerk("operator", { scripts: true });
  await open("/desk/queue");
  const row = page.locator(".desk-rows li").filter({ hasText: why });
  await Promise.all([page.waitForNavigation(), row.locator("a").click()]);
  expect(await main(page)).toContain("按约定退 149.50 元");
  await page.locator("summary").filter({ hasText: "退其他金额" }).click();
  await page.fill("#amount", "299.01");
  await page.check("#after");
  await page.fill("#why", "按约定退");
  expect(await press(page, 'details button[value="refund-part"]')).toBe(400);
  expect(await saidErrors(page)).toMatchObject([
    { anchor: "amount", atField: messages.amountMost("299 元") },
  ]);
  expect(await page.inputValue("#amount")).toBe("299.01");
  expect(await page.inputValue("#why")).toBe("按约定退");
  expect(await page.inputValue("#reason")).toBe("");

  await page.fill("#reason", "按约定退一半");
  expect(await press(page, 'button:has-text("按约定退 149.50 元，订单结束")')).toBe(200);
  expect(await sentBack(sn)).toEqual([]);
  await pressTwice(page, 'button:has-text("确认，退 149.50 元")', /\/desk\/queue$/);
  expect(await main(page)).not.toContain(why);
  await expect.poll(() => sentBack(sn), PATIENCE).toEqual([{ amount: 14_950, state: "done" }]);
  await open(`/desk/queue?kind=refund&ref=${sn}`);
  expect(await main(page)).toContain("这一件已经处理过了");
  await shop.site.origin.cron();
  expect(await sentBack(sn)).toEqual([{ amount: 14_950, state: "done" }]);

  await family.open(`/manual-naming-order?sn=${sn}`);
  expect(await main(family.page)).toMatch(/已退 149\.50 元，\d{4} 年 \d+ 月 \d+ 日原路退回/);
  expect(await main(family.page)).toContain("同意退 149.50 元，这笔订单结束");
  expect(await listed(family)).toContain("已退款");
  await expert.open(`/desk/brief?sn=${sn}`);
  expect(await expert.page.locator('button[value="deliver"]').count()).toBe(0);
  expect(await main(expert.page)).toContain("不用再写");
});
