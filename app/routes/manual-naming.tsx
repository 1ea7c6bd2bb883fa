import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "../document/handle.ts";
import { held } from "../document/held.ts";
import { keptHeaders } from "../document/kept-headers.ts";
import { buy, buyState } from "../manual/buy.server.ts";
import { MANUAL_PATH } from "../manual/paths.ts";
import { SellPage } from "../manual/sell-page.tsx";
import { checkoutPath } from "../pay/services.ts";
import { orTrouble } from "../upstream/as-response.server.ts";

export const handle: RouteHandle = { open: true };
export const headers = keptHeaders;

const SAYS = "请人帮您起名：谁来写、几天交稿、能改几次、怎么退款，都写明；付款前可以看一份完整的手稿样例。";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: "人工起名 · 罗盘起名" },
  { name: "description", content: SAYS },
  ...(page === undefined ? [] : [{ tagName: "link", rel: "canonical", href: page.canonical }]),
];

export async function loader({ context }: LoaderFunctionArgs) {
  const { upstream, refusal, origin, routerBase } = context;
  const offer = await orTrouble(upstream.order.rengong({}));
  const canonical = origin + (routerBase === "/" ? "" : routerBase) + MANUAL_PATH;
  return held({ offer, canonical, state: buyState(refusal?.values ?? {}) });
}

export async function action({ context }: ActionFunctionArgs) {
  const sent = await buy(context);
  if (sent.ok) throw redirect(checkoutPath("manual", sent.sn), 303);
  const { state, status } = sent;
  return data(state.said === null ? state : { ...state, trouble: null }, state.said === null ? status : 409);
}

export default function ManualNaming() {
  const { offer, state } = useLoaderData<typeof loader>();
  return <SellPage offer={offer} state={useActionData<typeof action>() ?? state} />;
}
