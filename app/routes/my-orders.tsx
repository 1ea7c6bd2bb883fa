import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { held } from "../document/held.ts";
import { OrdersPage } from "../orders/orders-page.tsx";
import { orTrouble } from "../upstream/as-response.server.ts";

export const meta: MetaFunction = () => [{ title: "我的订单 · 罗盘起名" }];

export const loader = async ({ context }: LoaderFunctionArgs) =>
  held(await orTrouble(context.upstream.index.search({})));

export default function MyOrders() {
  return <OrdersPage orders={useLoaderData<typeof loader>().orders} />;
}
