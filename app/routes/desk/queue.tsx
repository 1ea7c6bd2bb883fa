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
import { QueuePage } from "#app/desk/queue/queue-page.tsx";
import { QUEUE_PATH } from "#app/desk/queue/queue-state.ts";
import { queueState, workOff } from "#app/desk/queue/work-off.server.ts";
import { flash } from "#app/kit/cookies/flash.server.ts";

export const meta: MetaFunction = () => [{ title: "待办 · 罗盘工作台" }];

const askedIn = (request: Request) => {
  const asked = new URL(request.url).searchParams;
  return { kind: asked.get("kind") ?? "", ref: asked.get("ref") ?? "" };
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  const { kind, ref } = askedIn(request);
  const { items } = await atDesk(context.upstream.desk.queue({}));
  const item = items.find((one) => one.kind === kind && one.ref === ref) ?? null;
  const order = item === null ? null : await atDesk(orderOf(item.sn, context));
  return { person, items, isOpen: ref !== "", item, order, form: queueState(context.refusal?.values ?? {}) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  staffOf(context);
  const done = await workOff(context, askedIn(request));
  if (!done.ok) return data(done.state, { status: done.status });
  throw redirect(QUEUE_PATH, { status: 303, headers: { "set-cookie": flash(done.came, context.secure) } });
}

export default function DeskQueue() {
  const { person, items, isOpen, item, order, form } = useLoaderData<typeof loader>();
  const back = useActionData<typeof action>();
  return <QueuePage {...{ person, items }} open={isOpen ? { item, order, form: back ?? form } : null} />;
}
