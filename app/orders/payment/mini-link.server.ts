import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Browser } from "#app/kit/order/browsers.ts";
import { type OfferedChannels, payeeOf } from "#app/kit/order/channels.ts";
import { later } from "#app/kit/prose/deferred.ts";
import type { MiniLink } from "./checkout-state.ts";

/** The page of the mini-program that pays an order. */
const PAGE = "pages/order/order";

/** Is the mini-program the way to WeChat Pay? In its pages, and in phone browsers with no WeChat channel. */
function isWanted({ app, device }: Browser, { channels }: OfferedChannels): boolean {
  if (app === "mini-program") return true;
  return app === null && device === "phone" && !channels.some((channel) => payeeOf(channel) === "微信支付");
}

/** The link into the mini-program for an order; null where it is of no use, there is none, or it takes too long. */
export async function miniLinkOf(
  sn: string,
  browser: Browser,
  offer: OfferedChannels,
  { upstream }: AppLoadContext,
): Promise<MiniLink | null> {
  if (!isWanted(browser, offer)) return null;
  const query = `sn=${sn}`;
  const scheme = await later(null, () => upstream.index.getMpUrlScheme({ path: PAGE, query }));
  if (scheme === null || !scheme.openlink.startsWith("weixin://")) return null;
  return { openlink: scheme.openlink, page: `/${PAGE}?${query}` };
}
