import { answerGateway, GATEWAY, gatewayCall } from "./alipay/gateway.ts";
import { alipayNotifier } from "./alipay/notifier.ts";
import type { Call, Context } from "./context.ts";
import type { Notifiers } from "./money/deliveries.ts";
import type { Fault } from "./money/faults.ts";
import { answerStripe, stripeCall } from "./stripe/api.ts";
import { stripeNotifier } from "./stripe/notifier.ts";
import { wechatNotifier } from "./wechat/notifier.ts";
import { openCalls } from "./wechat/open-api.ts";
import { answerPayCall, payCall } from "./wechat/pay-api.ts";

export const notifiers: Notifiers = {
  wechat: wechatNotifier,
  alipay: alipayNotifier,
  stripe: stripeNotifier,
};

/** A call of one provider: its name for the faults, and the function that answers it. */
interface ProviderCall {
  name: string;
  answer(context: Context, call: Call, fault?: Fault): Response;
}

/** The provider's call of this path; undefined where no provider has such a path. */
export function providerCall(call: Call): ProviderCall | undefined {
  const { pathname } = call.url;
  const open = openCalls[`${call.method} ${pathname}`];
  if (open !== undefined) return { name: open.name, answer: open.run };
  if (pathname.startsWith("/v3/")) return { name: payCall(call) ?? "wechat", answer: answerPayCall };
  if (pathname === GATEWAY) return { name: gatewayCall(call), answer: answerGateway };
  if (pathname.startsWith("/v1/")) return { name: stripeCall(call) ?? "stripe", answer: answerStripe };
  return undefined;
}
