import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openPhone, type PhoneOptions } from "#tests/kit/browser/browser.ts";
import { fillQuickly, submit } from "#tests/kit/browser/browser-form.ts";
import { type BookedPayment, type Shop, startShop } from "#tests/kit/money/sandbox.ts";
import { phones } from "#tests/kit/runtime/phones.ts";

const DESKTOP =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
const desktop = { userAgent: DESKTOP, width: 1280 };
const REPORT = /\/naming-result\/[0-9A-Z]{26}/;
const PATIENCE = { timeout: 20_000 };
/** A waiting page with scripts shows the truth within four seconds; a busy machine may take one more. */
const SOON_MS = 5_000;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.close());
beforeEach(() => shop.sandbox.control("calm"));

/** From home to the checkout's button of one channel, pressed. */
async function goToPay(options: PhoneOptions, channel: string): Promise<Page> {
  const { sandbox, site } = shop;
  const elsewhere = [sandbox.url.origin];
  const { page, context, open } = await openPhone(site.url, { ...options, elsewhere });
  // What WeChat puts into its pages; the sandbox verifies what it is passed.
  const sheet = (params: Record<string, unknown>) => sandbox.control("sheet", params);
  await context.exposeFunction("sandboxSheet", sheet);
  if (options.scripts !== false) await context.addInitScript(await sandbox.bridge());
  await open("/");
  await fillQuickly(page);
  await submit(page);
  await page.waitForURL(REPORT);
  await page.locator('a[href*="/pay-new/seek"]').first().click();
  await page.locator("#agree").check();
  await page.locator(`button[name=channel][value=${channel}]`).click();
  return page;
}

const atCashier = (page: Page) => page.waitForURL((url) => url.origin === shop.sandbox.url.origin, PATIENCE);

/** The payment that was asked for last, as its provider's book has it. */
async function newest(): Promise<BookedPayment> {
  const [payment] = await shop.sandbox.book();
  if (payment === undefined) throw new Error("no provider has heard of a payment");
  return payment;
}

/** The whole report is there, nothing is left to pay, and money went once. */
async function expectPaid(page: Page, channel: BookedPayment["channel"]) {
  await page.waitForURL(REPORT, PATIENCE);
  expect(await page.locator("h1").textContent()).toBe("林宝宝的名册");
  expect(await page.locator('a[href*="/pay-new/"]').count()).toBe(0);
  expect(await newest()).toMatchObject({ channel, state: "paid", charged: 2990, refunded: 0 });
}

describe("a parent pays and has the whole report", () => {
  test.each([
    ["WeChat's H5 cashier, scripts on", "wechat-h5", "h5", { userAgent: phones.iPhone }],
    ["WeChat's H5 cashier, scripts off", "wechat-h5", "h5", { userAgent: phones.iPhone, scripts: false }],
    ["Alipay on a phone, scripts off", "alipay-wap", "wap", { userAgent: phones.iPhone, scripts: false }],
    ["Alipay on a desktop, scripts on", "alipay-page", "page", desktop],
    ["a card, scripts on", "card", "card", { userAgent: phones.iPhone }],
  ] as const)("by %s", async (_how, channel, booked, options) => {
    const page = await goToPay(options, channel);
    // Our page leaves by itself. The H5 cashier would refuse a payer of whom it can't tell where they come from.
    await atCashier(page);
    await page.getByRole("button", { name: "付款" }).click();
    await expectPaid(page, booked);
  });

  test("by a code on a desktop, scripts off", async () => {
    const page = await goToPay({ ...desktop, scripts: false }, "wechat-native");
    await page.getByText("扫一扫这个码").waitFor();
    await shop.sandbox.pay((await newest()).outTradeNo);
    await expectPaid(page, "native");
  });

  test("by a code on a desktop, soon after the payment though the provider's word is lost, scripts on", async () => {
    await shop.sandbox.control("switch", { notices: "drop" });
    const page = await goToPay(desktop, "wechat-native");
    await page.getByText("扫一扫这个码").waitFor();
    await shop.sandbox.pay((await newest()).outTradeNo);
    const paid = performance.now();
    await page.waitForRequest((request) => REPORT.test(request.url()), PATIENCE);
    expect(performance.now() - paid).toBeLessThan(SOON_MS);
    await expectPaid(page, "native");
  });
});

describe("a parent in WeChat", () => {
  const weChat = { userAgent: phones.weChat };

  test("pays on the sheet that opens by itself", async () => {
    await expectPaid(await goToPay(weChat, "wechat-jsapi"), "jsapi");
  });

  test("who cancels the sheet, or whose sheet says ok for nothing, has not paid, and can pay after all", async () => {
    await shop.sandbox.control("switch", { sheet: "cancel" });
    const page = await goToPay(weChat, "wechat-jsapi");
    await page.getByText("您取消了付款，没有扣款").waitFor();
    await shop.sandbox.control("switch", { sheet: "ok-unpaid" });
    const looked = page.waitForResponse((response) => response.url().includes("/check-pay-status"));
    await page.getByRole("button", { name: "打开微信支付" }).click();
    expect((await (await looked).json()).go).toBeNull();
    expect(await newest()).toMatchObject({ channel: "jsapi", state: "open" });
    await shop.sandbox.control("switch", { sheet: "pay" });
    await page.getByRole("button", { name: "打开微信支付" }).click();
    await expectPaid(page, "jsapi");
  });

  test("is told that the sheet needs scripts where they are off", async () => {
    const page = await goToPay({ ...weChat, scripts: false }, "wechat-jsapi");
    await page.waitForURL(/\/wait-pay\?/);
    expect(await page.locator("main").innerText()).toContain("这个浏览器关掉了脚本");
    expect(await newest()).toMatchObject({ channel: "jsapi", state: "open" });
  });
});

test("a parent who turns back at the cashier finds the order, and pays once by another way", async () => {
  const page = await goToPay({ userAgent: phones.iPhone, scripts: false }, "card");
  await atCashier(page);
  const { outTradeNo: first } = await newest();
  await page.getByRole("button", { name: "取消" }).click();
  await page.getByRole("link", { name: "回到确认订单" }).click();
  await page.locator("#agree").check();
  await page.locator("button[name=channel][value=alipay-wap]").click();
  await atCashier(page);
  await page.getByRole("button", { name: "付款" }).click();
  await expectPaid(page, "wap");
  const left = (await shop.sandbox.book()).find(({ outTradeNo }) => outTradeNo === first);
  expect(left).toMatchObject({ channel: "card", state: "closed", charged: 0 });
});
