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
import { briefState } from "../manual/brief-fields.ts";
import { BriefPage } from "../manual/brief-page.tsx";
import { briefPath, progressPath } from "../manual/paths.ts";
import { sendBrief } from "../manual/send-brief.server.ts";
import { snOf } from "../result/sn-of.server.ts";
import { orTrouble } from "../upstream/as-response.server.ts";

export const headers = keptHeaders;

export const meta: MetaFunction = () => [{ title: "说说您的想法 · 罗盘起名" }];

const numberIn = (request: Request) => snOf(new URL(request.url).searchParams.get("sn"));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const order = await orTrouble(context.upstream.order.rgOrder({ sn: numberIn(request) }));
  return { order, state: briefState(context.refusal?.values ?? {}, order.brief.said) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sn = numberIn(request);
  const sent = await sendBrief(context, sn);
  if (!sent.ok) return data(sent.state, { status: sent.status });
  const isDraft = sent.came === "draft";
  const to = isDraft ? briefPath(sn) : progressPath(sn);
  // What a script keeps by itself is said by the script.
  const isQuiet = context.form.auto === "1";
  const cookie = flash(isDraft ? "saved" : "handedin", context.secure);
  throw redirect(to, { status: 303, headers: isQuiet ? {} : { "set-cookie": cookie } });
}

export default function ManualNamingAfter() {
  const { order, state } = useLoaderData<typeof loader>();
  return <BriefPage order={order} state={useActionData<typeof action>() ?? state} />;
}
