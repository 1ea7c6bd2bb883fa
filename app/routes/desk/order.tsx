import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orderPath } from "#app/desk/frame/pages.ts";
import { atDesk, staffOf } from "#app/desk/frame/staff.server.ts";
import { OrderPage } from "#app/desk/queue/order-page.tsx";
import { isItem, itemIn, itemOf, queueState, workOff } from "#app/desk/queue/work-off.server.ts";
import { flash } from "#app/kit/cookies/flash.server.ts";
import { snIn } from "#app/kit/order/sn-of.server.ts";

export const meta: MetaFunction = () => [{ title: "一单 · 罗盘工作台" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  const sn = snIn(request, context);
  const { desk } = context.upstream;
  const [order, { items }] = await atDesk(Promise.all([desk.order({ sn }), desk.queue({})]));
  const mine = items.filter((item) => item.sn === sn);
  const asked = itemIn(new URL(request.url));
  // The item that a form was sent about comes first: another may have come since that is older.
  mine.sort((one, other) => Number(isItem(other, asked)) - Number(isItem(one, asked)));
  const isGone = asked.ref !== "" && !mine.some((one) => isItem(one, asked));
  return {
    person,
    order,
    items: mine,
    isGone,
    now: Date.now(),
    form: queueState(context.refusal?.values ?? {}),
  };
}

/** What was decided about an item of the order; the same page again, where the history tells what came of it. */
export async function action({ request, context }: ActionFunctionArgs) {
  staffOf(context);
  const sn = snIn(request, context);
  const done = await workOff(context, itemOf(context.form, new URL(request.url), sn));
  if (!done.ok) return data(done.state, { status: done.status });
  const back = orderPath(sn);
  throw redirect(back, { status: 303, headers: { "set-cookie": flash(done.came, context.secure) } });
}

export default function DeskOrder() {
  const { form, ...page } = useLoaderData<typeof loader>();
  return <OrderPage {...page} form={useActionData<typeof action>() ?? form} />;
}
