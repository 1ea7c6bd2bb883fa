import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Milliseconds. */
const PATIENCE = 30_000;

/** Presses the first of `button`, a selector, and waits for the page that it leads to. */
export async function goBy(page: Page, button: string, timeout = PATIENCE): Promise<void> {
  await Promise.all([
    page.waitForNavigation({ waitUntil: "load", timeout }),
    page.locator(button).first().click(),
  ]);
}

/** Presses a button that sends a form, and waits for the page that it leads to: the status of the answer. */
export async function press(page: Page, button: string, timeout = PATIENCE): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST", { timeout }),
    goBy(page, button, timeout),
  ]);
  return answer.status();
}

/**
 * Presses a button twice as a hasty visitor does, and waits until the page is `address`. The second press aborts
 * the first one's navigation, which Playwright's own waiting for an address takes for a failure.
 */
export async function pressTwice(page: Page, button: string, address: RegExp): Promise<void> {
  await page.locator(button).first().dblclick();
  await expect.poll(() => page.url(), { timeout: PATIENCE }).toMatch(address);
  await page.waitForLoadState();
}
