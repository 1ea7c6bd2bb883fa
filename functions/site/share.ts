import type { SiteContext } from "#app/context.server.ts";
import { SHARE_PATH } from "#app/kit/paths/share-path.ts";
import { askShare } from "#app/kit/upstream/ask-share.server.ts";
import { withoutBase } from "./base-path.ts";
import type { SiteEnv } from "./env.ts";
import { traditionalWords } from "./traditional/write-traditional.ts";

/** Does a page's script ask here how the page may be shared? */
export const asksToShare = ({ method }: Request, { pathname }: URL, base: string): boolean =>
  method === "GET" && withoutBase(pathname, base) === SHARE_PATH;

/** What it hears: JSON, in the reader's writing, or 204 where the page can't be shared with a card of our own. */
export async function answerShare(
  { searchParams }: URL,
  context: SiteContext,
  env: SiteEnv,
): Promise<Response> {
  const answer = await askShare(searchParams.get("url") ?? "", context);
  if (answer === null) return new Response(null, { status: 204 });
  if (!context.page.traditional) return Response.json(answer);
  const [title, desc] = await Promise.all([
    traditionalWords(answer.card.title, env),
    traditionalWords(answer.card.desc, env),
  ]);
  return Response.json({ ...answer, card: { ...answer.card, title, desc } });
}
