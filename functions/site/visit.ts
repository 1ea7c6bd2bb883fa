import type { SiteContext } from "#app/context.server.ts";
import { arriveInTraditional } from "#app/kit/cookies/view-cookie.server.ts";
import { visitorOf } from "#app/kit/cookies/visitor-cookie.server.ts";
import type { Keeping } from "./ahead/prefetch.ts";
import { finish } from "./answers/finish.ts";
import { withBase } from "./base-path.ts";
import type { Entrance } from "./gate/doors.ts";
import { judgeAddress } from "./gate/exact-path.ts";
import { type JudgedPost, judgePost } from "./gate/gate.ts";
import { ownAddress } from "./gate/own-address.ts";
import type { Visit } from "./open-site.ts";
import { makeContext } from "./site-context.ts";
import type { PageNames } from "./traditional/page-names.ts";

/** The pattern of the page at an address, null where there is none; or the redirect to where the visitor ought to be. */
export function pageAt({ request, site, url }: Visit): { pattern: string | null } | Response {
  const { env, paths } = site;
  const own = request.method === "POST" ? null : ownAddress(url, env.PUBLIC_URL);
  if (own !== null) return redirect(307, own);
  const verdict = judgeAddress(url.pathname, env.ROUTER_BASE, paths);
  if (verdict.kind === "moved") return redirect(308, withBase(verdict.to, env.ROUTER_BASE) + url.search);
  return { pattern: verdict.kind === "exact" ? verdict.pattern : null };
}

const redirect = (status: number, location: string) => new Response(null, { status, headers: { location } });

/** The entrances that are answered with a page. */
type Entered = Extract<Entrance, { kind: "open" | "denied" | "nowhere" }>;

/** A visit that has come in: what is answered, and how the answer leaves. */
interface Received {
  /** The request, without its body where that is not read. */
  asked: Request;
  /** The gate's verdict on its form. */
  post: JudgedPost | null;
  context: SiteContext;
  /** The names of the page's answers so far. */
  spoken: PageNames;
  /** The answer with its policy, cookies and caching. */
  leave: (answer: Response) => Response;
}

/** Receives a visit: makes its context, and judges its form. */
export async function receive(
  { request, site, url, around }: Visit,
  keeping: Keeping,
  entrance: Entered,
): Promise<Received> {
  const { env, publicOrigin, memory, glyphs, speculation } = site;
  const origin = publicOrigin ?? url.origin;
  const visitor = await visitorOf(request.headers.get("cookie"), env.VISITOR_KEYS, around.secure);
  const desk = entrance.kind === "nowhere" ? null : entrance.desk;
  const assertion = entrance.kind === "open" ? entrance.assertion : null;
  // The body of a visit that the desk refuses is not read.
  const isPost = request.method === "POST" && entrance.kind !== "denied";
  const isDesk = desk !== null && desk.person !== null;
  const post = isPost ? await judgePost(request, env, origin, visitor.id, isDesk) : null;
  const { context, upstreamCookies, spoken } = makeContext({
    ...around,
    ...keeping,
    ...{ request, url, env, origin, post, desk, assertion, speculation, memory, glyphs },
    visitorId: visitor.id,
  });
  const asked =
    isPost || request.method !== "POST" ? request : new Request(request.url, { headers: request.headers });
  const writing = arriveInTraditional(request, url, around.secure);
  const leave = (answer: Response) =>
    finish(answer, context, [visitor.setCookie, writing, ...upstreamCookies]);
  return { asked, post, context, spoken, leave };
}
