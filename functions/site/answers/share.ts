import type { SiteContext } from "#app/context.server.ts";
import { SHARE_PATH } from "#app/kit/paths/order-paths.ts";
import { askShare } from "#app/kit/upstream/ask-share.server.ts";
import { withoutBase } from "#functions/site/base-path.ts";
import type { SiteEnv } from "#functions/site/env.ts";
import { traditionalWords } from "#functions/site/traditional/write-traditional.ts";

/** Is this the request of a page's script for how the page may be shared? */
export const asksToShare = ({ method }: Request, { pathname }: URL, base: string): boolean =>
  method === "GET" && withoutBase(pathname, base) === SHARE_PATH;

/** The answer to it: JSON in the reader's script, or 204 where the page has no card of our own to share. */
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
