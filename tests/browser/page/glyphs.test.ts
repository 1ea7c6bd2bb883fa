import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dark, light } from "#app/kit/styles/tokens.ts";
import { openFaultyHouse, SCRIPTS } from "#tests/kit/browser/browser.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

let house: Awaited<ReturnType<typeof openFaultyHouse>>;
beforeAll(async () => {
  house = await openFaultyHouse();
});
afterAll(() => house?.close());

const DETAIL = `/naming-detail?sn=${SN}&name=${encodeURIComponent("清和")}`;

describe.each(SCRIPTS)("a drawn name, scripts %s", (_said, scripts) => {
  test("is seen as glyphs where its text stands, and asks for nothing besides the page", async () => {
    const { page, open } = await house.phone({ scripts });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await open(DETAIL);
    const glyphs = page.locator("h1 .gl svg");
    expect(await glyphs.count()).toBe(3);
    for (const glyph of await glyphs.all()) {
      const box = await glyph.boundingBox();
      const cell = await glyph.locator("..").boundingBox();
      if (box === null || cell === null) throw new Error("not on the page");
      expect(box.width).toBeGreaterThan(40);
      expect(Math.abs(box.x + box.width / 2 - cell.x - cell.width / 2)).toBeLessThan(1);
      expect(Math.abs(box.y + box.height / 2 - cell.y - cell.height / 2)).toBeLessThan(1);
    }
    expect(asked.filter((path) => path.startsWith("/glyphs"))).toEqual([]);
  });

  test("is text in forced colours, where every colour is the visitor's", async () => {
    const { page, open } = await house.phone({ scripts });
    await page.emulateMedia({ forcedColors: "active" });
    await open(DETAIL);
    expect(await page.locator("h1 .gl svg").first().isVisible()).toBe(false);
    await page.emulateMedia({ forcedColors: "none" });
    expect(await page.locator("h1 .gl svg").first().isVisible()).toBe(true);
  });
});

test("a name is selected, copied and read out once, without its sounds in between", async () => {
  const { page, open } = await house.phone({});
  await open(DETAIL);
  const copied = await page.evaluate(() => {
    const name = document.querySelector("h1.glyphs");
    if (name !== null) getSelection()?.selectAllChildren(name);
    return getSelection()?.toString();
  });
  expect(copied).toBe("林清和");
  const heard = await page.locator("h1.glyphs").ariaSnapshot();
  expect(heard.match(/林|清|和/g)).toEqual(["林", "清", "和"]);
});

test("on paper a name is in ink and all colours are those of light, also where the screen is dark", async () => {
  const { page, open } = await house.phone({});
  const glyph = () => page.locator("h1 .gl svg").first();
  const fill = () => glyph().evaluate((drawn) => getComputedStyle(drawn).fill);
  const cinnabar = () => glyph().evaluate((drawn) => getComputedStyle(drawn).getPropertyValue("--zhu"));
  await page.emulateMedia({ colorScheme: "dark" });
  await open(DETAIL);
  expect(await cinnabar()).toBe(dark.zhu);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await cinnabar()).toBe(light.zhu);
  expect(await fill()).toBe("rgb(0, 0, 0)");
});
