import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as that from "#tests/support/behaviours.ts";
import { openBrowser, openColdHouse } from "#tests/support/browser.ts";
import { answerAsReal } from "#tests/support/browser-screens.ts";
import { type RealAnswers, realAnswers } from "#tests/support/real-answers.ts";
import { KEPT } from "#tests/support/upstream-moods.ts";

let browser: Browser;
let real: RealAnswers;
beforeAll(async () => {
  [browser, real] = await Promise.all([openBrowser(), realAnswers()]);
});
afterAll(() => browser?.close());

/** Answers with this data, but late. */
const late =
  (data: unknown, ms: number): ReturnType<typeof that.answersWith> =>
  async (request, response) => {
    await new Promise((done) => setTimeout(done, ms));
    await that.answersWith(data)(request, response);
  };

const pages: [what: string, path: (real: RealAnswers) => string][] = [
  ["home", () => "/"],
  ["home, at its prices", () => "/#price"],
  ["home, at its comments", () => "/#comments"],
  ["the free result", ({ sn }) => `/naming-result/${sn}`],
  ["the free result, at what payment adds", ({ sn }) => `/naming-result/${sn}#locked`],
];

describe.each([
  ["a phone", 375, 812],
  ["a desk", 1280, 900],
] as const)("on %s", (_what, width, height) => {
  test.each(pages)(
    "%s moves by nothing while its late parts come, and while React takes over",
    async (_what, path) => {
      const { phone, upstream } = await openColdHouse(browser);
      answerAsReal(upstream, real, false);
      upstream.behave(late(real.siteInfo, 800), KEPT[0]);
      upstream.behave(late({ items: [] }, 800), KEPT[1]);
      upstream.behave(late({ ...real.content, comments: { items: [], counts: {} } }, 800), KEPT[2]);
      const { page, open } = await phone({ width, height });
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Reflect.set(window, "shifts", shifts);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const sources: { node?: Node | null }[] = Reflect.get(entry, "sources") ?? [];
            const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "?");
            // Less than half a thousandth is a digit that changes its width, not a page that moves.
            if (Reflect.get(entry, "value") >= 0.0005)
              shifts.push(`${Reflect.get(entry, "value")}: ${moved.join(" | ")}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      expect(await open(path(real))).toBe(200);
      await page.getByText(/29\.9/).first().waitFor({ state: "attached" });
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
    },
  );
});
