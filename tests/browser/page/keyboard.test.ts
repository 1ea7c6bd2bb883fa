import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type House, openHouse, type Phone, SCRIPTS } from "#tests/kit/browser/browser.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Where the focus is: the control's name or words; and whether it can be seen that it is there. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return { at: "", seen: false };
    const spot = element.matches("[type=radio], [type=checkbox]")
      ? (element.closest("label") ?? element)
      : element;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const around = getComputedStyle(spot);
    const { width, height } = spot.getBoundingClientRect();
    const outlined = (style: string, size: string) => style !== "none" && Number.parseFloat(size) >= 2;
    return {
      at: element.getAttribute("name") ?? element.id ?? "",
      text: element.textContent?.trim(),
      seen:
        width * height > 0 &&
        (outlined(outlineStyle, outlineWidth) || outlined(around.outlineStyle, around.outlineWidth)),
    };
  });

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    const now = await focus(page);
    expect(now.seen, `the focus on ${now.at || now.text} can be seen`).toBe(true);
    if (now.at === name) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

test.each(SCRIPTS)(
  "the form is filled in and sent by keyboard alone, with scripts %s",
  async (_what, scripts) => {
    const { page, open } = await house.phone({ scripts });
    await open("/");
    await page.keyboard.press("Tab");
    expect((await focus(page)).text).toBe("跳到正文");
    await page.keyboard.press("Enter");
    await tabTo(page, "surname");
    await page.keyboard.insertText("林");
    await tabTo(page, "sex");
    await page.keyboard.press("Space");
    await tabTo(page, "calendar");
    await tabTo(page, "year");
    await page.keyboard.press("2");
    await page.keyboard.press("ArrowDown");
    await tabTo(page, "month");
    await page.keyboard.press("ArrowDown");
    await tabTo(page, "day");
    await page.keyboard.press("ArrowDown");
    await tabTo(page, "hour");
    await page.keyboard.press("ArrowDown");
    await tabTo(page, "length");
    await tabTo(page, "wishes");
    await tabTo(page, "guardian");
    await page.keyboard.press("Space");
    await tabTo(page, "submit");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/naming-result\//);
    expect(await page.locator("h1").textContent()).toBe("林宝宝的 3 个名字");
  },
);

test("the fold and ♡ work by keyboard", async () => {
  const { page, open } = await house.phone();
  await open("/");
  await page.locator("details.fold > summary").focus();
  await page.keyboard.press("Enter");
  expect(await page.locator("#fixed").isVisible()).toBe(true);
  const visitor = house.site.visitor();
  const result = (await visitor.post("/", babyForm())).headers.location ?? "";
  const own = await house.phone({ visitor: visitor.id() ?? "" });
  await heart(own, result);
});

/** ♡ by the keyboard, on the owner's page. */
async function heart({ page, open }: Phone, result: string): Promise<void> {
  await open(result);
  await page.waitForLoadState("networkidle");
  await page.locator("[aria-pressed]").first().focus();
  await page.keyboard.press("Enter");
  await page.locator("[aria-pressed=true]").waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-pressed"))).toBe("true");
}
