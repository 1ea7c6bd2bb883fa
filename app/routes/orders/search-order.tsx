import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { find, findState } from "#app/orders/look-up/find.server.ts";
import { FindPage } from "#app/orders/look-up/find-page.tsx";
import { foundCookie } from "#app/orders/look-up/found-cookie.server.ts";

export const handle: RouteHandle = { saysRefusals: true, prefetch: true };

export const meta: MetaFunction = () => [{ title: "查订单 · 罗盘起名" }];

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  state: findState(context.refusal?.values ?? {}),
});

export async function action({ context }: ActionFunctionArgs) {
  const found = await find(context);
  if ("state" in found) {
    const wait = found.state.trouble?.retryAfter;
    return data(found.state, { status: found.status, headers: wait ? { "retry-after": String(wait) } : {} });
  }
  const numbers = found.orders.map(({ sn }) => sn);
  throw redirect("/search-result", {
    status: 303,
    headers: { "set-cookie": foundCookie(numbers, context.secure) },
  });
}

export default function SearchOrder() {
  const { state } = useLoaderData<typeof loader>();
  return <FindPage state={useActionData<typeof action>() ?? state} />;
}
