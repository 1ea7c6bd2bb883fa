import type { Browser, Page } from "playwright-core";
import { newPhone } from "./browser.ts";

/** Milliseconds that a finger stays down for a tap. */
const TAP_MS = 100;
/** Milliseconds that somebody looks at a page before the next tap. */
const LOOK_MS = 2_500;

/** Milliseconds after which a paint is taken to have never come: a page that does not say must not hold the bench. */
const PATIENCE_MS = 15_000;

/** The page that a link leads to, and the way back; milliseconds. */
export interface NextPage {
  /** From the click to the next page's first contentful paint. */
  clickMs: number;
  /** From «back» to the first frame of the page before. */
  backMs: number;
  /** The page before was kept as it was (back-forward cache). */
  kept: boolean;
}

/** Opens a page, reads it for a while, taps the first link that fits `selector`, and goes back. */
export async function nextPage(
  browser: Browser,
  address: string,
  selector: string,
  cookies: readonly { name: string; value: string }[] = [],
): Promise<NextPage> {
  const { context, page } = await newPhone(browser, true);
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: address })));
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: "load" });
    const before = page.url();
    const link = page.locator(selector).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(LOOK_MS);
    await tap(page, selector);
    await page.waitForURL((url) => url.href !== before, { waitUntil: "load" });
    const clickMs = await page.evaluate(sinceClick, PATIENCE_MS);
    await page.waitForTimeout(LOOK_MS);
    const back = page.waitForURL(before, { waitUntil: "commit" });
    await page.evaluate(() => {
      sessionStorage.setItem("bench-back", String(Date.now()));
      history.back();
    });
    await back;
    const { backMs, kept } = await page.evaluate(sinceBack, PATIENCE_MS);
    return { clickMs, backMs, kept };
  } finally {
    await context.close();
  }
}

/** A tap as a finger makes it: Playwright's own lets go in the same moment. */
async function tap(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`nothing to tap: ${selector}`);
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(TAP_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Runs in each page before its own scripts: notes the click that leaves it, and how it was come back to. */
function watch(): void {
  addEventListener("click", () => sessionStorage.setItem("bench-click", String(Date.now())), true);
  addEventListener("pageshow", ({ persisted }) =>
    requestAnimationFrame(() => Reflect.set(window, "benchShown", { at: Date.now(), kept: persisted })),
  );
}

/** Runs in the next page: its first paint, by the clock that the click was noted with; never, where it does not come. */
function sinceClick(patienceMs: number): Promise<number> {
  const clicked = Number(sessionStorage.getItem("bench-click"));
  return new Promise((done) => {
    setTimeout(() => done(Number.POSITIVE_INFINITY), patienceMs);
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === "first-contentful-paint") done(performance.timeOrigin + startTime - clicked);
    }).observe({ type: "paint", buffered: true });
  });
}

/** Runs in the page that was come back to. */
async function sinceBack(patienceMs: number): Promise<{ backMs: number; kept: boolean }> {
  const left = Number(sessionStorage.getItem("bench-back"));
  while (Date.now() - left < patienceMs) {
    const shown: { at: number; kept: boolean } | undefined = Reflect.get(window, "benchShown");
    if (shown !== undefined && shown.at > left) return { backMs: shown.at - left, kept: shown.kept };
    await new Promise((done) => setTimeout(done, 20));
  }
  return { backMs: Number.POSITIVE_INFINITY, kept: false };
}
