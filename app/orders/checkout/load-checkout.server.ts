import type { AppLoadContext } from "@remix-run/cloudflare";
import { appWords, browserOf } from "#app/kit/order/browsers.ts";
import { offeredChannels, payeeOf } from "#app/kit/order/channels.ts";
import { checkouts, type PayType } from "#app/kit/order/services.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import type { Brought } from "#app/kit/upstream/client.server.ts";
import type { CheckoutOrder, Contents, Ways } from "#app/orders/payment/checkout-state.ts";
import { contentsOf } from "#app/orders/payment/contents.server.ts";
import { miniLinkOf } from "#app/orders/payment/mini-link.server.ts";
import { ensureOpenid } from "#app/orders/payment/openid.server.ts";
import { isOpen, standingOf } from "#app/orders/payment/standing.ts";
import type { PaidResult } from "#functions/contract/orders/payments.ts";
import type { SiteInfo } from "#functions/contract/site/site.ts";

/** Prices and channels: what the edge has, or what the upstream says. */
export const siteInfoOf = async ({ cache }: AppLoadContext): Promise<SiteInfo> =>
  (await cache.kept("siteInfo")) ?? (await orTrouble(cache.fetched("siteInfo")));

/** What the checkout says of its order. */
export async function checkoutOrder(
  type: PayType,
  result: PaidResult,
  info: SiteInfo,
  { upstream }: AppLoadContext,
  brought: Brought = {},
): Promise<CheckoutOrder> {
  const { sn, title, status, amount, amountNow, currency, next } = result;
  const contents = await contentsOf(type, result, info, upstream, brought);
  const now = info.prices[result.price ?? checkouts[type].price];
  const isRepriced = now !== undefined && now.currency === currency && now.amount !== amount;
  return {
    ...{ sn, type, status, currency, next },
    amount: amountNow ?? amount,
    priceWas: amountNow === undefined ? null : amount,
    contents: contents ?? { heading: title, lines: [] },
    priceNow: amountNow === undefined && isRepriced ? now.amount : null,
    paid: paidBy(result),
    shut: shutBy(result, contents),
    isBegun: isOpen(standingOf(result, Date.now())) && result.payment !== null,
  };
}

const paidBy = ({ paidAt, payment }: PaidResult): CheckoutOrder["paid"] =>
  paidAt === null || payment === null ? null : { payee: payeeOf(payment.channel), at: paidAt };

function shutBy(result: PaidResult, contents: Contents | null): CheckoutOrder["shut"] {
  if (result.status === "refunding" || result.status === "refunded") return "refunded";
  const standing = standingOf(result, Date.now());
  if (standing === "paid" || standing === "mismatch") return standing;
  return contents === null ? "nothing" : null;
}

/** How it may be paid in this browser; asks WeChat who pays, which may throw a redirect. */
export async function waysToPay(
  request: Request,
  info: SiteInfo,
  { sn, shut }: Pick<CheckoutOrder, "sn" | "shut">,
  context: AppLoadContext,
): Promise<Ways> {
  const isPayable = shut === null;
  const browser = browserOf(request.headers.get("user-agent"));
  const offer = offeredChannels(browser, info.channels);
  const needsPayer = isPayable && offer.channels.includes("wechat-jsapi");
  const isUnknownPayer = needsPayer && !(await ensureOpenid(request, context));
  const channels = isUnknownPayer
    ? offer.channels.filter((channel) => channel !== "wechat-jsapi")
    : offer.channels;
  return {
    ...offer,
    channels,
    app: appWords(browser),
    isUnknownPayer,
    mini: isPayable ? await miniLinkOf(sn, browser, offer, context) : null,
    isClosed: info.channels.length === 0,
  };
}
