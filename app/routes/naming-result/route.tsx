import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BusinessComparePage } from "../../business/compare-page.tsx";
import { BusinessFreePage } from "../../business/free-page.tsx";
import { loadBusiness } from "../../business/load-business.server.ts";
import { BusinessPaidPage } from "../../business/paid-page.tsx";
import type { RouteHandle } from "../../document/handle.ts";
import { holding } from "../../document/held.ts";
import { besideFree } from "../../result/beside-free.server.ts";
import { daysLeft } from "../../result/days-left.ts";
import { like } from "../../result/like.server.ts";
import { ComparePage } from "../../result/paid/compare-page.tsx";
import { heartsOf } from "../../result/paid/hearts.ts";
import {
  isPaid,
  isPreparing,
  loadCompared,
  loadView,
  orPreparing,
} from "../../result/paid/load-paid.server.ts";
import { paidTitle } from "../../result/paid/paid-head.tsx";
import { PaidPage } from "../../result/paid/paid-page.tsx";
import { LOOK_AGAIN, PreparingPage } from "../../result/paid/preparing-page.tsx";
import { anchorOf } from "../../result/paid/view.ts";
import { ResultPage, resultTitle } from "../../result/result-page.tsx";
import { snOf } from "../../result/sn-of.server.ts";
import { orTrouble } from "../../upstream/as-response.server.ts";

export const handle: RouteHandle = { hydrate: true, share: true };

/** A ♡ changes nothing else on the page: it is not loaded again. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? "起名结果"} · 罗盘起名` },
];

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const sn = snOf(params.sn);
  const { upstream } = context;
  const query = new URL(request.url).searchParams;
  const result = await orTrouble(upstream.order.soughtFree({ sn }));
  const { names, asked } = await loadCompared(context, sn, query);
  if (result.service === "business") {
    const signs = names.filter((name) => name.service === "business");
    return loadBusiness(context, result, query, { sn, names: signs, asked });
  }
  const compared = { sn, names: names.filter((name) => name.service === "baby"), asked };
  if (compared.names.length > 1)
    return holding(
      { view: "compare" as const, sn, title: "放在一起比" },
      { drawn: compared, outlines: await context.outlines(compared.names) },
    );
  const report = isPaid(result.status) ? await orPreparing(upstream.order.sought({ sn })) : null;
  if (report?.service === "baby") {
    const drawn = await loadView(context, report, query);
    const sent = { view: "paid" as const, sn, title: paidTitle(report), hearts: heartsOf(drawn) };
    return holding(sent, { drawn });
  }
  if (isPreparing(result.status))
    return holding({ view: "preparing" as const, sn, title: "正在整理您的报告" }, { reload: LOOK_AGAIN });
  const beside = await besideFree(context);
  return holding(
    { view: "free" as const, sn, title: resultTitle(result), names: result.names.map(hearted) },
    {
      drawn: { result, days: daysLeft(result.expiresAt) },
      ...beside,
      outlines: await context.outlines(result.names),
    },
  );
}

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
      return (
        <ResultPage
          sn={data.sn}
          names={data.names}
          drawn={data.drawn}
          siteInfo={data.siteInfo}
          ads={data.ads}
        />
      );
    case "paid":
      return <PaidPage sn={data.sn} hearts={data.hearts} drawn={data.drawn} />;
    case "compare":
      return <ComparePage drawn={data.drawn} />;
    case "business-free":
      return (
        <BusinessFreePage
          sn={data.sn}
          names={data.names}
          drawn={data.drawn}
          siteInfo={data.siteInfo}
          ads={data.ads}
        />
      );
    case "business-paid":
      return <BusinessPaidPage sn={data.sn} names={data.names} drawn={data.drawn} />;
    case "business-compare":
      return <BusinessComparePage drawn={data.drawn} />;
    case "preparing":
      return <PreparingPage path={`/naming-result/${data.sn}`} />;
  }
}
