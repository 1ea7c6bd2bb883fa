import type { Context } from "#functions/sandbox/context.ts";
import { button, escapeHtml, page, yuan } from "#functions/sandbox/html.ts";
import type { Payment } from "./book.ts";
import { charge, whyUnpayable } from "./charge.ts";

/** A provider's page to pay on (收银台); `back`: where the payer goes afterwards, empty for nowhere. */
export function cashier(title: string, payment: Payment, back: string): Response {
  const fields = { provider: payment.provider, outTradeNo: payment.outTradeNo, back };
  return page(
    `${title}（沙箱）`,
    `<section><p>${escapeHtml(payment.description)}</p><p><strong>${yuan(payment.charged || payment.amount)} 元</strong></p>
<p>商户单号 <code>${escapeHtml(payment.outTradeNo)}</code></p></section>
${button("付款", "/cashier/pay", fields)}${button("取消", "/cashier/cancel", fields)}
<p>这里不会真的收钱：这是开发用的沙箱。</p>`,
  );
}

/** The payer has pressed a button of a cashier. `toReturn` says where a payer who has paid is sent. */
export function pressed(
  context: Context,
  what: "pay" | "cancel",
  form: URLSearchParams,
  toReturn: (payment: Payment, back: string) => string,
): Response {
  const payment = context.book.byNumber(form.get("outTradeNo") ?? "");
  const back = form.get("back") ?? "";
  if (payment === undefined) return page("支付链接无效", "<p>请返回商家。</p>", 404);
  if (back !== "" && !isOurs(back, context.config.siteUrl))
    return page("返回地址没有登记", "<p>请返回商家。</p>", 400);
  if (what === "cancel") return goBack("没有付款", payment.cancelUrl ?? back);
  const why = whyUnpayable(payment, context.now);
  if (why !== null) return page(why, "<p>请返回商家。</p>", 410);
  charge(context, payment);
  // As with the real providers, the payer may be back before the notification arrives, or after it.
  context.later(context.deliver());
  return goBack("已支付", back === "" ? "" : toReturn(payment, back));
}

const isOurs = (address: string, siteUrl: string) =>
  URL.parse(address)?.hostname === new URL(siteUrl).hostname;

/** Redirects to the merchant's address; without one, a page asks the payer to go back by hand. */
function goBack(said: string, location: string): Response {
  if (location === "") return page(said, "<p>请返回商家的页面。</p>");
  return new Response(null, { status: 303, headers: { location } });
}
