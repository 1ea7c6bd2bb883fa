import type { SiteContext } from "#app/context.server.ts";
import type { Share } from "#functions/contract/site/share.ts";
import { UpstreamError } from "./upstream-error.ts";

/** What a page's script needs: the JS-SDK's configuration, and the card in its words. */
export interface ShareAnswer extends Pick<Share, "appId" | "timestamp" | "nonceStr" | "signature"> {
  card: { title: string; desc: string; link: string; imgUrl: string };
}

/** How the page at `address` may be shared; null where it can't be, for whatever reason: the page is whole without. */
export async function askShare(address: string, context: SiteContext): Promise<ShareAnswer | null> {
  try {
    const share = await context.upstream.index.shareWechat({ url: address });
    if (!share.enabled) return null;
    const { appId, timestamp, nonceStr, signature, title, desc, link, image } = share;
    return {
      ...{ appId, timestamp, nonceStr, signature },
      card: { title, desc, link: underBase(link, context), imgUrl: image },
    };
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

/** Adds the router's base to the link of the home page: the upstream does not know the base. */
const underBase = (link: string, { origin, routerBase }: SiteContext): string =>
  link === `${origin}/` ? origin + routerBase : link;
