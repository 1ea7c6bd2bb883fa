import type { SiteContext } from "#app/context.server.ts";
import { arriveInTraditional } from "#app/kit/cookies/view-cookie.server.ts";
import { visitorOf } from "#app/kit/cookies/visitor-cookie.server.ts";
import type { CacheLike } from "#app/kit/upstream/edge-cache.server.ts";
import { note } from "#functions/contract/watch/counts.ts";
import { filled, kept } from "./ahead/drawn-pages.ts";
import { headFirst } from "./ahead/head-first.ts";
import { isPrefetch, type Keeping, mayPrefetch, refusePrefetch, UNKEPT } from "./ahead/prefetch.ts";
import { isKnown, recipeOf, tagOf } from "./ahead/validator.ts";
import { fileAt } from "./answers/files.ts";
import { finish, isPage, plain } from "./answers/finish.ts";
import { answerHealth, asksForHealth } from "./answers/health.ts";
import { forwardNotification, notifyPath } from "./answers/notify.ts";
import { forwardContract, isContractPath } from "./answers/open-contract.ts";
import { partAlone } from "./answers/part-alone.ts";
import { setCommonHeaders, setRetryAfter } from "./answers/security-headers.ts";
import { assetPath, fetchAsset } from "./assets.ts";
import { withBase, withoutBase } from "./base-path.ts";
import { type Entrance, OUTSIDE, wakeBehind } from "./gate/doors.ts";
import { judgeAddress } from "./gate/exact-path.ts";
import { type JudgedPost, judgePost } from "./gate/gate.ts";
import { ownAddress } from "./gate/own-address.ts";
import { remixRequest } from "./gate/remix-request.ts";
import { type Made, openSite, type Site } from "./open-site.ts";
import { makeContext, targetOf } from "./site-context.ts";
import { writeTraditional } from "./traditional/write-traditional.ts";

/** Characters of an address, at most. */
const MAX_ADDRESS = 2048;
const METHODS = ["GET", "HEAD", "POST"];
/** A page that has so much patience is no clock for its calls. */
const LONG_MS = 1000;

/** The parts of a Worker's execution that the site uses. */
interface Execution {
  waitUntil(work: Promise<unknown>): void;
}

/** The fetch handler over one Remix build: assets → gate → Remix → headers. */
export function siteHandler(made: Made, cache: () => CacheLike) {
  const sites = new WeakMap<object, Site>();
  return async (request: Request, raw: object, execution: Execution): Promise<Response> => {
    const site = sites.get(raw) ?? openSite(made, raw);
    sites.set(raw, site);
    const started = Date.now();
    const secure = (site.publicOrigin ?? request.url).startsWith("https:");
    const seen: Surroundings["seen"] = { route: "other" };
    const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
    const answer = await route(request, site, { secure, cache: cache(), waitUntil, seen });
    // The answer of another Worker is finished and counted there: it goes on as it is, which spares its being read here.
    if (seen.route !== null) {
      setCommonHeaders(answer.headers, secure);
      setRetryAfter(answer);
      const timed = { outcome: String(answer.status), ms: Date.now() - started };
      note({ what: "page", kind: seen.route, ...timed }, site.env.COUNTS);
    }
    if (!site.isAwake && seen.route !== "other") {
      site.isAwake = true;
      waitUntil(wakeBehind(site.doors));
    }
    return answer;
  };
}

interface Surroundings {
  secure: boolean;
  cache: CacheLike;
  waitUntil: (work: Promise<unknown>) => void;
  /** Which route the request turns out to be for: its pattern, never its path; null where another Worker answers and counts. */
  seen: { route: string | null };
}

async function route(request: Request, site: Site, around: Surroundings): Promise<Response> {
  const { env, doors, paths } = site;
  const url = new URL(request.url);
  // Cloudflare's own addresses of a Worker stand behind no Access, and would show all pages a second time.
  if (env.STAGE === "production" && url.hostname.endsWith(".workers.dev")) return plain("没有这个地址", 404);
  if (request.url.length > MAX_ADDRESS) return plain("地址太长", 414);
  if (!METHODS.includes(request.method)) return plain("不支持这种请求", 405, { allow: METHODS.join(", ") });
  const asset = assetPath(url, env);
  if (asset !== null) return fetchAsset(asset, request, env);
  const passed = doors.passOn(request, url.pathname);
  if (passed !== null) return passed.then((answer) => new Response(answer.body, answer));

  const notified = notifyPath(url.pathname, env.ROUTER_BASE);
  if (notified !== null) return forwardNotification(request, notified, targetOf(env));
  if (asksForHealth(url.pathname, env.ROUTER_BASE)) return answerHealth(env);

  if (isContractPath(url.pathname, env.STAGE)) return forwardContract(url.pathname, targetOf(env));

  const file = fileAt(request, url, site.env);
  if (file !== null)
    return render(request, url, site, { ...around, ...UNKEPT }, OUTSIDE, ({ context }) =>
      file(context, around.cache),
    );

  const own = request.method === "POST" ? null : ownAddress(url, env.PUBLIC_URL);
  if (own !== null) return new Response(null, { status: 307, headers: { location: own } });

  const verdict = judgeAddress(url.pathname, env.ROUTER_BASE, paths);
  if (verdict.kind === "moved") {
    return new Response(null, {
      status: 308,
      headers: { location: withBase(verdict.to, env.ROUTER_BASE) + url.search },
    });
  }
  const pattern = verdict.kind === "exact" ? verdict.pattern : null;
  const handed = pattern === null ? doors.elsewhere?.(request) : doors.handOn(request, pattern);
  if (!handed) return enterPage(request, url, pattern, site, around);
  around.seen.route = null;
  return handed;
}

/** A page of ours, or the not-found page (null), where the doors let the visitor in. */
async function enterPage(
  request: Request,
  url: URL,
  asked: string | null,
  site: Site,
  around: Surroundings,
): Promise<Response> {
  const { env, doors, nowhere } = site;
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
  const remix = site.remix(pattern);
  const handle = site.handle(pattern);
  const prefetch = isPrefetch(request);
  if (prefetch && !mayPrefetch(handle, url, request)) return refusePrefetch();
  const frame = request.method === "GET" && !prefetch ? site.frame(pattern, url) : null;
  const keeping = { prefetch, stays: handle.stays === true };
  return render(request, url, site, { ...around, ...keeping }, entrance, async (received) => {
    const { asked, post, context } = received;
    const recipe = await recipeOf(asked, url, handle, context);
    if (recipe !== null) {
      const tag = await tagOf(recipe, context);
      const isKept = asked.method === "GET" && handle.many !== true;
      Object.assign(context.page, { tag, recipe: isKept ? recipe : null });
      if (isKnown(asked, tag)) return new Response(null, { status: 304 });
      const page = isKept ? await filled(site.drawn, recipe, context, around.cache) : null;
      if (page !== null) return page;
    }
    if (frame !== null && env.HEAD_AFTER_MS < LONG_MS) context.clocks.waiting = new Set();
    const answering = remix(remixRequest(asked, url, post), { ...context });
    if (frame === null) return answering;
    const drawFrame = () => frame(remixRequest(asked, url, null), { ...context });
    const { pace } = site;
    return headFirst({
      answering,
      drawFrame,
      url,
      pace,
      patienceMs: env.HEAD_AFTER_MS,
      clocks: context.clocks,
    });
  });
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
  { env, publicOrigin, memory, glyphs, drawn, speculation }: Site,
  around: Surroundings & Keeping,
  entrance: Entered,
  answerTo: (received: Received) => Promise<Response>,
): Promise<Response> {
  const origin = publicOrigin ?? url.origin;
  const visitor = await visitorOf(request.headers.get("cookie"), env.VISITOR_KEYS, around.secure);
  const desk = entrance.kind === "nowhere" ? null : entrance.desk;
  const assertion = entrance.kind === "open" ? entrance.assertion : null;
  // The body of a visit that the desk refuses is not read.
  const isPost = request.method === "POST" && entrance.kind !== "denied";
  const isDesk = desk !== null && desk.person !== null;
  const post = isPost ? await judgePost(request, env, origin, visitor.id, isDesk) : null;
  const parts = {
    ...around,
    speculation,
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
  const writing = arriveInTraditional(request, url, around.secure);
  const finished = finish(answer, context, [visitor.setCookie, writing, ...upstreamCookies]);
  if (!context.page.traditional || !isPage(finished) || context.page.filledFrom !== null)
    return partAlone(request, await kept(drawn, context.page.recipe, finished, context, around));
  const written = await writeTraditional(finished, env, spoken, context.page.sounds);
  // Without the table of forms the page stays as it is: that is not kept.
  return partAlone(
    request,
    await kept(drawn, written === finished ? null : context.page.recipe, written, context, around),
  );
}
