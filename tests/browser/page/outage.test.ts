import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openFaultyHouse, SCRIPTS } from "#tests/kit/browser/browser.ts";
import { fillQuickly, held, submit } from "#tests/kit/browser/browser-form.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { broken } from "#tests/kit/upstream/broken-result.ts";
import { FREE, LIKE } from "#tests/kit/upstream/upstream-moods.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

const RESULT = `/naming-result/${SN}`;

let house: Awaited<ReturnType<typeof openFaultyHouse>>;
beforeAll(async () => {
  house = await openFaultyHouse();
});
afterAll(() => house?.close());
afterEach(() => house.upstream.reset());

describe.each(SCRIPTS)("while the upstream is down, with scripts %s", (_what, scripts) => {
  test("a form says so, keeps what was typed, and the retry works once it is back", async () => {
    const { page, open } = await house.phone({ scripts });
    await open("/");
    await fillQuickly(page, { surname: "欧阳", avoid: "文明" });
    const typed = await held(page);
    house.upstream.behave(that.hangsUp);
    expect(await submit(page)).toBe(503);
    const said = page.locator(".status.bad");
    expect(await said.textContent()).toContain("起名服务暂时没有回应，没有产生费用");
    await expect.poll(() => said.evaluate((block) => block === document.activeElement)).toBe(true);
    expect(await held(page)).toEqual(typed);
    await said.getByRole("link", { name: "再试一次" }).click();
    house.upstream.reset();
    expect(await submit(page)).toBe(303);
    expect(page.url()).toContain(RESULT);
    const [sent] = house.upstream.heard("/api/business/seek");
    expect(new URLSearchParams(sent?.body).get("surname")).toBe("欧阳");
  });

  test("a ♡ that fails is said, and the page's ♡ stays as it was", async () => {
    const { page, open } = await house.phone({ scripts });
    await open(RESULT);
    house.upstream.behave(that.hangsUp, LIKE);
    await page.getByRole("button", { name: "收藏" }).click();
    if (scripts) {
      await page.getByText("没有收藏成功，请再试一次").waitFor();
      expect(await page.locator("[aria-pressed]").getAttribute("aria-pressed")).toBe("false");
    } else {
      await page.getByRole("heading", { name: "暂时打不开" }).waitFor();
      house.upstream.reset();
      await page.getByRole("link", { name: "再试一次" }).click();
      await page.getByRole("heading", { name: "林宝宝的 1 个名字" }).waitFor();
    }
  });
});

describe("while the upstream is down, with scripts off", () => {
  test("a result says so with 503, and its retry shows it once it is back", async () => {
    const { page, open } = await house.phone({ scripts: false });
    house.upstream.behave(that.hangsUp);
    expect(await open(RESULT)).toBe(503);
    expect(await page.locator("h1").textContent()).toBe("暂时打不开");
    house.upstream.reset();
    await page.getByRole("link", { name: "再试一次" }).click();
    await page.getByRole("heading", { name: "林宝宝的 1 个名字" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(RESULT);
  });
});

describe("home from a warm edge", () => {
  test("is whole while the upstream is down", async () => {
    const { page, open } = await house.phone();
    await open("/");
    const visitor = house.site.visitor();
    await expect.poll(() => visitor.get("/").then(({ text }) => text.includes("样例公司"))).toBe(true);
    house.upstream.behave(that.hangsUp);
    expect(await open("/")).toBe(200);
    expect(await page.locator("#price ~ dl").textContent()).toContain("29.9");
    expect(await page.locator("footer").textContent()).toContain("样例公司");
    expect(await page.locator("main").textContent()).not.toContain("暂时读不出来");
  });
});

describe("an answer that is no result", () => {
  const answers: [what: string, status: number, code: string, title: string, text: RegExp, way?: string][] = [
    ["a result that nobody has", 404, "NOT_FOUND", "没有找到", /请核对链接里的订单号/],
    ["an erased one", 410, "ERASED", "这份结果不在了", /已应要求删除，或已过保存期，不能恢复了/, "重新起名"],
    ["one asked for too often", 429, "TOO_MANY", "请稍等一下", /请 7 秒后再试/],
    // Break it catches: a red button that leads to paying, and no price on the page, or that of another product beside it.
    [
      "one that is not paid for",
      402,
      "PAYMENT_REQUIRED",
      "付款后才能看",
      /内容一样完整.*付款一次，看全部名字：宝宝起名 29.90 元。/,
      "看价格与说明",
    ],
    ["a fault of the upstream's own", 500, "INTERNAL", "暂时打不开", /没有产生费用/],
  ];
  test.each(answers)("%s: %i %s, said in plain words, with a way on", async (...row) => {
    const [, status, code, title, text, way = "回首页"] = row;
    house.upstream.behave(that.refuses(status, code, "不行", { retryAfter: 7, product: "baby" }), FREE);
    const { page, open } = await house.phone();
    expect(await open(RESULT)).toBe(status === 500 ? 503 : status);
    expect(await page.locator("h1").textContent()).toBe(title);
    expect(await page.locator("main").textContent()).toMatch(text);
    const to = await page.locator("main").getByRole("link", { name: way }).getAttribute("href");
    expect(to).toMatch(code === "PAYMENT_REQUIRED" ? new RegExp(SN) : /^\/$/);
    // Break it catches: two links to one place under two names.
    expect(await page.locator('main a[href="/"]').count()).toBe(code === "PAYMENT_REQUIRED" ? 0 : 1);
  });

  test("a screen that breaks says 出了问题 with a number for the service line, and no stack", async () => {
    const { page, open } = await house.phone();
    house.upstream.behave(that.answersWith(broken), FREE);
    expect(await open(RESULT)).toBe(500);
    expect(await page.locator("h1").textContent()).toBe("出了问题");
    expect(await page.locator("main").textContent()).toMatch(/编号 [A-Za-z0-9]{8}，请告诉客服/);
    expect(await page.locator("body").textContent()).not.toMatch(/Error|\.js:|undefined/);
  });

  test("absent and malformed order numbers look alike", async () => {
    house.upstream.behave(that.refuses(404, "NOT_FOUND", "没有"), FREE);
    const { page, open } = await house.phone();
    const seen: string[] = [];
    for (const sn of [SN, "abc", SN.toLowerCase(), `${SN}0`, "'--", "林"]) {
      expect(await open(`/naming-result/${encodeURIComponent(sn)}`)).toBe(404);
      seen.push(`${await page.title()} ${await page.locator("main").textContent()}`);
    }
    expect(new Set(seen).size).toBe(1);
  });

  test("an address where nothing stands is 404, with a way on", async () => {
    const { page, open } = await house.phone();
    expect(await open("/no/such/page")).toBe(404);
    expect(await page.locator("main").textContent()).toContain("链接可能少了几个字。");
    await page.locator("main").getByRole("link", { name: "回首页" }).click();
    await page.getByRole("heading", { name: /给宝宝起个\s*说得清来历的\s*名字/ }).waitFor();
  });

  test("a form sent too fast is 429, and keeps what was typed", async () => {
    house.upstream.behave(that.refuses(429, "TOO_MANY", "慢一点", { retryAfter: 12 }), "/api/business/seek");
    const { page, open } = await house.phone();
    await open("/");
    await fillQuickly(page, { surname: "欧阳" });
    const typed = await held(page);
    expect(await submit(page)).toBe(429);
    expect(await page.locator(".status.bad").textContent()).toContain("请 12 秒后再试");
    expect(await held(page)).toEqual(typed);
  });

  test("a form sent more than thirty times a minute is turned away at the gate, and keeps what was typed", async () => {
    const { page, open } = await house.phone();
    await open("/");
    const body = { headers: { origin: house.site.url.origin }, form: { surname: "" } };
    await fillQuickly(page, { surname: "欧阳" });
    const typed = await held(page);
    // Until it is: a minute that ends meanwhile begins to count anew.
    for (let sent = 0; sent < 90; sent++) {
      const answer = await page.request.post("/", body);
      if (answer.status() === 429) break;
      expect(answer.status()).toBeLessThan(429);
    }
    expect(await submit(page)).toBe(429);
    expect(await page.locator(".status.bad").textContent()).toMatch(
      /操作太快了，请 60 秒后再试。您填的内容还在/,
    );
    expect(await held(page)).toEqual(typed);
  });
});
