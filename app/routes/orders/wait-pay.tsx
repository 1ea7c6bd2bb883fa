import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { snIn } from "#app/kit/order/sn-of.server.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { readLeave } from "#app/orders/payment/leave-cookie.server.ts";
import { reopenPayment } from "#app/orders/payment/reopen-payment.server.ts";
import { reloadAfter, standingOf } from "#app/orders/payment/standing.ts";
import { askPaid, goOn, waitView } from "#app/orders/waiting/load-wait.server.ts";
import { WaitPage } from "#app/orders/waiting/wait-page.tsx";

export const handle: RouteHandle = { headFirst: "order" };

export const headers = keptHeaders;

/** Refreshes to the cashier once: our policy lets no form go there, and the cashier wants our Referer. */
export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const onward = data?.view.onward;
  const title = { title: "付款结果 · 罗盘起名" };
  if (onward?.kind !== "leave" || !onward.isNow) return [title];
  return [title, { httpEquiv: "refresh", content: `0;url=${onward.url}` }];
};

/** Seconds until the payment may be looked up again. */
const LATER_S = 10;

const OFTEN = `操作太快了，请 ${LATER_S} 秒后再试。`;
const UNKEPT = "手机号这次没有记下，不影响付款。以后请凭恢复码或账单里的交易单号查订单。";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const sn = snIn(request, context);
  const result = await askPaid(context, sn);
  const isAnswerToPost = Object.keys(context.form).length > 0 || context.refusal !== null;
  if (result !== null && standingOf(result, Date.now()) === "paid") throw goOn(result);
  const leave = readLeave(request.headers.get("cookie"), context.secure);
  const view = waitView(sn, result, isAnswerToPost ? null : leave.outTradeNo, request, context);
  const { searchParams } = new URL(request.url);
  const isTooOften = searchParams.has("often");
  const leavesNow = view.onward?.kind === "leave" && view.onward.isNow;
  const isStill = leavesNow || isAnswerToPost || isTooOften;
  const reload = isStill ? null : reloadAfter(view.standing, view.seconds * 1000);
  const headers = new Headers();
  if (leave.clear !== null) headers.set("set-cookie", leave.clear);
  const status = result === null ? 503 : isTooOften ? 429 : 200;
  if (status !== 200) headers.set("retry-after", String(LATER_S));
  const said = isTooOften ? OFTEN : searchParams.has("unkept") ? UNKEPT : null;
  return data(
    { view: { ...view, looksAgain: reload !== null, wasAsked: searchParams.has("looked"), said }, reload },
    { status, headers },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { said, status } = await reopenPayment(context, snIn(request, context));
  return data({ said }, { status });
}

export default function WaitPay() {
  const { view } = useLoaderData<typeof loader>();
  const said = useActionData<typeof action>()?.said ?? view.said;
  return <WaitPage view={{ ...view, said }} />;
}
