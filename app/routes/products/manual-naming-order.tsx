import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { flash } from "#app/kit/cookies/flash.server.ts";
import { withHold } from "#app/kit/order/load-hold.server.ts";
import { snIn } from "#app/kit/order/sn-of.server.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { progressPath } from "#app/kit/paths/expert-paths.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { ProgressPage } from "#app/products/expert/progress/progress-page.tsx";
import { stepState, takeStep } from "#app/products/expert/progress/take-step.server.ts";

export const handle: RouteHandle = { headFirst: "order" };

export const headers = keptHeaders;

export const meta: MetaFunction = () => [{ title: "人工起名进度 · 罗盘起名" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const sn = snIn(request, context);
  const [hold, order] = await withHold(context, sn, (upstream) => orTrouble(upstream.order.rgOrder({ sn })));
  const newest = order.entries.findLast(({ manuscript }) => manuscript !== null)?.manuscript;
  return {
    hold,
    order,
    state: stepState(context.refusal?.values ?? {}),
    outlines: await context.outlines(newest?.names ?? []),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sn = snIn(request, context);
  const taken = await takeStep(context, sn);
  if (!taken.ok) return data(taken.state, { status: taken.status });
  const headers = { "set-cookie": flash(taken.came, context.secure) };
  throw redirect(progressPath(sn), { status: 303, headers });
}

export default function ManualNamingOrder() {
  const { order, state } = useLoaderData<typeof loader>();
  return <ProgressPage order={order} state={useActionData<typeof action>() ?? state} />;
}
