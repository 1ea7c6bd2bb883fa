import { PART_HEADER } from "#app/kit/islands/touch/part-header.ts";
import { isPage } from "./finish.ts";

/** The page's own CSS: whoever takes a part out of a page has it, and another page's nonce forbids it there. */
const STYLES = /<style nonce=[^>]*>[\s\S]*?<\/style>/g;

/** A page that one of our scripts takes a part of (swap-island.ts): without its CSS, and kept nowhere. */
export async function partAlone(request: Request, answer: Response): Promise<Response> {
  if (!request.headers.has(PART_HEADER) || !isPage(answer)) return answer;
  const headers = new Headers(answer.headers);
  headers.set("cache-control", "private, no-store");
  headers.delete("etag");
  return new Response((await answer.text()).replaceAll(STYLES, ""), { status: answer.status, headers });
}
