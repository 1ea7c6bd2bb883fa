import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { SiteContext } from "#app/context.server.ts";
import { visitorOf } from "#app/kit/cookies/visitor-cookie.server.ts";
import type { OutlineMemory } from "#app/kit/glyphs/outlines.server.ts";
import type { CacheLike } from "#app/kit/upstream/edge-cache.server.ts";
import type { Memory } from "#app/kit/upstream/remembered-cache.ts";
import { assetPath, fetchAsset } from "./assets.ts";
import { withBase, withoutBase } from "./base-path.ts";
import { type SiteEnv, siteEnv } from "./env.ts";
import { finish, isPage } from "./finish.ts";
import { type Doors, type Entrance, OUTSIDE } from "./gate/doors.ts";
import { judgePath, type PathVerdict } from "./gate/exact-path.ts";
import { type JudgedPost, judgePost } from "./gate/gate.ts";
import { forwardNotification, notifyPath } from "./notify.ts";
import { answerPicture, pictureAt } from "./picture.ts";
import { nowhereOf, onlyScreen, pathsOf, rebase } from "./rebase.ts";
import { remixRequest } from "./remix-request.ts";
import { setCommonHeaders, setRetryAfter } from "./security-headers.ts";
import { answerShare, asksToShare } from "./share.ts";
import { makeContext, targetOf } from "./site-context.ts";
import { writeTraditional } from "./traditional/write-traditional.ts";

/** Characters of an address, at most. */
const MAX_ADDRESS = 2048;
const METHODS = ["GET", "HEAD", "POST"];

/** The parts of a Worker's execution that the site uses. */
interface Execution {
  waitUntil(work: Promise<unknown>): void;
}

/** One site: its checked configuration, its doors, its paths, the Remix handler of each (null: of unknown paths). */
interface Site {
  env: SiteEnv;
  doors: Doors;
  paths: readonly string[];
  /** A path without a screen: the catch-all answers it with the not-found page. */
  nowhere: string;
  remix: (pattern: string | null) => RequestHandler;
  memory: Memory;
  glyphs: OutlineMemory;
}

/** Makes the doors of a Worker from its configuration and its raw variables; throws where these are wrong. */
type MakeDoors = (env: SiteEnv, raw: object) => Doors;

/** The fetch handler over one Remix build: assets → gate → Remix → headers. */
export function siteHandler(build: ServerBuild, cache: () => CacheLike, makeDoors: MakeDoors) {
  const sites = new WeakMap<object, Site>();
  return async (request: Request, raw: object, execution: Execution): Promise<Response> => {
    const site = sites.get(raw) ?? openSite(build, raw, makeDoors);
    sites.set(raw, site);
    // Cloudflare's own addresses of a Worker stand behind no Access, and would show all pages a second time.
    if (site.env.STAGE === "production" && new URL(request.url).hostname.endsWith(".workers.dev"))
      return plain("没有这个地址", 404);
    const secure = new URL(site.env.PUBLIC_URL ?? request.url).protocol === "https:";
    const answer = await route(request, site, {
      secure,
      cache: cache(),
      waitUntil: (work) => execution.waitUntil(work),
    });
    setCommonHeaders(answer.headers, secure);
    setRetryAfter(answer);
    return answer;
  };
}

function openSite(build: ServerBuild, raw: object, makeDoors: MakeDoors): Site {
  const env = siteEnv(raw);
  const rebased = rebase(build, env.ROUTER_BASE);
  const handlers = new Map<string | null, RequestHandler>();
  const remix = (pattern: string | null) => {
    const handler = handlers.get(pattern) ?? createRequestHandler(onlyScreen(rebased, pattern), "production");
    handlers.set(pattern, handler);
    return handler;
  };
  return {
    env,
    doors: makeDoors(env, raw),
    remix,
    paths: pathsOf(build),
    nowhere: nowhereOf(build),
    memory: new Map(),
    glyphs: new Map(),
  };
}

interface Surroundings {
  secure: boolean;
  cache: CacheLike;
  waitUntil: (work: Promise<unknown>) => void;
}

async function route(request: Request, site: Site, around: Surroundings): Promise<Response> {
  const { env, doors, paths, nowhere } = site;
  if (request.url.length > MAX_ADDRESS) return plain("地址太长", 414);
  if (!METHODS.includes(request.method)) return plain("不支持这种请求", 405, { allow: METHODS.join(", ") });
  const url = new URL(request.url);
  const asset = assetPath(url, env);
  if (asset !== null) return fetchAsset(asset, request, env);
  const passed = doors.passOn(request, url.pathname);
  if (passed !== null) return passed.then((answer) => new Response(answer.body, answer));

  const notified = notifyPath(url.pathname, env.ROUTER_BASE);
  if (notified !== null) return forwardNotification(request, notified, targetOf(env));

  if (asksToShare(request, url, env.ROUTER_BASE))
    return render(request, url, site, around, OUTSIDE, ({ context }) => answerShare(url, context, site.env));

  const picture = pictureAt(request, url, env.ROUTER_BASE);
  if (picture !== null)
    return render(request, url, site, around, OUTSIDE, ({ context }) => answerPicture(picture, url, context));

  const verdict = judge(url.pathname, env.ROUTER_BASE, paths);
  if (verdict.kind === "moved") {
    return new Response(null, {
      status: 308,
      headers: { location: withBase(verdict.to, env.ROUTER_BASE) + url.search },
    });
  }
  const path = verdict.kind === "unknown" ? nowhere : (withoutBase(url.pathname, env.ROUTER_BASE) ?? nowhere);
  const entrance = await doors.enter(path, request, around.secure);
  if (entrance.kind === "unreachable")
    return plain("暂时核对不了身份，请稍后再试", 503, { "retry-after": "30" });
  if (entrance.kind === "sign-in")
    return new Response(null, { status: 303, headers: { location: withBase(entrance.to, env.ROUTER_BASE) } });
  const pattern = entrance.kind === "open" && verdict.kind === "exact" ? verdict.pattern : null;
  if (pattern === null) url.pathname = withBase(nowhere, env.ROUTER_BASE);
  const remix = site.remix(pattern);
  return render(request, url, site, around, entrance, ({ asked, post, context }) =>
    remix(remixRequest(asked, url, post), { ...context }),
  );
}

/** The verdict on a path as visitors see it; the base with a slash at its end is moved. */
function judge(pathname: string, base: string, paths: readonly string[]): PathVerdict {
  if (base !== "/" && pathname === `${base}/`) return { kind: "moved", to: "/" };
  const path = withoutBase(pathname, base);
  return path === null ? { kind: "unknown" } : judgePath(path, paths);
}

/** The entrances that are answered with a page. */
type Entered = Extract<Entrance, { kind: "open" | "denied" | "nowhere" }>;

/** A request to be answered, without its body where that is not read, and the gate's verdict on its form. */
interface Received {
  asked: Request;
  post: JudgedPost | null;
  context: SiteContext;
}

/** Makes the visitor's context, lets `answerTo` answer (Remix or our own code), and finishes the answer. */
async function render(
  request: Request,
  url: URL,
  { env, memory, glyphs }: Site,
  around: Surroundings,
  entrance: Entered,
  answerTo: (received: Received) => Promise<Response>,
): Promise<Response> {
  const origin = new URL(env.PUBLIC_URL ?? request.url).origin;
  const visitor = await visitorOf(request.headers.get("cookie"), env.VISITOR_KEYS, around.secure);
  const desk = entrance.kind === "nowhere" ? null : entrance.desk;
  const assertion = entrance.kind === "open" ? entrance.assertion : null;
  // The body of a visit that the desk refuses is not read.
  const isPost = request.method === "POST" && entrance.kind !== "denied";
  const isDesk = desk !== null && desk.person !== null;
  const post = isPost ? await judgePost(request, env, origin, visitor.id, isDesk) : null;
  const parts = {
    ...around,
    memory,
    glyphs,
    request,
    url,
    env,
    origin,
    visitorId: visitor.id,
    post,
    desk,
    assertion,
  };
  const { context, upstreamCookies, spoken } = makeContext(parts);
  const asked =
    isPost || request.method !== "POST" ? request : new Request(request.url, { headers: request.headers });
  const answer = await answerTo({ asked, post, context });
  const finished = finish(answer, context, [visitor.setCookie, ...upstreamCookies]);
  return context.page.traditional && isPage(finished) ? writeTraditional(finished, env, spoken) : finished;
}

function plain(text: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", ...headers },
  });
}
