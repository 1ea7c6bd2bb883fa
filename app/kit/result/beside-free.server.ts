import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Later, later } from "#app/kit/prose/deferred.ts";
import type { Ads, SiteInfo } from "#functions/contract/site/site.ts";

/**
 * What stands beside a free result: the price of the rest, and the house's notices (站内公告). A browser without
 * scripts loads a page again for its late parts: the price may be late, a notice may not.
 */
export async function besideFree({
  cache,
  whole,
}: Pick<AppLoadContext, "cache" | "whole">): Promise<{ siteInfo: Later<SiteInfo>; ads: Later<Ads> }> {
  const [info, notices] = await Promise.all([
    cache.kept("siteInfo"),
    whole ? cache.kept("resultAds") : cache.atHand("resultAds"),
  ]);
  const [siteInfo, ads] = await Promise.all([
    later(whole, info, () => cache.fetched("siteInfo")),
    whole ? later(whole, notices, () => cache.fetched("resultAds")) : { value: notices },
  ]);
  return { siteInfo: siteInfo.value, ads: ads.value };
}
