import type { Call, Context } from "#functions/sandbox/context.ts";
import { page, yuan } from "#functions/sandbox/html.ts";
import { openPayment, type Payment } from "#functions/sandbox/money/book.ts";
import { cashier } from "#functions/sandbox/money/cashier.ts";
import { whyUnpayable } from "#functions/sandbox/money/charge.ts";
import { randomDigits } from "#functions/sandbox/random.ts";
import { DAY_MS, readWallTime, wallTime } from "#functions/sandbox/time.ts";
import type { GatewayRequest } from "./request.ts";
import { withSignature } from "./signing.ts";
import { readYuan } from "./yuan.ts";

/** The product and the channel of each method of the gateway that shows a page to pay on. */
export const payPages: Readonly<Record<string, { product: string; channel: "wap" | "page" }>> = {
  "alipay.trade.wap.pay": { product: "QUICK_WAP_WAY", channel: "wap" },
  "alipay.trade.page.pay": { product: "FAST_INSTANT_TRADE_PAY", channel: "page" },
};

const FIFTEEN_DAYS = 15 * DAY_MS;

const refuse = (code: string, status = 400) =>
  page("支付宝：订单有误", `<p>错误码 ${code}，请返回商家。</p>`, status);

/** Alipay's page to pay on. Only here does the trade come into being: before, a query knows nothing of it. */
export function payPage(context: Context, call: Call, request: GatewayRequest): Response {
  if (/MicroMessenger/i.test(call.headers.get("user-agent") ?? ""))
    return page("请在浏览器里打开", "<p>如需浏览，请长按网址复制后使用浏览器访问。</p>", 403);
  const { biz, params } = request;
  const kind = payPages[request.method];
  const outTradeNo = String(biz.get("out_trade_no") ?? "");
  const amount = readYuan(biz.get("total_amount"));
  const expiry = biz.get("time_expire");
  const expiresAt = expiry === undefined ? context.now + FIFTEEN_DAYS : readWallTime(String(expiry));
  if (kind === undefined || biz.get("product_code") !== kind.product) return refuse("INVALID_PARAMETER");
  if (!/^[A-Za-z0-9_]{1,64}$/.test(outTradeNo) || Number.isNaN(amount)) return refuse("INVALID_PARAMETER");
  if (typeof biz.get("subject") !== "string" || Number.isNaN(expiresAt)) return refuse("INVALID_PARAMETER");
  const before = context.book.find("alipay", outTradeNo);
  if (before !== undefined && before.amount !== amount) return refuse("CONTEXT_INCONSISTENT");
  if (before === undefined && expiresAt <= context.now) return refuse("TRADE_HAS_CLOSE", 410);
  const payment =
    before ??
    openPayment({
      provider: "alipay",
      outTradeNo,
      channel: kind.channel,
      amount,
      handle: outTradeNo,
      createdAt: context.now,
      expiresAt,
      description: String(biz.get("subject")),
      notifyUrl: params.get("notify_url") ?? "",
      returnUrl: params.get("return_url") ?? null,
      cancelUrl: typeof biz.get("quit_url") === "string" ? String(biz.get("quit_url")) : null,
      transactionId: `2026${randomDigits(24)}`,
    });
  context.book.save(payment);
  const why = whyUnpayable(payment, context.now);
  return why === null
    ? cashier("支付宝", payment, payment.returnUrl ?? "")
    : page(why, "<p>请返回商家。</p>", 410);
}

/** The merchant's address with what Alipay adds to it (同步跳转): signed, but no proof that anything was paid. */
export function returnAddress(context: Context, payment: Payment, back: string): string {
  const { appId, sellerId, key } = context.config.alipay;
  const added = withSignature(
    new Map([
      ["charset", "utf-8"],
      ["out_trade_no", payment.outTradeNo],
      ["method", `alipay.trade.${payment.channel}.pay.return`],
      ["total_amount", yuan(payment.charged)],
      ["trade_no", payment.transactionId],
      ["auth_app_id", appId],
      ["version", "1.0"],
      ["app_id", appId],
      ["seller_id", sellerId],
      ["timestamp", wallTime(context.now)],
    ]),
    key,
  );
  return `${back}${back.includes("?") ? "&" : "?"}${added}`;
}
