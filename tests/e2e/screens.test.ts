import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { openFaultyHouse } from "#tests/support/browser.ts";
import { answerAsReal, type Screen, screens } from "#tests/support/browser-screens.ts";
import { english, forbidden } from "#tests/support/browser-words.ts";
import { type RealAnswers, realAnswers } from "#tests/support/real-answers.ts";

type House = Awaited<ReturnType<typeof openFaultyHouse>>;

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
/** CSS pixels that a finger needs. */
const FINGER = 44;

let real: RealAnswers;
let warm: House;
let cold: House;
beforeAll(async () => {
  real = await realAnswers();
  [warm, cold] = await Promise.all([openFaultyHouse(), openFaultyHouse()]);
  answerAsReal(warm.upstream, real, false);
  await warm.site.visitor().get("/?whole=1");
});
afterAll(() => Promise.all([warm?.close(), cold?.close()]));

/** The screen as it is to be seen; `bypassCSP` for a test that adds a script of its own. */
async function see(screen: Screen, options: { bypassCSP?: boolean } = {}) {
  const house = screen.cold === true ? cold : warm;
  answerAsReal(house.upstream, real, screen.cold === true);
  const { userAgent } = screen;
  const phone = await house.phone({ ...options, ...(userAgent !== undefined && { userAgent }) });
  await screen.show({ ...phone, upstream: house.upstream, real });
  await phone.page.locator("#foot").waitFor({ state: "attached" });
  return phone;
}

const named = screens.map((screen): [string, Screen] => [screen.what, screen]);

describe.each(named)("%s", (_what, screen) => {
  test("has no fault that axe knows, light and dark", async () => {
    const { page } = await see(screen, { bypassCSP: true });
    await page.addScriptTag({ content: AXE });
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axe(page)).toEqual([]);
  });

  test("breaks no policy, scrolls sideways nowhere, fits fingers, and is all in fair Chinese", async () => {
    const { page } = await see(screen);
    expect(await tooSmall(page)).toEqual([]);
    const said = await words(page);
    expect(forbidden(said)).toEqual([]);
    expect(english(said, [...real.detail.romanisation, ...real.paid.score.romanisation])).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sideways(page)).toEqual([]);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await sideways(page)).toEqual([]);
  });
});

test("every route of the site has a screen here", () => {
  const shown = new Set(screens.map(({ route }) => route));
  expect(routes.flatMap(({ path = "" }) => (shown.has(path) ? [] : [path]))).toEqual([]);
});

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

async function axe(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(async (): Promise<AxeResult> => {
    const engine: { run(): Promise<AxeResult> } = Reflect.get(window, "axe");
    return engine.run();
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 120)} ${failureSummary.slice(0, 200)}`,
    ),
  );
}

/** What a finger would miss: controls under 44 CSS pixels; a link within a sentence is as high as its line. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    const out: string[] = [];
    for (const control of document.querySelectorAll("a, button, input, select, summary, textarea")) {
      const target = control.matches("[type=radio], [type=checkbox]") ? control.closest("label") : control;
      const { width = 0, height = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {};
      if (!target?.checkVisibility() || width === 0 || bottom < 0) continue;
      const siblings = [...(target.parentElement?.childNodes ?? [])];
      const inText =
        target.matches("a") &&
        siblings.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!inText && (width < finger - 0.5 || height < finger - 0.5))
        out.push(`${target.outerHTML.slice(0, 100)}: ${width.toFixed(1)} × ${height.toFixed(1)}`);
    }
    return out;
  }, FINGER);
}

/** What stands out of the page sideways, where the page can be scrolled so. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 100)),
    ];
  });
}

/** Everything that is read on the page or read out: text, folded or not, and what names things; no quotations. */
function words(page: Page): Promise<string> {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true);
    if (!(body instanceof HTMLElement)) throw new Error("no body");
    const marked = body.querySelectorAll("script, style, blockquote, .whole, [data-quoted], [lang=en]");
    for (const element of marked) element.remove();
    const said = [document.title, body.textContent ?? ""];
    for (const element of body.querySelectorAll(
      "[aria-label], [title], [alt], [placeholder], [data-slow], [data-failed]",
    )) {
      for (const name of ["aria-label", "title", "alt", "placeholder", "data-slow", "data-failed"])
        said.push(element.getAttribute(name) ?? "");
    }
    return said.join("\n");
  });
}
