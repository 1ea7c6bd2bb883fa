import { existsSync, globSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { openColdHouse, openFaultyHouse } from "#tests/support/browser.ts";
import { SN } from "#tests/support/sample-answers.ts";
import { holdExtras } from "#tests/support/upstream-moods.ts";

/** Path of a route that hydrates → an address of it. */
const HYDRATED: Readonly<Record<string, string>> = { "naming-result/:sn": `/naming-result/${SN}` };

let house: Awaited<ReturnType<typeof openFaultyHouse>>;
beforeAll(async () => {
  house = await openFaultyHouse();
});
afterAll(() => house?.close());
afterEach(() => house.upstream.reset());

/** The page as the server drew it, its scripts held back; `hydrate` lets them go and waits until React runs. */
async function beforeHydration(path: string) {
  const phone = await house.phone();
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await phone.page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await phone.page.goto(path, { waitUntil: "commit" });
  await phone.page.locator("#corner").waitFor({ state: "attached" });
  const hydrate = async () => {
    release();
    await phone.page.waitForFunction(() => {
      const button = document.querySelector("[aria-pressed]");
      return button !== null && Object.keys(button).some((key) => key.startsWith("__reactProps"));
    });
  };
  return { ...phone, hydrate };
}

/** What a visitor sees: the words of the page, and how a few of its parts look. */
const look = (page: Page) =>
  page.evaluate(() => {
    const style = (selector: string) => {
      const element = document.querySelector(selector);
      if (element === null) return null;
      const { color, backgroundColor, fontFamily, fontSize, display, width } = getComputedStyle(element);
      return { color, backgroundColor, fontFamily, fontSize, display, width };
    };
    return {
      words: document.querySelector("main")?.textContent?.replaceAll(/\s+/g, " "),
      css: document.getElementById("site-css")?.textContent?.length,
      styles: ["body", "h1", ".name-card", ".btn", ".brand", ".site-foot"].map(style),
    };
  });

async function expectHeartWorks(page: Page): Promise<void> {
  let loads = 0;
  page.on("framenavigated", () => void loads++);
  const heart = page.locator("[aria-pressed]").first();
  const was = await heart.getAttribute("aria-pressed");
  await heart.click();
  await page.locator(`[aria-pressed=${was === "true" ? "false" : "true"}]`).waitFor();
  await page.locator("#toasts p").first().waitFor();
  expect(loads).toBe(0);
}

/** What in-app browsers put into a page before its scripts run: what, beside which element, where. */
const touches: [what: string, tag: string, selector: string, where: InsertPosition][] = [
  ["a node at the head's start", "meta", "head", "afterbegin"],
  ["a node at the head's end", "link", "head", "beforeend"],
  ["a node at the body's start", "div", "body", "afterbegin"],
  ["a node at the body's end", "div", "body", "beforeend"],
  ["a node within the main part", "i", "main > .wrap", "afterbegin"],
  ["a node beside ♡", "i", "[aria-pressed]", "beforebegin"],
  ["a node behind the body", "div", "body", "afterend"],
];

/** Texts that a translating browser changes: of what React draws, and of what stands still. */
const translated = ["h1", ".btn.quiet[aria-pressed]", ".facts li", "#side h2", ".site-foot p"];

describe.each(Object.entries(HYDRATED))("%s", (_route, path) => {
  test("is taken over as it stands where nobody touched it: nothing is drawn again", async () => {
    const { page, hydrate } = await beforeHydration(path);
    const before = await look(page);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll("*")) Reflect.set(element, "drawnByServer", true);
    });
    await hydrate();
    expect(await look(page)).toEqual(before);
    expect(before.words).toContain("林宝宝的 1 个名字");
    expect(
      await page.evaluate(
        () =>
          [...document.querySelectorAll("body *")].filter((it) => !Reflect.get(it, "drawnByServer")).length,
      ),
    ).toBe(0);
    await expectHeartWorks(page);
  });

  test("is taken over as it stands while late parts are still to come, and then shows them", async () => {
    const { phone, upstream } = await openColdHouse(house.browser);
    holdExtras(upstream, 800);
    const { page, open } = await phone();
    await open(path);
    await page.getByText(/价格 29\.90? 元/).waitFor();
    expect(await page.locator("main").textContent()).not.toContain("正在取");
    await expectHeartWorks(page);
  });

  test.each(touches)("keeps its look and works after hydration, with %s put in before", async (...row) => {
    const [, tag, selector, where] = row;
    const { page, hydrate } = await beforeHydration(path);
    const before = await look(page);
    await page.evaluate(
      ([name = "", target = "", place = ""]) => {
        const at =
          place === "afterend" || place === "beforebegin" || place === "afterbegin" ? place : "beforeend";
        document.querySelector(target)?.insertAdjacentElement(at, document.createElement(name));
      },
      [tag, selector, where],
    );
    await hydrate();
    expect(await look(page)).toEqual(before);
    await expectHeartWorks(page);
  });

  test.each(translated)(
    "is whole and works after the text of %s was translated before hydration",
    async (selector) => {
      const { page, hydrate } = await beforeHydration(path);
      const before = await look(page);
      await page.evaluate((target) => {
        const element = document.querySelector(target);
        const text = [...(element?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE);
        const font = document.createElement("font");
        font.textContent = "translated";
        if (text === undefined) element?.replaceChildren(font);
        else text.replaceWith(font);
      }, selector);
      await hydrate();
      const after = await look(page);
      expect({ css: after.css, body: after.styles[0] }).toEqual({ css: before.css, body: before.styles[0] });
      expect(after.styles[2]).toEqual(before.styles[2]);
      expect(after.words?.length ?? 0).toBeGreaterThan((before.words?.length ?? 0) * 0.9 - 60);
      await expectHeartWorks(page);
    },
  );
});

test("every route that hydrates is tested here", () => {
  const hydrated = routes.filter(({ file }) => {
    const source = existsSync(`app/${file}`) ? readFileSync(`app/${file}`, "utf8") : "";
    return /hydrate:\s*true/.test(source);
  });
  expect(hydrated.map(({ path }) => path)).toEqual(Object.keys(HYDRATED));
  expect(globSync("app/routes/**/*.tsx").length).toBeGreaterThanOrEqual(routes.length);
});
