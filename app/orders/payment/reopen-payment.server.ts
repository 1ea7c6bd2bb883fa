import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import { waitPath } from "#app/kit/order/services.ts";
import { statusOf, troubleOf } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import { Channel } from "#functions/contract/orders/payments.ts";
import { Idem } from "#functions/contract/values/scalars.ts";
import { mayLeave } from "./leave-cookie.server.ts";
import { repricedText } from "./repriced.ts";
import { beginPayment } from "./start-payment.server.ts";

/** Opens a payment again (继续付款) by the channel it was begun with: throws the redirect back, or says why not. */
export async function reopenPayment(
  context: AppLoadContext,
  sn: string,
): Promise<{ said: string; status: number }> {
  const { channel, idem, seen } = context.form;
  if (!v.is(Channel, channel) || !v.is(Idem, idem))
    return { said: "这张表单已经失效，请再点一次。", status: 400 };
  try {
    const { outTradeNo, amount, currency, action } = await beginPayment(context, sn, channel, idem);
    // Nobody leaves for a cashier at a price that was not shown.
    const isOther = /^\d{1,7}$/.test(seen ?? "") && Number(seen) !== amount;
    if (action.kind !== "paid" && isOther)
      return { said: repricedText(Number(seen), amount, currency), status: 409 };
    throw redirect(waitPath(sn), {
      status: 303,
      headers: { "set-cookie": mayLeave(outTradeNo, context.secure) },
    });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const trouble = troubleOf(error);
    const said =
      trouble.kind === "too-many"
        ? `操作太快了，请 ${trouble.retryAfter ?? 60} 秒后再试。`
        : error.say || "付款服务暂时没有回应，没有扣款。请稍后再点一次，或换一种付款方式。";
    return { said, status: statusOf(trouble) };
  }
}
