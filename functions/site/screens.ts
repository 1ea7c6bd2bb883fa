import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { told } from "./ahead/drawn-pages.ts";
import { drawnFrames, type Frames, headFirst, type Pace } from "./ahead/head-first.ts";
import { isPrefetch, mayPrefetch, refusePrefetch, UNKEPT } from "./ahead/prefetch.ts";
import { isKnown, recipeOf, tagOf } from "./ahead/validator.ts";
import { fileAt } from "./answers/files.ts";
import { isPage, plain } from "./answers/finish.ts";
import { partAlone } from "./answers/part-alone.ts";
import { withBase, withoutBase } from "./base-path.ts";
import type { SiteEnv } from "./env.ts";
import { OUTSIDE } from "./gate/doors.ts";
import { remixRequest } from "./gate/remix-request.ts";
import type { Made, Visit } from "./open-site.ts";
import { handleOf, nowhereOf, onlyScreen, pathsOf, rebase } from "./rebase.ts";
import { writeTraditional } from "./traditional/write-traditional.ts";
import { pageAt, receive } from "./visit.ts";

/** A page that has so much patience is no clock for its calls. */
const LONG_MS = 1000;

/** What of a Remix build answers a visit. */
interface Screens {
  build: ServerBuild;
  /** The Remix handler of a path (null: of unknown paths). */
  remix: (pattern: string | null) => RequestHandler;
  /** Draws the frame of a pattern's page; null where its head never leaves before its answer. */
  frame: Frames;
  pace: Pace;
  /** A path without a screen: the catch-all answers it with the not-found page; null where another Worker has that. */
  nowhere: string | null;
}

/** The inside of a Worker that draws (画页面): the screens of this Remix build, and the files and pictures beside them. */
export const screensOf =
  (build: ServerBuild): Made["makeInside"] =>
  (env) => {
    const rebased = rebase(build, env.ROUTER_BASE);
    const handlers = new Map<string | null, RequestHandler>();
    const remix = (pattern: string | null) => {
      const handler =
        handlers.get(pattern) ?? createRequestHandler(onlyScreen(rebased, pattern), "production");
      handlers.set(pattern, handler);
      return handler;
    };
    const frame = drawnFrames(rebased, env);
    const screens = { build, remix, frame, pace: { isSlow: false }, nowhere: nowhereOf(build) };
    return { paths: pathsOf(build), answer: (visit) => answerTo(visit, screens) };
  };

async function answerTo(visit: Visit, screens: Screens): Promise<Response> {
  const { request, site, url, around } = visit;
  const file = fileAt(request, url, site.env);
  if (file !== null) {
    const { context, leave } = await receive(visit, UNKEPT, OUTSIDE);
    return leave(await file(context, around.cache));
  }
  const found = pageAt(visit);
  if (found instanceof Response) return found;
  const { pattern } = found;
  const handed = pattern === null ? site.doors.elsewhere?.(request) : site.doors.handOn(request, pattern);
  if (!handed) return enterPage(visit, pattern, screens);
  around.seen.route = null;
  return handed;
}

/** A page of ours, or the not-found page (null), where the doors let the visitor in. */
async function enterPage(visit: Visit, asked: string | null, screens: Screens): Promise<Response> {
  const { request, url, site, around } = visit;
  const { env, doors } = site;
  const { build, nowhere } = screens;
  if (asked === null && nowhere === null) return plain("没有这个地址", 404);
  const base = env.ROUTER_BASE;
  const path = (asked === null ? null : withoutBase(url.pathname, base)) ?? nowhere ?? "/";
  const entrance = await doors.enter(path, request, around.secure);
  if (entrance.kind === "unreachable")
    return plain("暂时核对不了身份，请稍后再试", 503, { "retry-after": "30" });
  if (entrance.kind === "sign-in")
    return new Response(null, { status: 303, headers: { location: entrance.to } });
  const pattern = entrance.kind === "open" ? asked : null;
  around.seen.route = pattern ?? "nowhere";
  if (pattern === null) url.pathname = withBase(nowhere ?? "/", base);
  const handle = handleOf(build, pattern);
  const prefetch = isPrefetch(request);
  if (prefetch && !mayPrefetch(handle, url, request)) return refusePrefetch();
  const received = await receive(visit, { prefetch, stays: handle.stays === true }, entrance);
  const { context, leave } = received;
  const recipe = await recipeOf(received.asked, url, handle, context);
  if (recipe !== null) {
    context.page.tag = tagOf(recipe, context);
    if (isKnown(received.asked, context.page.tag)) return leave(new Response(null, { status: 304 }));
  }
  const isFramed = request.method === "GET" && !prefetch;
  const frame = isFramed ? screens.frame(pattern, url) : null;
  const answer = leave(await draw(received, url, screens, pattern, frame, env));
  const ofMany = received.asked.method === "GET" && handle.many !== true ? recipe : null;
  if (!context.page.traditional || !isPage(answer))
    return partAlone(request, await told(ofMany, answer, context));
  const written = await writeTraditional(answer, env, received.spoken, context.page.sounds);
  // Without the table of forms the page stays as it is: that is not kept.
  return partAlone(request, await told(written === answer ? null : ofMany, written, context));
}

type Received = Awaited<ReturnType<typeof receive>>;

/** The page as Remix draws it; its head leaves first where its answer takes long. */
async function draw(
  { asked, post, context }: Received,
  url: URL,
  { remix, pace }: Screens,
  pattern: string | null,
  frame: RequestHandler | null,
  env: SiteEnv,
): Promise<Response> {
  if (frame !== null && env.HEAD_AFTER_MS < LONG_MS) context.clocks.waiting = new Set();
  const answering = remix(pattern)(remixRequest(asked, url, post), { ...context });
  if (frame === null) return answering;
  const drawFrame = () => frame(remixRequest(asked, url, null), { ...context });
  return headFirst({
    answering,
    drawFrame,
    url,
    pace,
    patienceMs: env.HEAD_AFTER_MS,
    clocks: context.clocks,
  });
}
