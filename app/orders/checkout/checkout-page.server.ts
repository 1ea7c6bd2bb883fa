import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { ownersOnly, withHold } from "#app/kit/order/load-hold.server.ts";
import { checkoutPath, isPayType, type PayType } from "#app/kit/order/services.ts";
import { snIn } from "#app/kit/order/sn-of.server.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { checkoutForm } from "#app/orders/payment/start-payment.server.ts";
import { checkoutOrder, siteInfoOf, waysToPay } from "./load-checkout.server.ts";

const noPage = () => new Response(null, { status: 404 });

/** What a checkout shows of an order of this type; an order of another kind goes on to its own checkout. */
export async function loadCheckoutPage(type: PayType, request: Request, context: AppLoadContext) {
  const sn = snIn(request, context);
  const [[hold, result, brought], info] = await Promise.all([
    withHold(context, sn, ({ order }) => orTrouble(order.getPaidRes({ sn })), "contents"),
    siteInfoOf(context),
  ]);
  ownersOnly(hold);
  if (result.kind !== type) {
    if (isPayType(result.kind)) throw redirect(checkoutPath(result.kind, sn));
    throw noPage();
  }
  const order = await checkoutOrder(type, result, info, context, brought);
  return {
    order,
    ways: await waysToPay(request, info, order, context),
    form: checkoutForm(context.refusal?.values ?? {}),
    isCancelled: new URL(request.url).searchParams.get("from") === "cancel",
  };
}
