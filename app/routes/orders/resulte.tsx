import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { flash } from "#app/kit/cookies/flash.server.ts";
import { withHold } from "#app/kit/order/load-hold.server.ts";
import { snIn } from "#app/kit/order/sn-of.server.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { receiptPath } from "#app/kit/paths/order-paths.ts";
import { orTrouble, troubleOf, troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import { handOver } from "#app/orders/waiting/other-browser.server.ts";
import { ReceiptPage } from "#app/orders/waiting/receipt-page.tsx";
import { Sn } from "#functions/contract/values/scalars.ts";

export const handle: RouteHandle = { headFirst: "order" };

export const meta: MetaFunction = () => [{ title: "订单 · 罗盘起名" }];

/** Shows the order and leads to its result; an unknown number redirects to the search. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const sn = new URL(request.url).searchParams.get("sn");
  if (!v.is(Sn, sn)) throw redirect("/search-order");
  try {
    const [hold, order] = await withHold(context, sn, (upstream) => upstream.order.getPaidRes({ sn }));
    return { hold, order };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const trouble = troubleOf(error);
    if (trouble.kind === "not-found") throw redirect("/search-order");
    throw troubleResponse(trouble);
  }
}

/** Ends the link that is shared, or makes a new one; or gives the address for another browser. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sn = snIn(request, context);
  const { step } = context.form;
  if (step === "hand") return handOver(context, sn);
  await orTrouble(context.upstream.x.shareLink({ sn, action: step === "end" ? "end" : "make" }));
  const cookie = flash(step === "end" ? "unshared" : "shared", context.secure);
  throw redirect(`${receiptPath(sn)}#share`, { status: 303, headers: { "set-cookie": cookie } });
}

export default function Resulte() {
  const { hold, order } = useLoaderData<typeof loader>();
  return <ReceiptPage order={order} hold={hold} other={useActionData<typeof action>() ?? null} />;
}
