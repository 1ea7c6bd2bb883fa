import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { flash } from "#app/kit/cookies/flash.server.ts";
import { snOf } from "#app/kit/order/sn-of.server.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { DeletePage } from "#app/orders/list/delete-page.tsx";
import { HISTORY_PATH, OrdersPage } from "#app/orders/list/orders-page.tsx";

export const meta: MetaFunction = () => [{ title: "我的订单 · 罗盘起名" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { orders } = await orTrouble(context.upstream.index.search({}));
  const asked = new URL(request.url).searchParams.get("delete");
  const leaving =
    orders.find(({ sn, status, role }) => sn === asked && status !== "erased" && role === "owner") ?? null;
  return { orders, leaving };
}

/** Deletes an order's data for good. */
export async function action({ context }: ActionFunctionArgs) {
  await orTrouble(context.upstream.x.erase({ sn: snOf(context.form.sn, context) }));
  // What the device has kept of its pages goes as well, so that going back shows nothing of it.
  const headers = { "set-cookie": flash("deleted", context.secure), "clear-site-data": '"cache"' };
  throw redirect(HISTORY_PATH, { status: 303, headers });
}

export default function MyOrders() {
  const { orders, leaving } = useLoaderData<typeof loader>();
  return leaving === null ? <OrdersPage orders={orders} /> : <DeletePage order={leaving} />;
}
