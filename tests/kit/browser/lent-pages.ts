import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findChromium } from "#scripts/steps/chromium.ts";
import { phones } from "#tests/kit/runtime/phones.ts";

const ARGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Tests come one after another: what a process for each page would keep apart is one page.
  "--renderer-process-limit=1",
];

/** What a page is made with and keeps for good. */
export interface PageKind {
  /** Links that were looked at have their pages made ready. */
  looks?: boolean;
  base: string;
  scripts: boolean;
  dark: boolean;
  userAgent: string;
  bypassCSP: boolean;
  width: number;
  height: number;
}

/** A page of a context of its own that a test has, until it gives it back. */
export interface LentPage {
  page: Page;
  context: BrowserContext;
  back(): Promise<void>;
}

interface Kept {
  page: Page;
  context: BrowserContext;
  /** Takes back what was done since; false where that can't be done. */
  clean(): Promise<boolean>;
}

/** Milliseconds after which a page that is not clean yet is closed instead. */
const PATIENCE = 5_000;

let running: Promise<Browser> | undefined;
/** The Chromium of this process (CHROMIUM, or one that is installed): started once, and it ends with the process. */
function ownBrowser(): Promise<Browser> {
  running ??= chromium.launch({ executablePath: findChromium() ?? "/usr/bin/chromium", args: ARGS });
  return running;
}

const free = new Map<string, Kept[]>();

/** A page like that, as new: of a context that was cleaned, or of a new one. */
export async function lendPage(kind: PageKind): Promise<LentPage> {
  const same = JSON.stringify(kind);
  const kept = free.get(same)?.pop() ?? (await openPage(kind));
  const { page, context } = kept;
  return {
    page,
    context,
    async back() {
      const isClean = await Promise.race([kept.clean().catch(() => false), after(PATIENCE)]);
      if (isClean) free.set(same, [...(free.get(same) ?? []), kept]);
      else await context.close();
    },
  };
}

/** A page of no site, for documents that are only read: `setContent` puts them there. */
export async function lendReader(base: URL, scripts: boolean): Promise<LentPage> {
  const kind = { scripts, dark: false, userAgent: phones.weChat, bypassCSP: false, width: 375, height: 812 };
  const lent = await lendPage({ base: base.href, ...kind });
  // What turns or fades is drawn sixty times a second for nobody.
  await lent.page.emulateMedia({ reducedMotion: "reduce" });
  await lent.page.goto("about:blank");
  return lent;
}

const after = (ms: number) =>
  new Promise<false>((done) => {
    setTimeout(done, ms, false).unref();
  });

async function openPage({ base, scripts, dark, width, height, looks, ...kind }: PageKind): Promise<Kept> {
  const browser = await ownBrowser();
  const viewport = { width, height };
  const colorScheme = dark ? "dark" : "light";
  const context = await browser.newContext({
    ...kind,
    viewport,
    baseURL: base,
    javaScriptEnabled: scripts,
    colorScheme,
    locale: "zh-CN",
    hasTouch: true,
    isMobile: false,
  });
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) =>
      console.error(`Content-Security-Policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  const page = await context.newPage();
  if (looks !== true) await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
  const session = await context.newCDPSession(page);
  const marks = [watch(context), watch(page)];
  const clock = watchClock(page);
  const clean = async (): Promise<boolean> => {
    if (page.isClosed() || clock.isTouched) return false;
    for (const mark of marks) await mark.undo();
    await context.setOffline(false);
    const others = context.pages().filter((other) => other !== page);
    await Promise.all([
      ...others.map((other) => other.close()),
      page.unrouteAll({ behavior: "ignoreErrors" }),
      context.unrouteAll({ behavior: "ignoreErrors" }),
      page.setExtraHTTPHeaders({}),
      context.setExtraHTTPHeaders({}),
      context.clearPermissions(),
      page.emulateMedia({ media: null, forcedColors: "none", reducedMotion: "no-preference", colorScheme }),
      page.setViewportSize(viewport),
    ]);
    await leave(page, base, scripts);
    await Promise.all([
      context.clearCookies(),
      session.send("Network.clearBrowserCache"),
      session.send("Page.resetNavigationHistory"),
    ]);
    return true;
  };
  return { page, context, clean };
}

/**
 * Goes where nothing runs or loads itself again, and clears what the page has stored; without scripts it can't have.
 * A picture of the site's own: what is of no site, or of another, costs a process each way.
 */
async function leave(page: Page, base: string, scripts: boolean): Promise<void> {
  const goesOn = () => document.querySelector("[http-equiv=refresh]") !== null;
  if (!scripts && !(await page.evaluate(goesOn))) return;
  await page.goto(new URL("/favicon.svg", base).href);
  if (!scripts) return;
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}

interface Disposable {
  dispose(): Promise<void>;
}

/** Notes listeners, and the scripts and functions that a test puts into every document; `undo` takes them away. */
function watch(owner: Page | BrowserContext): { undo(): Promise<void> } {
  const undone: (() => unknown)[] = [];
  const on = Reflect.get(owner, "on");
  Reflect.set(owner, "on", (event: string, listener: unknown) => {
    undone.push(() => Reflect.apply(Reflect.get(owner, "off"), owner, [event, listener]));
    return Reflect.apply(on, owner, [event, listener]);
  });
  for (const name of ["addInitScript", "exposeFunction"]) {
    const method = Reflect.get(owner, name);
    Reflect.set(owner, name, async (...given: unknown[]) => {
      const put: Disposable = await Reflect.apply(method, owner, given);
      undone.push(() => put.dispose());
      return put;
    });
  }
  return {
    async undo() {
      for (const one of undone.splice(0)) await one();
    },
  };
}

/** Notes that the page's clock was taken over: no page gets its own again. */
function watchClock({ clock }: Page): { isTouched: boolean } {
  const seen = { isTouched: false };
  const install = clock.install.bind(clock);
  clock.install = (...given) => {
    seen.isTouched = true;
    return install(...given);
  };
  return seen;
}
