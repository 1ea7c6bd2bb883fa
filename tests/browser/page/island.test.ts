import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openFaultyHouse } from "#tests/kit/browser/browser.ts";
import { fillQuickly, submit } from "#tests/kit/browser/browser-form.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { KEPT, SEEK, sample } from "#tests/kit/upstream/upstream-moods.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

const RESULT = `/naming-result/${SN}`;

let house: Awaited<ReturnType<typeof openFaultyHouse>>;
beforeAll(async () => {
  house = await openFaultyHouse();
});
afterAll(() => house?.close());
afterEach(() => house.upstream.reset());

/** A page whose clock stands still until the test moves it. */
async function stillPage(path: string, faulty = false, looks = false) {
  const phone = await house.phone({ faulty, looks });
  await phone.page.clock.install({ time: new Date("2026-11-21T12:00:00+08:00") });
  await phone.open(path);
  await phone.page.clock.pauseAt(new Date("2026-11-21T12:30:00+08:00"));
  return phone;
}

/** How long `region` holds words once they are there: it holds them a millisecond before, and no more at `ms`. */
async function expectStays(page: Page, region: string, ms: number): Promise<void> {
  const words = page.locator(`${region} p`);
  expect(await words.count()).toBe(1);
  await page.clock.runFor(ms - 1);
  expect(await words.count()).toBe(1);
  await page.clock.runFor(1);
  expect(await words.count()).toBe(0);
}

// Breaks where a liked name comes up unliked. How many are made ready: guide.test.ts, whose page has many links.
describe("a link that was looked at", () => {
  test("is made ready anew after ♡, which its page would not show", async () => {
    const { page } = await stillPage(RESULT, false, true);
    await page.locator("main a[href^='/naming-detail?']").first().scrollIntoViewIfNeeded();
    const ready = page.locator("main a.soon");
    await expect.poll(() => page.clock.runFor(900).then(() => ready.count())).toBeGreaterThan(0);
    await page.getByRole("button", { name: "收藏" }).first().click();
    expect(await ready.count()).toBe(0);
  });
});

describe("what the page says for a while", () => {
  test.each([
    ["plain", 3000],
    ["long", 8000],
    ["bad", 3000],
    ["simple", 1500],
  ] as const)(
    "a %s toast stays %i ms over the lower edge, spoken, and covers no button",
    async (kind, ms) => {
      const { page } = await stillPage("/");
      await page.evaluate((look) => window.luopan?.toast("已保存草稿", look), kind);
      const box = await page.locator("#toasts p").boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(812 - 100);
      expect(await page.locator("#toasts").getAttribute("role")).toBe("status");
      expect(await page.locator("#toasts").evaluate((region) => getComputedStyle(region).pointerEvents)).toBe(
        "none",
      );
      await expectStays(page, "#toasts", ms);
    },
  );

  test("a notification stays 4.5 s in the upper right corner, 24 px from its edges", async () => {
    const { page } = await stillPage("/");
    await page.evaluate(() => window.luopan?.notify("有新的结果"));
    const { x = 0, y = 0, width = 0 } = (await page.locator("#corner p").boundingBox()) ?? {};
    expect([375 - x - width, y]).toEqual([24, 24]);
    await expectStays(page, "#corner", 4500);
  });

  test("a ♡ is said for 3 s", async () => {
    const { page } = await stillPage(RESULT);
    await page.getByRole("button", { name: "收藏" }).click();
    await page.locator("#toasts p").waitFor();
    expect(await page.locator("#toasts p").textContent()).toBe("已收藏");
    await expectStays(page, "#toasts", 3000);
  });
});

describe("what nothing else handles", () => {
  const faults: [what: string, act: () => void, said: string][] = [
    ["a rejection", () => void setTimeout(() => Promise.reject(new Error("没有连上"))), "没有连上"],
    ["a rejection that is no error", () => void setTimeout(() => Promise.reject("断开了")), "断开了"],
    [
      "an error",
      () =>
        void setTimeout(() => {
          throw new Error("读不出来");
        }),
      "读不出来",
    ],
  ];
  test.each(["/", RESULT])(
    "is said as a toast on %s, and the browser's own word is suppressed",
    async (path) => {
      const phone = await house.phone();
      await phone.open(path);
      for (const [, act, said] of faults) {
        await phone.page.evaluate(act);
        await phone.page.locator("#toasts p", { hasText: said }).waitFor();
        expect(await phone.page.locator("#toasts p", { hasText: said }).getAttribute("class")).toContain(
          "bad",
        );
      }
      // A default that is not suppressed is a fault that the phone notices.
      expect(phone.faults).toEqual([]);
    },
  );
});

describe("the compass of a wait", () => {
  /** A filled-in form, just sent; the page stays, as it does until the answer comes. */
  async function waiting() {
    const { page } = await stillPage("/");
    await fillQuickly(page);
    // Playwright waits for a navigation that has begun: this one is stopped behind everybody's back.
    await page.evaluate(() => addEventListener("submit", (event) => event.preventDefault()));
    await page.evaluate(() => document.querySelector<HTMLFormElement>("form[data-draft]")?.requestSubmit());
    await page.clock.runFor(0);
    return page;
  }
  const shown = (page: Page) => page.evaluate(() => document.getElementById("luopan")?.hidden === false);

  test("shows after 200 ms, not before, in two pictures, with the button pressed only once", async () => {
    const page = await waiting();
    await page.clock.runFor(199);
    expect(await shown(page)).toBe(false);
    await page.clock.runFor(1);
    expect(await shown(page)).toBe(true);
    expect(await page.evaluate(() => document.querySelectorAll("#luopan img, #luopan .needle").length)).toBe(
      2,
    );
    const said = await page.evaluate(() => [
      document.querySelector("#luopan p")?.textContent,
      document.querySelector<HTMLButtonElement>("#submit")?.disabled,
    ]);
    expect(said).toEqual(["正在排八字、挑字、核对出处…", true]);
  });

  test("says after 8 s that it is slow, and after 30 s that it failed, with a retry that sends it again and a way back to the form", async () => {
    const page = await waiting();
    const words = () => page.evaluate(() => document.querySelector("#luopan p")?.textContent);
    const retry = () =>
      page.evaluate(() => document.querySelector<HTMLButtonElement>("#luopan button")?.hidden);
    const pressNth = (nth: number) =>
      page.evaluate(
        (nth) => document.querySelectorAll<HTMLButtonElement>("#luopan button")[nth]?.click(),
        nth,
      );
    await page.clock.runFor(7999);
    expect(await words()).toContain("正在排八字");
    await page.clock.runFor(1);
    expect(await words()).toContain("比平时慢一些");
    expect(await retry()).toBe(true);
    await page.clock.runFor(22_000);
    expect(await words()).toContain("半分钟没有回音，多半是网络不稳。您填的内容都还在");
    expect(await retry()).toBe(false);
    await page.evaluate(() => addEventListener("submit", () => document.body.append("又送了一次")));
    await pressNth(0);
    await page.clock.runFor(200);
    expect(await words()).toContain("正在排八字");
    expect(await page.locator("body").textContent()).toContain("又送了一次");
    await page.clock.runFor(30_000);
    await pressNth(1);
    expect(await shown(page)).toBe(false);
    expect(await page.evaluate(() => document.querySelector<HTMLButtonElement>("#submit")?.disabled)).toBe(
      false,
    );
    expect(await page.evaluate(() => document.querySelector<HTMLInputElement>("#surname")?.value)).toBe("林");
  });

  test("shows while the answer to a real form is on its way, 200 ms after it was sent", async () => {
    house.upstream.behave(that.answersAfter(700), SEEK);
    const { page, open } = await house.phone();
    await page.addInitScript(() => {
      addEventListener("submit", () => sessionStorage.setItem("sent", String(Date.now())));
      addEventListener("DOMContentLoaded", () => {
        const luopan = document.getElementById("luopan");
        if (luopan === null) return;
        new MutationObserver(() => {
          if (!luopan.hidden) sessionStorage.setItem("shown", String(Date.now()));
        }).observe(luopan, { attributes: true });
      });
    });
    await open("/");
    await fillQuickly(page);
    expect(await submit(page)).toBe(303);
    const after = await page.evaluate(
      () => Number(sessionStorage.getItem("shown")) - Number(sessionStorage.getItem("sent")),
    );
    expect(after).toBeGreaterThanOrEqual(199);
    expect(after).toBeLessThan(700);
  });

  test("does not show on a page that comes at once", async () => {
    const { page, open } = await house.phone();
    await open("/");
    await page.getByRole("link", { name: "我的订单" }).first().click();
    await page.waitForURL(/search-order-history/);
    expect(await page.locator("#luopan").isVisible()).toBe(false);
  });
});

describe("a script file that does not load", () => {
  const generic = "页面没有加载完整，请刷新再试";
  /** WeChat's, on a page that may be shared. */
  const FILE = "**/assets/wechat-*.js";
  let sharing: typeof house;
  beforeAll(async () => {
    sharing = await openFaultyHouse();
    sharing.upstream.behave(that.answersWith({ ...sample("GET", KEPT[0]), share: true }), KEPT[0]);
    await sharing.site.visitor().get("/");
  });
  afterAll(() => sharing?.close());

  test.each([
    ["cannot be fetched", "abort"],
    ["is not there", "404"],
  ])("is said where it %s, and the page stays usable", async (_what, how) => {
    const { page, open } = await sharing.phone({ faulty: true });
    await page.route(FILE, (route) =>
      how === "abort" ? route.abort() : route.fulfill({ status: 404, body: "" }),
    );
    await open(RESULT);
    await page.locator("#corner p", { hasText: generic }).waitFor();
    await page.getByRole("button", { name: "收藏" }).click();
    await page.locator("#toasts p", { hasText: "已收藏" }).waitFor();
  });

  test("is said after 120 s where it never comes, not before", async () => {
    const { page } = await sharing.phone({ faulty: true });
    await page.clock.install({ time: new Date("2026-11-21T12:00:00+08:00") });
    await page.clock.pauseAt(new Date("2026-11-21T12:30:00+08:00"));
    await page.route(FILE, () => undefined);
    await page.goto(RESULT, { waitUntil: "domcontentloaded" });
    await page.clock.runFor(119_000);
    expect(await page.locator("#corner p").count()).toBe(0);
    await page.clock.runFor(2_000);
    expect(await page.locator("#corner p").textContent()).toBe(generic);
  });

  test("is not said on a page that loaded", async () => {
    const { page } = await sharing.phone();
    await page.clock.install();
    await page.goto(RESULT);
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(125_000);
    expect(await page.locator("#corner p").count()).toBe(0);
  });
});
