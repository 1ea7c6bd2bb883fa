import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isPayType } from "#app/kit/order/services.ts";
import { snIn } from "#app/kit/order/sn-of.server.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { loadCheckoutPage } from "#app/orders/checkout/checkout-page.server.ts";
import { CheckoutPage } from "#app/orders/checkout/checkout-page.tsx";
import { startPayment } from "#app/orders/payment/start-payment.server.ts";

export const headers = keptHeaders;

export const meta: MetaFunction = () => [{ title: "确认订单 · 罗盘起名" }];

const noPage = () => new Response(null, { status: 404 });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { type } = params;
  if (!isPayType(type)) throw noPage();
  return await loadCheckoutPage(type, request, context);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  if (!isPayType(params.type)) throw noPage();
  const { form, status, headers } = await startPayment(context, snIn(request, context));
  return data({ form }, { status, headers });
}

export default function PayNew() {
  const { order, ways, form, isCancelled } = useLoaderData<typeof loader>();
  const back = useActionData<typeof action>();
  const here = `/pay-new/${order.type}?sn=${order.sn}`;
  const props = { order, ways, form: back?.form ?? form, isCancelled, action: here };
  return <CheckoutPage {...props} />;
}
