import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { OrderStatus } from "#functions/contract/orders.ts";
import { later } from "../../document/deferred.ts";
import type { RouteHandle } from "../../document/handle.ts";
import { holding } from "../../document/held.ts";
import { daysLeft } from "../../result/days-left.ts";
import { like } from "../../result/like.server.ts";
import { ComparePage } from "../../result/paid/compare-page.tsx";
import { isPaid, loadCompared, loadView, orPreparing, picksIn } from "../../result/paid/load-paid.server.ts";
import { paidTitle } from "../../result/paid/paid-head.tsx";
import { PaidPage } from "../../result/paid/paid-page.tsx";
import { LOOK_AGAIN, PreparingPage } from "../../result/paid/preparing-page.tsx";
import { anchorOf } from "../../result/paid/view.ts";
import { ResultPage, resultTitle } from "../../result/result-page.tsx";
import { snOf } from "../../result/sn-of.server.ts";
import { orTrouble } from "../../upstream/as-response.server.ts";

export const handle: RouteHandle = { hydrate: true };

/** A ♡ changes nothing else on the page: it is not loaded again. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? "起名结果"} · 罗盘起名` },
  ...(data?.view === "preparing" ? [{ httpEquiv: "refresh", content: String(LOOK_AGAIN) }] : []),
];

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const sn = snOf(params.sn);
  const { upstream } = context;
  const query = new URL(request.url).searchParams;
  const [result, kept] = await Promise.all([
    orTrouble(upstream.order.soughtFree({ sn })),
    context.cache.kept("siteInfo"),
  ]);
  const { status } = result;
  const compared = query.has("compare") ? await loadCompared(context, sn, query) : [];
  if (compared.length > 1) {
    const asked = picksIn(query).length;
    return holding(
      { view: "compare" as const, sn, title: "放在一起比" },
      { drawn: { sn, names: compared, asked } },
    );
  }
  const report = isPaid(status) ? await orPreparing(upstream.order.sought({ sn })) : null;
  if (report !== null) {
    const drawn = await loadView(context, report, query);
    return holding(
      { view: "paid" as const, sn, title: paidTitle(report), names: drawn.names.map(hearted) },
      { drawn },
    );
  }
  if (isPreparing(status)) return holding({ view: "preparing" as const, sn, title: "正在整理您的报告" }, {});
  const siteInfo = await later(context.whole, kept, () => context.cache.fetched("siteInfo"));
  return holding(
    { view: "free" as const, sn, title: resultTitle(result), names: result.names.map(hearted) },
    { drawn: { result, days: daysLeft(result.expiresAt) }, siteInfo: siteInfo.value },
  );
}

/** A report that is not there although nothing is amiss: a refund that is asked for before delivery has none either. */
const isPreparing = (status: OrderStatus) => status === "paid" || status === "delivered";

/** What the browser needs of a name. */
const hearted = ({ name, given, liked }: { name: string; given: string; liked: boolean }) => ({
  name,
  given,
  liked,
});

export async function action({ params, request, context }: ActionFunctionArgs) {
  const sn = snOf(params.sn);
  const { search } = new URL(request.url);
  const { name = "" } = context.form;
  return like(context, sn, `/naming-result/${sn}${search}#${encodeURIComponent(anchorOf(name))}`);
}

export default function NamingResult() {
  const data = useLoaderData<typeof loader>();
  switch (data.view) {
    case "free":
      return <ResultPage sn={data.sn} names={data.names} drawn={data.drawn} siteInfo={data.siteInfo} />;
    case "paid":
      return <PaidPage sn={data.sn} names={data.names} drawn={data.drawn} />;
    case "compare":
      return <ComparePage drawn={data.drawn} />;
    case "preparing":
      return <PreparingPage path={`/naming-result/${data.sn}`} />;
  }
}
