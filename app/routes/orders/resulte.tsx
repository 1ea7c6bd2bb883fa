import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { troubleOf, troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import { ReceiptPage } from "#app/orders/waiting/receipt-page.tsx";
import { Sn } from "#functions/contract/values/scalars.ts";

export const meta: MetaFunction = () => [{ title: "订单 · 罗盘起名" }];

/** An old address: shows the order and leads to its result; an unknown number redirects to the search. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const sn = new URL(request.url).searchParams.get("sn");
  if (!v.is(Sn, sn)) throw redirect("/search-order");
  try {
    return { order: await context.upstream.order.getPaidRes({ sn }) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const trouble = troubleOf(error);
    if (trouble.kind === "not-found") throw redirect("/search-order");
    throw troubleResponse(trouble);
  }
}

export default function Resulte() {
  return <ReceiptPage order={useLoaderData<typeof loader>().order} />;
}
