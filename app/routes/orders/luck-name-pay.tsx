import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { snIn } from "#app/kit/order/sn-of.server.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { luckPayPath } from "#app/kit/paths/luck-path.ts";
import { loadCheckoutPage } from "#app/orders/checkout/checkout-page.server.ts";
import { CheckoutPage } from "#app/orders/checkout/checkout-page.tsx";
import { startPayment } from "#app/orders/payment/start-payment.server.ts";

export const headers = keptHeaders;

export const meta: MetaFunction = () => [{ title: "确认订单 · 罗盘起名" }];

/** The checkout of a luck order: the same as all others, at an address of its own. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return await loadCheckoutPage("luck", request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { form, status, headers } = await startPayment(context, snIn(request, context));
  return data({ form }, { status, headers });
}

export default function LuckNamePay() {
  const { order, ways, form, isCancelled } = useLoaderData<typeof loader>();
  const back = useActionData<typeof action>();
  const props = { order, ways, form: back?.form ?? form, isCancelled, action: luckPayPath(order.sn) };
  return <CheckoutPage {...props} />;
}
