import type { Call, Context } from "#functions/sandbox/context.ts";
import { page } from "#functions/sandbox/html.ts";
import type { Payment } from "#functions/sandbox/money/book.ts";
import { cashier } from "#functions/sandbox/money/cashier.ts";
import { whyUnpayable } from "#functions/sandbox/money/charge.ts";

export const PAY_PAGE = /^\/c\/pay\/(\w+)$/;

/** Stripe's own page. */
export function stripePage({ book, now }: Context, { url }: Call): Response {
  const [, id = ""] = PAY_PAGE.exec(url.pathname) ?? [];
  const payment = book.byHandle("stripe", id);
  if (payment === undefined) return page("找不到这个付款页", "<p>请返回商家。</p>", 404);
  const why = whyUnpayable(payment, now);
  return why === null
    ? cashier("银行卡", payment, payment.returnUrl ?? "")
    : page(why, "<p>请返回商家。</p>", 410);
}

/** The merchant's address with the session's id in the place that the merchant marked. */
export const successAddress = (payment: Payment, back: string): string =>
  back.replaceAll("{CHECKOUT_SESSION_ID}", payment.handle);
