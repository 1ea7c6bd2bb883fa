import type { SiteContext } from "#app/context.server.ts";
import type { CacheLike } from "#app/kit/upstream/edge-cache.server.ts";
import type { SiteEnv } from "#functions/site/env.ts";
import { answerNamePicture, namePictureAt } from "./name-picture.ts";
import { answerPicture, pictureAt } from "./picture.ts";
import { answerShare, asksToShare } from "./share.ts";
import { answerRobots, answerSitemap, foundFileAt } from "./site-files.ts";

type Answer = (context: SiteContext, cache: CacheLike) => Promise<Response>;

/** What answers an address that is no page and no asset: how to share, pictures, what search engines read; null for any other. */
export function fileAt(request: Request, url: URL, env: SiteEnv): Answer | null {
  const base = env.ROUTER_BASE;
  if (request.method === "POST") return null;
  if (asksToShare(request, url, base)) return (context) => answerShare(url, context, env);
  const picture = pictureAt(request, url, base);
  if (picture !== null) return (context) => answerPicture(picture, url, context);
  const card = namePictureAt(url, base);
  if (card !== null) return (context, cache) => answerNamePicture(card, context, cache);
  const file = foundFileAt(url, base);
  if (file === "robots") return async (context) => answerRobots(context);
  return file === "sitemap" ? (context) => answerSitemap(context) : null;
}
