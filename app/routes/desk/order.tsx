import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { atDesk, staffOf } from "#app/desk/frame/staff.server.ts";
import { OrderPage } from "#app/desk/queue/order-page.tsx";
import { queueState } from "#app/desk/queue/work-off.server.ts";
import { snIn } from "#app/kit/order/sn-of.server.ts";

export const meta: MetaFunction = () => [{ title: "一单 · 罗盘工作台" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  const sn = snIn(request, context);
  const { desk } = context.upstream;
  const [order, { items }] = await atDesk(Promise.all([desk.order({ sn }), desk.queue({})]));
  const mine = items.filter((item) => item.sn === sn);
  return { person, order, items: mine, form: queueState(context.refusal?.values ?? {}) };
}

export default function DeskOrder() {
  const { person, order, items, form } = useLoaderData<typeof loader>();
  return <OrderPage {...{ person, order, items, form }} />;
}
