import type { Browser } from "playwright-core";
import { newPhone } from "./browser.ts";
import type { Peer } from "./peer.ts";

/** One load of a page that is not in the cache; milliseconds count from the navigation's start. */
export interface FirstLoad {
  /** First contentful paint. */
  paintMs: number;
  scriptBytes: number;
  requests: number;
  /** All work of the main thread, and what of it kept it from an answer to a touch: tasks beyond 50 ms after the paint. */
  mainMs: number;
  blockedMs: number;
  /** How far things moved (CLS). */
  shift: number;
}

/** What is read of Chromium's trace: it tells the same with scripts off. */
interface TraceEvent {
  name: string;
  ts: number;
  pid: number;
  tid: number;
  dur?: number;
  args?: {
    frame?: string;
    name?: string;
    data?: {
      documentLoaderURL?: string;
      had_recent_input?: boolean;
      weighted_score_delta?: number;
    };
  };
}

const CATEGORIES = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "loading",
  "blink.user_timing",
];
/** Milliseconds after the network is quiet, for what the page does by itself. */
const SETTLE_MS = 1_000;
/** What the usual kind draws comes long after its files on a slow machine. */
const PAINT_MS = 10_000;
const LONG_TASK_MS = 50;
const TRIES = 4;

/** Loads a page on a phone of its own, in a window that is new or stands at the page before it. */
export async function firstLoad(browser: Browser, peer: Peer, scripts: boolean): Promise<FirstLoad> {
  for (let tries = 0; tries < TRIES; tries++) {
    const load = await tracedLoad(browser, peer, scripts);
    if (load !== null) return load;
  }
  throw new Error(`no navigation in the traces of ${peer.address}`);
}

async function tracedLoad(
  browser: Browser,
  { address, before, cookies = [] }: Peer,
  scripts: boolean,
): Promise<FirstLoad | null> {
  const { context, page } = await newPhone(browser, scripts);
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: address })));
    if (before !== undefined) {
      await page.goto(before, { waitUntil: "load" });
      await page.waitForTimeout(SETTLE_MS);
    }
    const loaded = await countRequests(page);
    const painted = await firstPaint(page);
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(address, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    // Without scripts some never paint.
    if (scripts) await Promise.race([painted.done, page.waitForTimeout(PAINT_MS)]);
    await page.waitForTimeout(SETTLE_MS);
    const trace = await browser.stopTracing();
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
    const traced = read(traceEvents);
    return traced === null ? null : { ...loaded(), ...traced };
  } finally {
    await context.close();
  }
}

/** When the page has painted, as the browser tells it: to ask the page itself would be work of its main thread. */
async function firstPaint(
  page: Awaited<ReturnType<typeof newPhone>>["page"],
): Promise<{ done: Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setLifecycleEventsEnabled", { enabled: true });
  const done = new Promise<void>((painted) =>
    session.on("Page.lifecycleEvent", ({ name }) => {
      if (name === "firstContentfulPaint") painted();
    }),
  );
  return { done };
}

async function countRequests(page: Awaited<ReturnType<typeof newPhone>>["page"]) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const scripts = new Set<string>();
  let requests = 0;
  let scriptBytes = 0;
  session.on("Network.requestWillBeSent", ({ request, type, requestId }) => {
    // A page made ready for later is no part of this one.
    const isAhead = (type === "Document" || type === "Prefetch") && request.url !== page.url();
    if (request.url.startsWith("data:") || (isAhead && requests > 0)) return;
    requests += 1;
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  return () => ({ requests, scriptBytes });
}

type Traced = Omit<FirstLoad, "requests" | "scriptBytes">;

/** What the trace tells; null where it lacks the navigation, as one does now and then on a busy machine. */
function read(events: readonly TraceEvent[]): Traced | null {
  const start = events.findLast(
    ({ name, args }) =>
      name === "navigationStart" && args?.data?.documentLoaderURL?.startsWith("http") === true,
  );
  if (start === undefined) return null;
  const { pid, ts: began, args } = start;
  const later = events.filter(({ ts }) => ts >= began);
  const inPage = later.filter((event) => event.pid === pid);
  const paint = inPage.find(
    ({ name, args: of }) => name === "firstContentfulPaint" && of?.frame === args?.frame,
  );
  if (paint === undefined)
    return { paintMs: Number.POSITIVE_INFINITY, ...workOf(inPage, began, events, pid) };
  return { paintMs: (paint.ts - began) / 1000, ...workOf(inPage, paint.ts, events, pid) };
}

/** Work of the main thread; it blocks nobody before `paintedAt`, as nothing is there to be touched. */
function workOf(inPage: readonly TraceEvent[], paintedAt: number, all: readonly TraceEvent[], pid: number) {
  const main = all.find(
    ({ name, pid: of, args }) => name === "thread_name" && of === pid && args?.name === "CrRendererMain",
  );
  const tasks = inPage.filter(
    ({ name, tid, dur }) => tid === main?.tid && /RunTask$/.test(name) && dur !== undefined,
  );
  const ms = ({ dur = 0 }: TraceEvent) => dur / 1000;
  const late = tasks.filter((task) => task.ts + (task.dur ?? 0) > paintedAt);
  const shifts = inPage.filter(
    ({ name, args }) => name === "LayoutShift" && args?.data?.had_recent_input !== true,
  );
  return {
    mainMs: tasks.reduce((sum, task) => sum + ms(task), 0),
    blockedMs: late.reduce((sum, task) => sum + Math.max(0, ms(task) - LONG_TASK_MS), 0),
    shift: shifts.reduce((sum, { args }) => sum + (args?.data?.weighted_score_delta ?? 0), 0),
  };
}
