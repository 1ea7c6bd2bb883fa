import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isPayType } from "#app/kit/order/services.ts";
import { snIn, snOf } from "#app/kit/order/sn-of.server.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { CheckoutPage } from "#app/orders/checkout/checkout-page.tsx";
import { checkoutOrder, siteInfoOf } from "#app/orders/checkout/load-checkout.server.ts";
import { TestHints } from "#app/orders/checkout/test-hints.tsx";
import { checkoutForm, startPayment } from "#app/orders/payment/start-payment.server.ts";

export const headers = keptHeaders;

export const meta: MetaFunction = () => [{ title: "试付款 · 罗盘起名" }];

/** A checkout with every configured channel, whatever the browser is; not in production. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (context.stage === "production" || !isPayType(params.type)) throw new Response(null, { status: 404 });
  const { type } = params;
  const asked = new URL(request.url).searchParams.get("sn");
  if (asked === null) return { type, order: null };
  const sn = snOf(asked, context);
  const [result, info] = await Promise.all([
    orTrouble(context.upstream.order.getPaidRes({ sn })),
    siteInfoOf(context),
  ]);
  return {
    type,
    order: await checkoutOrder(type, result, info, context),
    ways: {
      channels: info.channels,
      elsewhere: [],
      app: null,
      isUnknownPayer: false,
      mini: null,
      isClosed: info.channels.length === 0,
    },
    form: checkoutForm(context.refusal?.values ?? {}),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  if (context.stage === "production" || !isPayType(params.type)) throw new Response(null, { status: 404 });
  const sn = snIn(request, context);
  const { form, status, headers } = await startPayment(context, sn);
  return data({ form }, { status, headers });
}

export default function PayTest() {
  const loaded = useLoaderData<typeof loader>();
  const back = useActionData<typeof action>();
  if (loaded.order === null) {
    return (
      <>
        <h1>试付款</h1>
        <TestHints type={loaded.type} hasOrder={false} />
      </>
    );
  }
  const { order, ways, form } = loaded;
  const here = `/pay-test/${order.type}?sn=${order.sn}`;
  return (
    <CheckoutPage
      {...{ order, ways }}
      action={here}
      form={back?.form ?? form}
      isCancelled={false}
      notes={<TestHints type={order.type} hasOrder />}
    />
  );
}
