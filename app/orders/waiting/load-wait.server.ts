import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { browserOf, workingIn } from "#app/kit/order/browsers.ts";
import { troubleOf, troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import { cashierUrl, ownPath } from "#app/orders/payment/safe-address.ts";
import { isOpen, standingOf, standingOfLeft, waited } from "#app/orders/payment/standing.ts";
import type { PaidResult } from "#functions/contract/orders/payments.ts";
import type { Onward, WaitView } from "./wait-view.ts";

/** How an order's payment stands; null where the upstream did not answer. Other troubles throw their page. */
export async function askPaid(context: AppLoadContext, sn: string): Promise<PaidResult | null> {
  try {
    return await context.upstream.order.getPaidRes({ sn });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const trouble = troubleOf(error);
    if (trouble.kind === "down") return null;
    throw troubleResponse(trouble);
  }
}

/** Goes on to the result where it is paid. */
export const goOn = ({ next }: PaidResult): Response => redirect(ownPath(next), 303);

/** What wait-pay shows of an order that is not paid; `leaving` is the payment whose cashier may be left for at once. */
export function waitView(
  sn: string,
  result: PaidResult | null,
  leaving: string | null,
  request: Request,
  { stage }: AppLoadContext,
): WaitView {
  const now = Date.now();
  const idem = crypto.randomUUID();
  const none = { seconds: 0, onward: null, canReopen: false, looksAgain: false, wasAsked: false, said: null };
  const bare = { sn, ...none, idem };
  if (result === null) return { ...bare, standing: "unknown", order: null };
  const { payment, kind, title, amount, currency, checkedAt } = result;
  const hasLeft = new URL(request.url).searchParams.has("left");
  const standing = hasLeft ? standingOfLeft(standingOf(result, now)) : standingOf(result, now);
  const works = workingIn(browserOf(request.headers.get("user-agent")));
  const canReopen = payment !== null && works.includes(payment.channel);
  // WeChat's sheet opens in WeChat only.
  const isSeen = standing === "paid" || (standing === "sheet" && !canReopen);
  return {
    ...bare,
    standing: isSeen ? "waiting" : standing,
    order: {
      ...{ kind, title, amount, currency, checkedAt },
      outTradeNo: payment?.outTradeNo ?? null,
      channel: payment?.channel ?? null,
      received: payment?.received ?? null,
    },
    seconds: Math.floor(waited(result, now) / 1000),
    onward: isOpen(standing) && !isSeen ? onwardOf(payment, leaving, stage) : null,
    canReopen,
  };
}

function onwardOf(payment: PaidResult["payment"], leaving: string | null, stage: string): Onward {
  const action = payment?.action ?? null;
  if (payment === null || action === null) return null;
  const isNow = payment.outTradeNo === leaving;
  switch (action.kind) {
    case "redirect": {
      const url = cashierUrl(action.url, stage);
      return url === null ? null : { kind: "leave", url, isNow };
    }
    case "qr":
      return { kind: "scan", content: action.content, until: payment.expiresAt };
    case "jsapi":
      return { kind: "sheet", params: action.params, isNow };
    case "paid":
      return null;
  }
}
