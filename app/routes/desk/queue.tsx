import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { atDesk, staffOf } from "#app/desk/frame/staff.server.ts";
import { orderOf } from "#app/desk/orders/find.server.ts";
import { byDue } from "#app/desk/queue/item-words.ts";
import { filterIn, queuePath } from "#app/desk/queue/queue-filter.ts";
import { QueuePage } from "#app/desk/queue/queue-page.tsx";
import { isItem, itemIn, queueState, workOff } from "#app/desk/queue/work-off.server.ts";
import { flash } from "#app/kit/cookies/flash.server.ts";

export const meta: MetaFunction = () => [{ title: "待办 · 罗盘工作台" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  const asked = itemIn(new URL(request.url));
  const items = byDue((await atDesk(context.upstream.desk.queue({}))).items);
  const item = items.find((one) => isItem(one, asked)) ?? null;
  const order = item === null ? null : await atDesk(orderOf(item.sn, context));
  const filter = filterIn(new URL(request.url));
  const form = queueState(context.refusal?.values ?? {});
  return { person, items, filter, now: Date.now(), isOpen: asked.ref !== "", item, order, form };
}

export async function action({ request, context }: ActionFunctionArgs) {
  staffOf(context);
  const done = await workOff(context, itemIn(new URL(request.url)));
  if (!done.ok) return data(done.state, { status: done.status });
  const list = queuePath(filterIn(new URL(request.url)));
  throw redirect(list, { status: 303, headers: { "set-cookie": flash(done.came, context.secure) } });
}

export default function DeskQueue() {
  const { person, items, filter, now, isOpen, item, order, form } = useLoaderData<typeof loader>();
  const back = useActionData<typeof action>();
  return (
    <QueuePage
      {...{ person, items, filter, now }}
      open={isOpen ? { item, order, form: back ?? form } : null}
    />
  );
}
