import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { ensureChromium } from "#scripts/steps/chromium.ts";
import { phones } from "#tests/kit/runtime/phones.ts";

/** How much slower the phone's processor is than this machine's. */
export const SLOWER = 6;

/** The Chromium of the first loads. */
export async function startChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
}

/** A page on a slow phone in WeChat that has loaded nothing yet; the caller closes its context. */
export async function newPhone(
  browser: Browser,
  scripts: boolean,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "zh-CN",
    userAgent: phones.weChat,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return { context, page };
}
