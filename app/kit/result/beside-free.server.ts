import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Later, later } from "#app/kit/prose/deferred.ts";
import type { Ads, SiteInfo } from "#functions/contract/site/site.ts";

/** What stands beside a free result: the price of the rest, and the house's notices (页面公告); each may be late. */
export async function besideFree({
  cache,
}: Pick<AppLoadContext, "cache">): Promise<{ siteInfo: Later<SiteInfo>; ads: Later<Ads> }> {
  const [info, notices] = await Promise.all([cache.kept("siteInfo"), cache.kept("resultAds")]);
  return {
    siteInfo: later(info, () => cache.fetched("siteInfo")),
    ads: later(notices, () => cache.fetched("resultAds")),
  };
}
