import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { loadSell, sell } from "#app/products/expert/sell/sell.server.ts";
import { sellMeta } from "#app/products/expert/sell/sell-meta.ts";
import { SellPage } from "#app/products/expert/sell/sell-page.tsx";

export const handle: RouteHandle = { open: true, share: true, prefetch: true };
export const headers = keptHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => sellMeta(data);

export const loader = ({ context }: LoaderFunctionArgs) => loadSell(context);

export const action = ({ context }: ActionFunctionArgs) => sell(context);

export default function ManualNaming() {
  const { offer, sample, state } = useLoaderData<typeof loader>();
  return <SellPage offer={offer} sample={sample} state={useActionData<typeof action>() ?? state} />;
}
