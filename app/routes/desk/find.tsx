import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orderPath } from "#app/desk/frame/pages.ts";
import { staffOf } from "#app/desk/frame/staff.server.ts";
import { findOrders } from "#app/desk/orders/find.server.ts";
import { FindPage, type FindState } from "#app/desk/orders/find-page.tsx";
import { freshState } from "#app/kit/form/fresh-state.ts";

export const meta: MetaFunction = () => [{ title: "查单 · 罗盘工作台" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const state: FindState = freshState(context.refusal?.values ?? {});
  return { person: staffOf(context), state };
}

/** What was typed may be a mobile: it stands in no address, and what it found is the answer itself. */
export async function action({ context }: ActionFunctionArgs) {
  staffOf(context);
  const { status, ...answer } = await findOrders(context);
  const [one, ...others] = answer.found ?? [];
  if (one !== undefined && others.length === 0) throw redirect(orderPath(one.sn), 303);
  return data(answer, { status });
}

export default function DeskFind() {
  const { person, state } = useLoaderData<typeof loader>();
  const back = useActionData<typeof action>();
  return <FindPage person={person} state={back?.state ?? state} found={back?.found ?? null} />;
}
