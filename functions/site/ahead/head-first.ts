import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import * as v from "valibot";
import { preferences } from "#app/kit/cookies/view-cookie.server.ts";
import { neverCame, onward } from "#app/kit/page/frame/onward.tsx";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { streamOf } from "#app/kit/prose/in-order.tsx";
import type { Clocks } from "#app/kit/upstream/client.server.ts";
import { isOurs } from "#functions/contract/values/numbers.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { faultLine, say } from "#functions/contract/watch/log.ts";
import { isPage } from "#functions/site/answers/finish.ts";
import type { SiteEnv } from "#functions/site/env.ts";
import { handleOf, onlyFrame } from "#functions/site/rebase.ts";

/** Where a page's own part begins, and, in its frame, the place that stays open until that is there. */
const MAIN = '<main id="main">';
const PLACE = '<div class="late page">';
const END_OF_PLACE = "</div>";
/** What of a page's head belongs to its own part: its styles, and where it leads by itself. */
const CARRIED =
  /<style\b[^>]*>[\s\S]*?<\/style>|(?:<noscript>)?<meta http-equiv="refresh"[^>]*>(?:<\/noscript>)?/g;
/** Says that this page has been waited for already: it is answered only when it is whole. */
const WAITED = "waited";

/**
 * May a page's head leave before its answer? Only where its route says so; a page about an order only where the number can
 * be one of ours, as any other is a 404; and never where the address sets a preference, which a redirect answers.
 */
function leavesHeadFirst(
  { headFirst: of }: RouteHandle,
  { pathname, searchParams }: URL,
  env: SiteEnv,
): boolean {
  if (of === undefined || [WAITED, ...preferences].some((name) => searchParams.has(name))) return false;
  if (of === "visitor") return true;
  const number = searchParams.get("sn") ?? pathname.split("/").at(-1) ?? "";
  return env.UPSTREAM_URL === undefined ? isOurs(number) : v.is(Sn, number);
}

/** What draws the frame of a pattern's page; null where its head never leaves before its answer. */
export type Frames = (pattern: string | null, url: URL) => RequestHandler | null;

export function drawnFrames(build: ServerBuild, env: SiteEnv): Frames {
  const frames = new Map<string, RequestHandler>();
  return (pattern, url) => {
    if (pattern === null || !leavesHeadFirst(handleOf(build, pattern), url, env)) return null;
    const frame = frames.get(pattern) ?? createRequestHandler(onlyFrame(build, pattern), "production");
    frames.set(pattern, frame);
    return frame;
  };
}

/** How answers come of late: after one that took too long, the next is hardly waited for, until one is in time again. */
export interface Pace {
  isSlow: boolean;
}

interface Waited {
  /** The page itself. */
  answering: Promise<Response>;
  pace: Pace;
  /** Milliseconds that it may take before its head leaves without it. */
  patienceMs: number;
  /** Draws the page's frame: head, header, footer, and the place of all the rest. */
  drawFrame: () => Promise<Response>;
  url: URL;
  /** Those of the page's calls, which wait for the page's own. */
  clocks: Clocks;
}

/**
 * A page whose answer takes long leaves in order: head, styles and header at once, then the open place of its own part (the
 * compass shows in it), then that part, when it is there. An answer in time is as it always was, with its own status;
 * later only the page can say what is wrong with it, or lead on.
 */
export async function headFirst(waited: Waited): Promise<Response> {
  const { answering, pace, patienceMs, drawFrame, url, clocks } = waited;
  const began = Date.now();
  // While answers come late, the next has the time that the frame takes to be drawn, and no more.
  const clock = after(pace.isSlow ? 0 : patienceMs);
  const drawn = clock.over.then(drawFrame);
  const noted = answering.finally(() => {
    pace.isSlow = Date.now() - began > patienceMs;
  });
  const inTime = await Promise.race([noted, drawn.then(() => null)]).finally(() => {
    clock.stop();
    beginAll(clocks);
  });
  if (inTime !== null) return inTime;
  pace.isSlow = true;
  // A fault is said in the page; until somebody reads it, it is nobody's.
  noted.catch(() => undefined);
  const frame = await drawn;
  const html = await frame.text();
  const at = html.indexOf(PLACE) + PLACE.length;
  const texts = pageInOrder(html.slice(0, at), html.slice(at + END_OF_PLACE.length), answering, url);
  return new Response(streamOf(texts), { status: 200, headers: frame.headers });
}

function beginAll(clocks: Clocks): void {
  const { waiting } = clocks;
  clocks.waiting = null;
  for (const begin of waiting ?? []) begin();
}

function after(ms: number): { over: Promise<null>; stop: () => void } {
  let stop = () => {};
  const over = new Promise<null>((done) => {
    const timer = setTimeout(() => done(null), ms);
    stop = () => clearTimeout(timer);
  });
  return { over, stop };
}

async function* pageInOrder(
  head: string,
  tail: string,
  answering: Promise<Response>,
  url: URL,
): AsyncGenerator<string> {
  yield head;
  const answer = await answering.catch(logged);
  if (answer === null) yield filled(neverCame(url.pathname + url.search), tail);
  else if (isPage(answer) && answer.body !== null) yield* ownPart(answer.body);
  else yield filled(onward(placeOf(answer, url)), tail);
}

/** The open place with something in it, so that nothing shows there any more, and what follows. */
const filled = (part: string, tail: string): string => `<i hidden=""></i></div>${part}${tail}`;

/** Where an answer leads that is no page; with cookies, which can't be set any more, to this page once more. */
function placeOf({ headers }: Response, url: URL): string {
  const to = headers.get("location");
  if (to !== null && headers.getSetCookie().length === 0) return to;
  const again = new URLSearchParams(url.search);
  again.set(WAITED, "1");
  return `${url.pathname}?${again}`;
}

/** A page from the place that its frame has left open: what it needs of its head, then all from its main part on. */
async function* ownPart(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let head: string | null = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const text = decoder.decode(value, { stream: true });
      if (head === null) {
        yield text;
        continue;
      }
      head += text;
      const at = head.indexOf(MAIN);
      if (at < 0) continue;
      const carried: string = (head.slice(0, at).match(CARRIED) ?? []).join("");
      const own: string = head.slice(at + MAIN.length);
      head = null;
      yield `${carried}</div>${own}`;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function logged(error: unknown): null {
  say({ at: "site", fault: faultLine(error) });
  return null;
}
