import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FIRST_FLIGHT, pageBytes } from "#scripts/bench/first-flight.ts";
import { type House, openHouse, SCRIPTS } from "#tests/kit/browser/browser.ts";
import { fillQuickly, submit } from "#tests/kit/browser/browser-form.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";

let house: House;
let path = "";
/** Whose result it is. */
let visitor: string;
beforeAll(async () => {
  house = await openHouse();
  const family = house.site.visitor();
  await family.get("/");

  path = (await family.post("/", babyForm())).headers.location ?? "";
  visitor = family.id() ?? "";
});
afterAll(() => house?.close());

/** The inline scripts of a page, and every address it fetches from. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => ({
    inline: [...document.scripts]
      .filter(({ src, type }) => src === "" && !["speculationrules", "application/ld+json"].includes(type))
      .map(({ textContent }) => textContent ?? ""),
    external: [...document.scripts].flatMap(({ src }) => (src === "" ? [] : [src])),
    modules: document.querySelectorAll("[type=module], link[rel=modulepreload]").length,
  }));

describe("home and the free result", () => {
  test.each([
    ["home", 1],
    ["the free result", 2],
  ])(
    "%s is one request (and the icon), with no framework script, islands of at most 3 kB: %i",
    async (what, islands) => {
      const address = what === "home" ? "/" : path;
      const { page, open, requests } = await house.phone({ visitor });
      await open(address);
      await page.waitForLoadState("networkidle");
      expect(requests.map((it) => new URL(it).pathname).filter((it) => !it.startsWith("/favicon"))).toEqual([
        address,
      ]);
      const { inline, external, modules } = await scriptsOf(page);
      // Beside them the rules for fetching ahead, which are no script.
      expect([external, modules, inline.length]).toEqual([[], 0, islands]);
      const bytes = gzipSync(inline.join("\n"), { level: 9 }).byteLength;
      console.log(`scripts of ${what}: ${bytes} B gz`);
      expect(bytes).toBeLessThanOrEqual(3 * 1024);
    },
  );

  test("are 14 kB of HTML and CSS at most", async () => {
    for (const address of ["/", path]) {
      const { text } = await house.site.visitor(undefined, visitor).get(address);
      const bytes = pageBytes(text);
      console.log(`${address === "/" ? "home" : "result"}: ${bytes} B of HTML and CSS, brotli`);
      expect(bytes).toBeLessThanOrEqual(FIRST_FLIGHT);
    }
  });
});

describe("scripts off", () => {
  test("home and a result are complete in one load", async () => {
    for (const address of ["/", path]) {
      const { page, open, requests } = await house.phone({ scripts: false, visitor });
      await open(address);
      expect(requests.map((it) => new URL(it).pathname).filter((it) => !it.startsWith("/favicon"))).toEqual([
        address,
      ]);
      expect(await page.locator("template, [hidden][id^='S:'], .late:empty").count()).toBe(0);
      expect(await page.locator("main").textContent()).toContain("29.9");
    }
  });
});

describe("大字", () => {
  test.each(SCRIPTS)(
    "is switched on, stays for other pages and other days, and off again: scripts %s",
    async (_what, scripts) => {
      const { page, open, context } = await house.phone({ scripts });
      await open("/search-order-history");
      const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
      const normal = await size();
      await page.getByRole("link", { name: "大字" }).click();
      await page.getByRole("link", { name: "标准字" }).waitFor();
      expect(new URL(page.url()).search).toBe("");
      const large = await size();
      expect(large).toBeGreaterThanOrEqual(normal * 1.2);
      for (const other of ["/", path, "/nowhere"]) {
        await open(other);
        expect(await size()).toBe(large);
      }
      const kept = (await context.cookies()).find(({ name }) => name === "view");
      expect(kept?.expires ?? 0).toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 3600);
      await page.getByRole("link", { name: "标准字" }).click();
      await page.getByRole("link", { name: "大字" }).waitFor();
      expect(await size()).toBe(normal);
    },
  );
});

describe("what a browser without :has() sees", () => {
  test("the leap month and the typed year are there all the same", async () => {
    const { page, open } = await house.phone();
    await open("/");
    const css = (await page.locator("style").allTextContents()).join("");
    expect(css).toMatch(/@supports selector\(:has\(\*\)\)\{[^}]*\.early/);
  });
});

describe("the visitor's id", () => {
  test("is mirrored to sessionStorage, bare, and grants nothing there", async () => {
    const { page, open, context } = await house.phone();
    await open("/");
    const mirrored = await page.evaluate(() => sessionStorage.getItem("bd_vid"));
    const cookie = (await context.cookies()).find(({ name }) => name === "v");
    expect(mirrored).toMatch(/^[0-9a-f]{32}$/);
    expect(cookie?.value.startsWith(`${mirrored}.`)).toBe(true);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    await fillQuickly(page);
    expect(await submit(page)).toBe(303);
    expect(await page.evaluate(() => sessionStorage.getItem("bd_vid"))).toBe(mirrored);
  });
});
