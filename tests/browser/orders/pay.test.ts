import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SiteInfo } from "#functions/contract/site/site.ts";
import { openFaultyHouse, type Phone, SCRIPTS } from "#tests/kit/browser/browser.ts";
import {
  ALL_CHANNELS,
  begun,
  PAID_RES,
  PAY_AGAIN,
  paidResult,
  SHEET,
  settled,
  started,
} from "#tests/kit/money/pay-samples.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { KEPT } from "#tests/kit/upstream/upstream-moods.ts";
import { SN, sampleAnswers } from "#tests/kit/wire/sample-answers.ts";

const CHECKOUT = `/pay-new/seek?sn=${SN}`;
const WAIT = `/wait-pay?sn=${SN}`;
/** A cashier that is stood in for by the test. */
const CASHIER = "https://cashier.example";
const AWAY = { kind: "redirect", url: `${CASHIER}/pay?prepay=1` } as const;
/** Milliseconds in which an open page must show what the provider knows. */
const SHOWN_MS = 4000;
/** What a loaded test machine may add to that. */
const SLACK_MS = 1500;

let house: Awaited<ReturnType<typeof openFaultyHouse>>;
beforeAll(async () => {
  house = await openFaultyHouse();
  house.upstream.behave(that.answersWith(info), KEPT[0]);
  await house.site.visitor().get("/");
});
afterAll(() => house?.close());

const info: SiteInfo = {
  ...(sampleAnswers["GET /api/index/siteInfo"] as SiteInfo),
  channels: ALL_CHANNELS,
};
beforeEach(() => {
  house.upstream.reset();
  house.upstream.behave(that.answersWith(info), KEPT[0]);
});

const stands = (result: object) => house.upstream.behave(that.answersWith(result), PAID_RES);

/** Opens the checkout and presses the first button; the cashier answers with a page of its own. */
async function payAway({ page, open }: Phone): Promise<string[]> {
  const referers: string[] = [];
  await page.route(`${CASHIER}/**`, async (route) => {
    referers.push((await route.request().headerValue("referer")) ?? "");
    await route.fulfill({ contentType: "text/html", body: "<h1>cashier</h1>" });
  });
  stands(paidResult());
  house.upstream.behave(that.answersWith(started(AWAY)), PAY_AGAIN);
  await open(CHECKOUT);
  await page.check("#agree");
  stands(paidResult({ payment: begun() }));
  await page.click("#submit");
  await page.waitForURL(`${CASHIER}/**`);
  return referers;
}

describe.each(SCRIPTS)("with scripts %s", (_what, scripts) => {
  const onPhone = { scripts, userAgent: phones.iPhone, elsewhere: [CASHIER] };

  test("the checkout leaves for the cashier, which sees whence; Back does not loop, and paid goes on", async () => {
    const phone = await house.phone(onPhone);
    const { page } = phone;
    expect(await payAway(phone)).toEqual([`${house.site.url.origin}/`]);
    // The cashier sends the payer back.
    await page.goto(WAIT);
    expect(await page.locator("h1").textContent()).toBe("正在核对付款结果……");
    await page.waitForTimeout(1000);
    expect(page.url()).toContain("/wait-pay");
    stands(settled());
    await page.waitForURL(`**/naming-result/${SN}`, { timeout: 8000 });
  });

  test("Back from the cashier stays with us", async () => {
    const phone = await house.phone(onPhone);
    await payAway(phone);
    await phone.page.goBack();
    await phone.page.waitForTimeout(1500);
    expect(new URL(phone.page.url()).origin).toBe(house.site.url.origin);
  });

  test("what is going on is gone on with: the button leads to the same cashier again", async () => {
    const phone = await house.phone(onPhone);
    await payAway(phone);
    await phone.page.goto(WAIT);
    await phone.page.getByRole("button", { name: "还没付，去付款" }).click();
    await phone.page.waitForURL(`${CASHIER}/**`);
  });

  test("an open wait-pay shows the result within four seconds of its being known", async () => {
    const { page, open } = await house.phone({ scripts, userAgent: phones.iPhone });
    stands(paidResult({ payment: begun() }));
    await open(WAIT);
    await page.waitForTimeout(1000);
    stands(settled());
    const known = Date.now();
    await page.waitForURL(`**/naming-result/${SN}`, { timeout: 10_000 });
    expect(Date.now() - known).toBeLessThan(SHOWN_MS + SLACK_MS);
  });

  test("another state is shown as soon as it is known", async () => {
    const { page, open } = await house.phone({ scripts, userAgent: phones.iPhone });
    stands(paidResult({ payment: begun() }));
    await open(WAIT);
    stands(paidResult({ payment: begun({ state: "mismatch" }) }));
    await page.getByRole("heading", { name: "金额对不上" }).waitFor({ timeout: 8000 });
  });

  // Break it catches: buttons that are told apart by their words alone.
  test("each way to pay wears a mark of its own", async () => {
    const { page, open } = await house.phone({ scripts, userAgent: phones.iPhone });
    stands(paidResult());
    await open(CHECKOUT);
    const buttons = page.locator("button[name=channel]");
    expect(await buttons.allTextContents()).toHaveLength(3);
    const marks = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const mark = button.querySelector("svg.payee");
        return `${mark?.getBoundingClientRect().width} ${mark?.querySelector("path")?.getAttribute("d")}`;
      }),
    );
    expect(new Set(marks).size).toBe(3);
    for (const mark of marks) expect(mark).toMatch(/^24 M/);
  });

  test("a form with errors keeps the phone, and says what is wrong", async () => {
    const { page, open } = await house.phone({ scripts, userAgent: phones.iPhone });
    stands(paidResult());
    await open(CHECKOUT);
    await page.fill("#mobile", "138");
    await page.click("#submit");
    await page.getByRole("alert").getByRole("link", { name: "请先看过退款说明并勾选" }).waitFor();
    expect(await page.inputValue("#mobile")).toBe("138");
  });
});

/** Stands in for what WeChat puts into its pages: answers each sheet with the next of `answers`. */
function bridge(answers: string[]): void {
  const asked: unknown[] = [];
  const invoke = (name: string, params: unknown, done: (answer: { err_msg: string }) => void) => {
    asked.push([name, params]);
    setTimeout(
      () => done({ err_msg: `get_brand_wcpay_request:${answers[asked.length - 1] ?? "fail"}` }),
      200,
    );
  };
  Reflect.set(window, "asked", asked);
  Reflect.set(window, "WeixinJSBridge", { invoke });
}
const asked = ({ page }: Phone): Promise<unknown> => page.evaluate(() => Reflect.get(window, "asked"));

const sheetPayment = () =>
  paidResult({ payment: begun({ channel: "wechat-jsapi", action: { kind: "jsapi", params: SHEET } }) });

describe("WeChat's sheet", () => {
  test("opens by itself once after the checkout, says that it was cancelled, and opens again by its button", async () => {
    const phone = await house.phone();
    const { page, context, open } = phone;
    await context.addInitScript(bridge, ["cancel", "ok"]);
    await context.addCookies([{ name: "wx", value: "1", url: house.site.url.href }]);
    stands(paidResult());
    house.upstream.behave(that.answersWith(started({ kind: "jsapi", params: SHEET })), PAY_AGAIN);
    await open(CHECKOUT);
    await page.check("#agree");
    stands(sheetPayment());
    await page.click("#submit");
    await page.getByText("您取消了付款，没有扣款").waitFor();
    expect(await asked(phone)).toEqual([["getBrandWCPayRequest", SHEET]]);

    // Settled only once the sheet is open: the waiting page asks by itself, and would leave before the press.
    await page.getByRole("button", { name: "打开微信支付" }).click();
    stands(settled());
    await page.waitForURL(`**/naming-result/${SN}`, { timeout: 2500 });
  });

  test("does not open by itself when the page is looked at again", async () => {
    const phone = await house.phone();
    await phone.context.addInitScript(bridge, ["ok"]);
    stands(sheetPayment());
    await phone.open(WAIT);
    await phone.page.getByRole("button", { name: "打开微信支付" }).waitFor();
    expect(await asked(phone)).toEqual([]);
  });

  test("«ok» proves nothing: the page waits until it is known", async () => {
    const phone = await house.phone();
    await phone.context.addInitScript(bridge, ["ok"]);
    stands(sheetPayment());
    await phone.open(WAIT);
    await phone.page.getByRole("button", { name: "打开微信支付" }).click();
    await phone.page.waitForTimeout(1000);
    expect(phone.page.url()).toContain("/wait-pay");
  });

  test("without scripts says why it cannot open", async () => {
    const { page, open } = await house.phone({ scripts: false });
    stands(sheetPayment());
    await open(WAIT);
    expect(await page.locator("main").innerText()).toContain("这个浏览器关掉了脚本");
    expect(await page.getByRole("button", { name: "打开微信支付" }).isVisible()).toBe(false);
  });
});

test("a page that is not seen asks nobody, and asks at once when it is seen again", async () => {
  const { page, open, requests } = await house.phone({ userAgent: phones.iPhone });
  stands(paidResult({ payment: begun() }));
  await page.clock.install();
  await open(WAIT);
  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true, configurable: true }));
  const looks = () => requests.filter((address) => address.includes("/check-pay-status")).length;
  const before = looks();
  await page.clock.runFor(SHOWN_MS);
  // What was asked before this was heard of.
  await page.evaluate(() => fetch("/favicon.svg").then(({ status }) => status));
  expect(looks()).toBe(before);
  stands(settled());
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: false });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.waitForURL(`**/naming-result/${SN}`, { timeout: 2500 });
});
