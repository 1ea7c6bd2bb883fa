import type { SiteContext } from "#app/context.server.ts";
import { askShare } from "#app/share/ask-share.server.ts";
import { SHARE_PATH } from "#app/share/share-path.ts";
import { withoutBase } from "./base-path.ts";

/** Does a page's script ask here how the page may be shared? */
export const asksToShare = ({ method }: Request, { pathname }: URL, base: string): boolean =>
  method === "GET" && withoutBase(pathname, base) === SHARE_PATH;

/** What it hears: JSON, or 204 where the page can't be shared with a card of our own. */
export async function answerShare({ searchParams }: URL, context: SiteContext): Promise<Response> {
  const answer = await askShare(searchParams.get("url") ?? "", context);
  return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
}
