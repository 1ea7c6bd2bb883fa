import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { held } from "../document/held.ts";
import { keptHeaders } from "../document/kept-headers.ts";
import { CheckoutPage } from "../pay/checkout-page.tsx";
import { checkoutOrder, siteInfoOf, waysToPay } from "../pay/load-checkout.server.ts";
import { checkoutPath, isPayType } from "../pay/services.ts";
import { checkoutForm, startPayment } from "../pay/start-payment.server.ts";
import { snOf } from "../result/sn-of.server.ts";
import { orTrouble } from "../upstream/as-response.server.ts";

export const headers = keptHeaders;

export const meta: MetaFunction = () => [{ title: "确认订单 · 罗盘起名" }];

const noPage = () => new Response(null, { status: 404 });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { type } = params;
  if (!isPayType(type)) throw noPage();
  const query = new URL(request.url).searchParams;
  const sn = snOf(query.get("sn"));
  const [result, info] = await Promise.all([
    orTrouble(context.upstream.order.getPaidRes({ sn })),
    siteInfoOf(context),
  ]);
  if (result.kind !== type) {
    if (isPayType(result.kind)) throw redirect(checkoutPath(result.kind, sn));
    throw noPage();
  }
  const order = await checkoutOrder(type, result, info, context);
  return held({
    order,
    ways: await waysToPay(request, info, order.shut === null, context),
    form: checkoutForm(context.refusal?.values ?? {}),
    isCancelled: query.get("from") === "cancel",
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  if (!isPayType(params.type)) throw noPage();
  const { form, status, headers } = await startPayment(
    context,
    snOf(new URL(request.url).searchParams.get("sn")),
  );
  return data({ form }, { status, headers });
}

export default function PayNew() {
  const { order, ways, form, isCancelled } = useLoaderData<typeof loader>();
  const back = useActionData<typeof action>();
  const here = `/pay-new/${order.type}?sn=${order.sn}`;
  const props = { order, ways, form: back?.form ?? form, isCancelled, action: here };
  return <CheckoutPage {...props} />;
}
