import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { readFound } from "#app/orders/look-up/found-cookie.server.ts";
import { FoundPage } from "#app/orders/look-up/found-page.tsx";

export const handle: RouteHandle = { headFirst: "visitor" };

export const meta: MetaFunction = () => [{ title: "查到的订单 · 罗盘起名" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const numbers = new Set(readFound(request.headers.get("cookie")));
  const { orders } = numbers.size === 0 ? { orders: [] } : await orTrouble(context.upstream.index.search({}));
  const found = orders.filter(({ sn }) => numbers.has(sn));
  const [only] = found;
  // Only one order was found and it is the visitor's: redirects to it. A reader is told first how to prove more.
  if (found.length === 1 && only !== undefined && only.status !== "erased" && only.role === "owner")
    throw redirect(only.next, 303);
  return { orders: found };
}

export default function SearchResult() {
  return <FoundPage orders={useLoaderData<typeof loader>().orders} />;
}
