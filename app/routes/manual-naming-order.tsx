import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { flash } from "../document/flash.server.ts";
import { keptHeaders } from "../document/kept-headers.ts";
import { progressPath } from "../manual/paths.ts";
import { ProgressPage } from "../manual/progress-page.tsx";
import { stepState, takeStep } from "../manual/take-step.server.ts";
import { snOf } from "../result/sn-of.server.ts";
import { orTrouble } from "../upstream/as-response.server.ts";

export const headers = keptHeaders;

export const meta: MetaFunction = () => [{ title: "人工起名进度 · 罗盘起名" }];

const numberIn = (request: Request) => snOf(new URL(request.url).searchParams.get("sn"));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const order = await orTrouble(context.upstream.order.rgOrder({ sn: numberIn(request) }));
  const newest = order.entries.findLast(({ manuscript }) => manuscript !== null)?.manuscript;
  return {
    order,
    state: stepState(context.refusal?.values ?? {}),
    outlines: await context.outlines(newest?.names ?? []),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sn = numberIn(request);
  const taken = await takeStep(context, sn);
  if (!taken.ok) return data(taken.state, { status: taken.status });
  const headers = { "set-cookie": flash(taken.came, context.secure) };
  throw redirect(progressPath(sn), { status: 303, headers });
}

export default function ManualNamingOrder() {
  const { order, state } = useLoaderData<typeof loader>();
  return <ProgressPage order={order} state={useActionData<typeof action>() ?? state} />;
}
