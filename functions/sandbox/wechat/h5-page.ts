import type { Call, Context } from "#functions/sandbox/context.ts";
import { page } from "#functions/sandbox/html.ts";
import { cashier } from "#functions/sandbox/money/cashier.ts";
import { whyUnpayable } from "#functions/sandbox/money/charge.ts";

/** The H5 cashier (H5 收银台): outside WeChat only, from the registered domain only, and for five minutes. */
export function h5Page({ book, config, now }: Context, { url, headers }: Call): Response {
  if (/MicroMessenger/i.test(headers.get("user-agent") ?? ""))
    return page("请在微信外打开订单", "<p>在微信里请用微信内支付。</p>", 403);
  const referer = URL.parse(headers.get("referer") ?? "");
  if (referer === null) return page("商家参数格式有误，请联系商家解决", "<p>没有来源（Referer）。</p>", 403);
  if (referer.host !== new URL(config.siteUrl).host)
    return page("商家存在未配置的参数，请联系商家解决", "<p>来源域名没有登记。</p>", 403);
  const payment = book.byHandle("wechat", url.searchParams.get("prepay_id") ?? "");
  if (payment === undefined || payment.channel !== "h5")
    return page("支付链接无效", "<p>请返回商家。</p>", 404);
  if (payment.linkExpiresAt <= now)
    return page("支付请求已失效，请重新发起支付", "<p>链接有效 5 分钟。</p>", 410);
  const why = whyUnpayable(payment, now);
  if (why !== null) return page(why, "<p>请返回商家。</p>", 410);
  const back = url.searchParams.get("redirect_url");
  return cashier("微信支付", payment, back ?? "");
}
