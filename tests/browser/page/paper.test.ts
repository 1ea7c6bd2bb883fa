import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FIXED_NOTICE } from "#app/kit/page/frame/fixed-notice.ts";
import { openFaultyHouse } from "#tests/kit/browser/browser.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

let house: Awaited<ReturnType<typeof openFaultyHouse>>;
beforeAll(async () => {
  house = await openFaultyHouse();
});
afterAll(() => house?.close());

const GIVEN = encodeURIComponent("清和");
const PAGES = [
  ["a free result", `/naming-result/${SN}`],
  ["one name", `/naming-detail?sn=${SN}&name=${GIVEN}`],
  ["a score", `/name-measurement-result/${SN}`],
] as const;

/** What is visible of these, by its text. */
const seen = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((css) => {
    const shown = [...document.querySelectorAll(css)].filter((element) => element.checkVisibility());
    return shown.map((element) => element.textContent ?? "");
  }, selector);

const colours = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { backgroundColor, color };
  });

const INK_ON_WHITE = { backgroundColor: "rgb(255, 255, 255)", color: "rgb(0, 0, 0)" };

describe.each(PAGES)("%s on paper", (_what, path) => {
  test("is ink on white in the dark scheme too, which stays as it is on the screen", async () => {
    const { page, open } = await house.phone({ dark: true });
    await open(path);
    const onScreen = await colours(page);
    expect(onScreen).not.toEqual(INK_ON_WHITE);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await colours(page)).toEqual(INK_ON_WHITE);
  });

  test("has the name of the site and the order number, nothing to press and no way about", async () => {
    const { page, open } = await house.phone();
    await open(path);
    expect(await seen(page, ".on-paper")).toEqual([]);
    await page.emulateMedia({ media: "print" });
    expect(await seen(page, "nav, button, .btn, input, .site-foot a:not([href^='tel:']), .tools")).toEqual(
      [],
    );
    expect((await seen(page, ".on-paper")).join()).toContain(SN);
    expect((await seen(page, ".brand")).join()).toContain("罗盘起名");
    expect((await seen(page, ".site-foot")).join().replaceAll(/\s/g, "")).toContain(FIXED_NOTICE);
  });
});

test("what is folded stays off the paper, what was opened is printed", async () => {
  const { page, open } = await house.phone();
  await open(`/naming-result/${SN}`);
  // What folds a form away is for the screen only.
  const folds = page.locator("main details:not(:has(form)):not(.off-paper *)");
  const count = await folds.count();
  await folds.evaluateAll((all) => {
    for (const [at, fold] of all.entries()) fold.toggleAttribute("open", at === 0);
  });
  await page.emulateMedia({ media: "print" });
  const printed = await Promise.all(Array.from({ length: count }, (_, at) => folds.nth(at).isVisible()));
  expect(printed).toEqual(Array.from({ length: count }, (_, at) => at === 0));
  expect(count).toBeGreaterThan(0);
});

test("a name is not cut by the end of a sheet, nor its heading parted from it", async () => {
  const { page, open } = await house.phone();
  await open(`/naming-result/${SN}`);
  await page.emulateMedia({ media: "print" });
  const breaks = await page.evaluate(() => {
    const of = (css: string, name: "breakInside" | "breakAfter") =>
      [...document.querySelectorAll(css)].map((element) => getComputedStyle(element)[name]);
    return { inside: of("article", "breakInside"), after: of("h2", "breakAfter") };
  });
  expect(breaks.inside.length).toBeGreaterThan(0);
  expect(new Set([...breaks.inside, ...breaks.after])).toEqual(new Set(["avoid"]));
});

test("a page printed by somebody who has 大字 is larger on paper", async () => {
  const sizes: number[] = [];
  for (const view of ["standard", "large"]) {
    const { page, context, open } = await house.phone();
    await context.addCookies([{ name: "view", value: view, url: house.site.url.href }]);
    await open(`/naming-result/${SN}`);
    await page.emulateMedia({ media: "print" });
    sizes.push(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)));
  }
  const [standard = 0, large = 0] = sizes;
  expect(standard).toBeGreaterThan(13);
  expect(large).toBeGreaterThan(standard * 1.2);
});

// Breaks it catches: how to print, said beside a button that prints; a button in WeChat that does nothing, and no word of it.
test("how to print is said where the button does not print: scripts off, or WeChat", async () => {
  const hint = async (options: Parameters<typeof house.phone>[0]) => {
    const { page, open } = await house.phone(options);
    await open(`/name-strokes/${SN}?name=${GIVEN}`);
    const before = await seen(page, "#print");
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.locator("[data-print]").first().click();
    return [before.length, (await seen(page, "#print")).length];
  };
  expect(await hint({ userAgent: phones.iPhone })).toEqual([0, 0]);
  expect(await hint({ scripts: false })).toEqual([1, 1]);
  expect(await hint({ userAgent: phones.weChatOnIPhone })).toEqual([0, 1]);
});
