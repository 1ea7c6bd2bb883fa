import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { flash } from "#app/kit/cookies/flash.server.ts";
import { ownersOnly, withHold } from "#app/kit/order/load-hold.server.ts";
import { snIn } from "#app/kit/order/sn-of.server.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { briefPath, progressPath } from "#app/kit/paths/expert-paths.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { briefState } from "#app/products/expert/brief/brief-fields.ts";
import { BriefPage } from "#app/products/expert/brief/brief-page.tsx";
import { sendBrief } from "#app/products/expert/brief/send-brief.server.ts";

export const handle: RouteHandle = { headFirst: "order" };

export const headers = keptHeaders;

export const meta: MetaFunction = () => [{ title: "说说您的想法 · 罗盘起名" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const sn = snIn(request, context);
  const [hold, order] = await withHold(context, sn, (upstream) => orTrouble(upstream.order.rgOrder({ sn })));
  ownersOnly(hold);
  return { order, state: briefState(context.refusal?.values ?? {}, order.brief.said) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sn = snIn(request, context);
  const sent = await sendBrief(context, sn);
  if (!sent.ok) return data(sent.state, { status: sent.status });
  const isDraft = sent.came === "draft";
  const to = isDraft ? briefPath(sn) : progressPath(sn);
  // Where the script saved the draft by itself, the script says so.
  const isQuiet = context.form.auto === "1";
  const cookie = flash(isDraft ? "saved" : "handedin", context.secure);
  throw redirect(to, { status: 303, headers: isQuiet ? {} : { "set-cookie": cookie } });
}

export default function ManualNamingAfter() {
  const { order, state } = useLoaderData<typeof loader>();
  return <BriefPage order={order} state={useActionData<typeof action>() ?? state} />;
}
