import { hasFlash } from "#app/kit/cookies/flash.server.ts";
import { preferences } from "#app/kit/cookies/view-cookie.server.ts";
import type { RouteHandle, VisitorPage } from "#app/kit/page/handle.ts";
import { AGAIN } from "#app/kit/paths/home-paths.ts";
import { withBase } from "#functions/site/base-path.ts";

/** Whether an answer is fetched ahead, and whether the device may keep it though it is one visitor's. */
export interface Keeping {
  prefetch: boolean;
  stays: boolean;
}

/** What no browser keeps or fetches ahead. */
export const UNKEPT: Keeping = { prefetch: false, stays: false };

/** Is this for a page that nobody has asked for yet (预取)? Browsers say so of themselves, and so does our own script. */
export const isPrefetch = ({ headers }: Request): boolean =>
  /^prefetch\b/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "");

/** Addresses that switch a preference, which sets a cookie, or show what was sent with an order: that is nobody's to hold before it is asked for. */
const LEFT_OUT = `:not([href*='view='],[href*='writing='],[href*='${AGAIN}='])`;

/**
 * Rules by which browsers make the next page ready (speculation rules): fetched once its link is pointed at or touched;
 * fetched and drawn, out of sight, once it was looked at, which our script says by the class. It reads the first rule too.
 */
export function speculationRules(pages: readonly VisitorPage[], base: string): string {
  const selector = prefetchSelector(pages, base);
  if (selector === "") return "";
  const prefetch = [{ where: { selector_matches: selector }, eagerness: "moderate" }, LOOKED_AT];
  return JSON.stringify({ prefetch, prerender: [LOOKED_AT] });
}

const LOOKED_AT = { where: { selector_matches: "a.soon" }, eagerness: "immediate" };

/**
 * A selector of the links whose pages may be fetched ahead: those of the routes that say so in their handle, whichever
 * Worker has them. Quotes are single ones: it stands in JSON.
 */
function prefetchSelector(pages: readonly VisitorPage[], base: string): string {
  const paths = pages.filter(({ prefetch }) => prefetch).map(({ pattern }) => withBase(pattern, base));
  const links = paths.flatMap((path) => [`[href='${path}']`, `[href^='${path}?']`]);
  return links.length === 0 ? "" : `a:is(${links.join()})${LEFT_OUT}`;
}

/** May this page be fetched ahead? Not one that leaves a trace, switches a preference, shows what was sent, or would say its message to nobody. */
export const mayPrefetch = (handle: RouteHandle, { searchParams }: URL, { headers }: Request): boolean =>
  handle.prefetch === true &&
  ![...preferences, AGAIN].some((name) => searchParams.has(name)) &&
  !hasFlash(headers.get("cookie"));

/** Not now: a page that leaves a trace, or one that would say something once. The browser asks again on the click. */
export const refusePrefetch = (): Response =>
  new Response(null, { status: 425, headers: { "cache-control": "no-store" } });
