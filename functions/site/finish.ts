import type { SiteContext } from "#app/context.server.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

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
  const headers = new Headers(answer.headers);
  for (const cookie of cookies) if (cookie !== null) headers.append("set-cookie", cookie);
  if (isPage(answer)) {
    headers.set("content-security-policy", contentSecurityPolicy(nonce));
    headers.set("vary", "Cookie");
    if (page.private) headers.set("x-robots-tag", "noindex");
    // Miniflare gzips without flushing, so that a page would arrive at once and never stream.
    if (stage !== "production") headers.set("content-encoding", "identity");
  }
  headers.set("cache-control", isPage(answer) && !page.private ? "private, no-cache" : "private, no-store");
  if (refusal?.retryAfter) headers.set("retry-after", String(refusal.retryAfter));
  const status = refusal === null ? answer.status : refusedStatus(answer.status, refusal.status);
  return new Response(answer.body, { status, headers });
}

/** The status of a page with a refused form: the refusal's; only redirects and 5xx keep the page's own. */
function refusedStatus(page: number, refusal: number): number {
  return page < 300 || (page >= 400 && page < 500) ? refusal : page;
}
