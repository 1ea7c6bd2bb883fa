import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import type { DevTools } from "./devtools.ts";
import { Phone } from "./phone.ts";

/** Milliseconds that a finger stays down for a tap. */
const TAP_MS = 100;
/** Milliseconds that somebody looks at a page before the next tap. */
const LOOK_MS = 2_500;

/** The page that a link leads to, and the way back; milliseconds. */
export interface NextPage {
  /** From the finger's lift to the frame that first shows something of the next page: what a visitor waits. */
  clickMs: number;
  /** Of these, since the next page's navigation began or, where it was drawn ahead, its turn came: FCP as it is counted in the field. */
  paintMs: number;
  /** From «back» until the first frame of the page before is over. */
  backMs: number;
  /** The next page was drawn ahead (prerender). */
  drawn: boolean;
  /** The page before was kept as it was (back-forward cache). */
  kept: boolean;
  /** Why it was not kept, by the browser's words. */
  whyNot: readonly string[];
}

/** Where a walk begins, and who walks. */
interface Start {
  address: string;
  cookies?: readonly { name: string; value: string }[] | undefined;
}

const Box = v.object({ x: v.number(), y: v.number() });
const Clicked = v.object({ clickMs: v.number(), paintMs: v.number(), drawn: v.boolean() });
const Back = v.object({ backMs: v.number(), kept: v.boolean() });

/** Opens a page, reads it for a while, taps the first link that fits `selector`, and goes back. */
export async function nextPage(
  browser: DevTools,
  { address, cookies = [] }: Start,
  selector: string,
): Promise<NextPage> {
  const phone = await Phone.open(browser, WATCH);
  try {
    for (const cookie of cookies) await phone.send("Network.setCookie", { ...cookie, url: address });
    await phone.send("Page.navigate", { url: address });
    const first = await settled(phone, "");
    const link = `document.querySelector(${JSON.stringify(selector)})`;
    await phone.value(`${link}.scrollIntoView({ block: "center" })`);
    await wait(LOOK_MS);
    await tap(phone, v.parse(Box, await phone.value(`(${middleOf})(${link})`)));
    await settled(phone, first);
    const clicked = v.parse(Clicked, await phone.value(`(${sinceClick})()`));
    await wait(LOOK_MS);
    await phone.value("sessionStorage.setItem('bench-back', Date.now()); setTimeout(() => history.back())");
    let back: unknown;
    await phone.until(async () => {
      back = await phone.value(`(${sinceBack})()`);
      return v.is(Back, back);
    });
    return { ...clicked, ...v.parse(Back, back), whyNot: phone.whyNotKept };
  } finally {
    await phone.close();
  }
}

/** Waits until a page other than `before` is loaded and painted; its address. */
async function settled(phone: Phone, before: string): Promise<string> {
  let href = "";
  await phone.until(async () => {
    const seen = await phone.value(
      "document.readyState === 'complete' && performance.getEntriesByName('first-contentful-paint').length > 0 ? location.href : ''",
    );
    href = typeof seen === "string" ? seen : "";
    return href.startsWith("http") && href !== before;
  });
  return href;
}

/** A tap as a finger makes it. */
async function tap(phone: Phone, point: v.InferOutput<typeof Box>): Promise<void> {
  await phone.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await wait(TAP_MS);
  // Its answer is lost with the page.
  phone.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }).catch(() => undefined);
}

/** Runs in each page before its own scripts: notes the click that leaves it, and how it was come back to. */
const WATCH = `
addEventListener("click", ({ timeStamp }) => sessionStorage.setItem("bench-click", performance.timeOrigin + timeStamp), true);
addEventListener("pageshow", ({ persisted: kept }) => requestAnimationFrame(() => requestAnimationFrame(() => {
  window.benchShown = { at: Date.now(), kept };
})));`;

const middleOf = `(link) => {
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}`;

/** Runs in the next page: its first paint, by the clock that the click was noted with. */
const sinceClick = `() => {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const [{ activationStart }] = performance.getEntriesByType("navigation");
  const clicked = Number(sessionStorage.getItem("bench-click"));
  const paintMs = paint.startTime - activationStart;
  return { clickMs: performance.timeOrigin + paint.startTime - clicked, paintMs, drawn: activationStart > 0 };
}`;

/** Runs in the page that was come back to; nothing until it is shown. */
const sinceBack = `() => {
  const left = Number(sessionStorage.getItem("bench-back"));
  const shown = window.benchShown;
  return shown === undefined || shown.at < left ? null : { backMs: shown.at - left, kept: shown.kept };
}`;
