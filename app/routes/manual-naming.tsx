import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "../document/handle.ts";
import { keptHeaders } from "../document/kept-headers.ts";
import { loadSell, sell } from "../manual/sell.server.ts";
import { sellMeta } from "../manual/sell-meta.ts";
import { SellPage } from "../manual/sell-page.tsx";

export const handle: RouteHandle = { open: true, share: true };
export const headers = keptHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => sellMeta(data?.canonical);

export const loader = ({ context }: LoaderFunctionArgs) => loadSell(context);

export const action = ({ context }: ActionFunctionArgs) => sell(context);

export default function ManualNaming() {
  const { offer, state } = useLoaderData<typeof loader>();
  return <SellPage offer={offer} state={useActionData<typeof action>() ?? state} />;
}
