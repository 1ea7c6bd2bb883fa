import type { SiteContext } from "#app/context.server.ts";
import { contentSecurityPolicy, NO_OPENER } from "./security-headers.ts";

/** Is this answer an HTML page, and not data or a redirect? */
export const isPage = ({ headers }: Response): boolean =>
  headers.get("content-type")?.startsWith("text/html") === true;

/** Remix's answer as it leaves the site: policy, cookies, caching, and the status of a refusal. */
export function finish(
  answer: Response,
  context: SiteContext,
  cookies: readonly (string | null)[],
): Response {
  const { page, nonce, refusal, stage } = context;
  const { tag } = page;
  // What is for everybody carries nothing of anybody's.
  if (answer.headers.get("cache-control")?.startsWith("public") === true) return answer;
  const { headers } = answer;
  const isHtml = isPage(answer);
  for (const cookie of cookies) if (cookie !== null) headers.append("set-cookie", cookie);
  if (isHtml || answer.status === 304) headers.set("vary", "Cookie");
  if (isHtml) {
    headers.set("content-security-policy", contentSecurityPolicy(nonce));
    if (page.private) headers.set("x-robots-tag", "noindex");
    if (!mayStay(answer.status, context)) headers.set(...NO_OPENER);
    // Tells whoever measures that nothing was drawn for this answer.
    if (stage !== "production" && page.filledFrom !== null)
      headers.set("server-timing", `filled;desc=${page.filledFrom}`);
    // Miniflare gzips without flushing, so that a page would arrive at once and never stream.
    if (stage !== "production") headers.set("content-encoding", "identity");
  }
  if (context.timing !== null) headers.set("server-timing", context.timing.header());
  if (tag !== null && (answer.status === 200 || answer.status === 304)) headers.set("etag", tag);
  headers.set("cache-control", `private, ${keptFor(answer.status, isHtml, context)}`);
  if (refusal?.retryAfter) headers.set("retry-after", String(refusal.retryAfter));
  const status = refusal === null ? answer.status : refusedStatus(answer.status, refusal.status);
  // It is ours alone, and to copy it and its headers costs a hundredth of a page.
  return status === answer.status ? answer : new Response(answer.body, { status, headers });
}

/** Seconds for which a page that was fetched ahead is good without asking again. */
const AHEAD_S = 20;

/**
 * What the device may keep: what may stay, to be asked for again; nothing else. What was fetched ahead is used as it is by the click
 * that follows.
 */
function keptFor(status: number, isHtml: boolean, context: SiteContext): string {
  if (status === 304) return "no-cache";
  const stays = isHtml && mayStay(status, context);
  if (context.page.prefetch) return stays && status === 200 ? `max-age=${AHEAD_S}` : "no-store";
  return stays ? "no-cache" : "no-store";
}

/** May the page stay on the device (docs/decisions/041)? One for everybody; a family's own where its route says so, but not as the answer to a form. */
function mayStay(status: number, { form, page, refusal }: SiteContext): boolean {
  const isAnswer = refusal !== null || Object.keys(form).length > 0;
  return !page.private || (page.stays && status === 200 && !isAnswer);
}

/** The status of a page with a refused form: the refusal's; only redirects and 5xx keep the page's own. */
function refusedStatus(page: number, refusal: number): number {
  return page < 300 || (page >= 400 && page < 500) ? refusal : page;
}

/** An answer of a line, where there is no page to draw. */
export function plain(text: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", ...headers },
  });
}
