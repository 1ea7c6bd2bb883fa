import type { JudgedPost } from "./gate.ts";

/** Headers that only the gate may see; Remix does not get them. */
const GATED = ["bd_vid", "x-forwarded-host", "content-length"] as const;

/** The request as Remix sees it: without the browser's bd_vid; a refused POST becomes a GET of its page. */
export function remixRequest(request: Request, url: URL, post: JudgedPost | null): Request {
  // Nearly every visit to a page: there is nothing to hide, and a copy costs as much as a fortieth of the page.
  const isAsIs =
    post === null && request.url === url.href && !GATED.some((name) => request.headers.has(name));
  if (isAsIs) return request;
  const { method, signal } = request;
  const headers = new Headers(request.headers);
  for (const name of GATED) headers.delete(name);
  if (post === null) return new Request(url, { method, headers, signal });
  // Remix has its own, weaker origin check, which misreads a null Origin; the gate has decided already.
  headers.delete("origin");
  if (post.refusal === null) return new Request(url, { method, headers, body: post.text, signal });
  headers.delete("content-type");
  return new Request(url, { method: "GET", headers, signal });
}
