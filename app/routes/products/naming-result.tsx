import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { drawnOf, type Shown } from "#app/kit/glyphs/outlines.ts";
import { daysLeft } from "#app/kit/order/days-left.ts";
import { withHold } from "#app/kit/order/load-hold.server.ts";
import { snOf } from "#app/kit/order/sn-of.server.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import {
  isPaid,
  isPreparing,
  loadCompared,
  loadView,
  offeredBeside,
  reportOf,
} from "#app/kit/report/load-paid.server.ts";
import { moreLike } from "#app/kit/report/more-like.server.ts";
import { PreparingPage, preparing } from "#app/kit/report/preparing-page.tsx";
import { besideFree } from "#app/kit/result/beside-free.server.ts";
import { like } from "#app/kit/result/like.server.ts";
import { isOpening } from "#app/kit/result/view.server.ts";
import { anchorOf, isFirstView } from "#app/kit/result/view.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { ResultPage, resultTitle } from "#app/products/baby/free/result-page.tsx";
import { ComparePage } from "#app/products/baby/paid/compare-page.tsx";
import { leadFirst } from "#app/products/baby/paid/lead.ts";
import { paidTitle } from "#app/products/baby/paid/paid-head.tsx";
import { PaidPage } from "#app/products/baby/paid/paid-page.tsx";
import { BusinessComparePage } from "#app/products/business/compare-page.tsx";
import { BusinessFreePage } from "#app/products/business/free-page.tsx";
import { loadBusiness } from "#app/products/business/load-business.server.ts";
import { BusinessPaidPage } from "#app/products/business/paid-page.tsx";
import { calls } from "#functions/contract/wire/calls.ts";

export const handle: RouteHandle = { headFirst: "order", likes: true, share: true, stays: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? "起名结果"} · 罗盘起名` },
];

/** A family's only own name is drawn like ours: for the outlines of more the page has no room. */
const MOST_OWN_DRAWN = 1;

const drawnOwn = (have: readonly { name: string }[]): readonly Shown[] =>
  have.length > MOST_OWN_DRAWN
    ? []
    : have.map(({ name }) => ({ characters: Array.from(name, (char) => ({ char })) }));

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const sn = snOf(params.sn, context);
  const { upstream } = context;
  const query = new URL(request.url).searchParams;
  const [hold, result, brought] = await withHold(
    context,
    sn,
    ({ order }) => orTrouble(order.soughtFree({ sn, bills: "short" })),
    isOpening(query) ? "opening" : "1",
  );
  const wanted = await loadCompared(context, sn, query);
  const { asked } = wanted;
  if (result.service === "business") {
    const signs = wanted.names.filter((name) => name.service === "business");
    return { hold, ...(await loadBusiness(context, result, query, { sn, names: signs, asked }, brought)) };
  }
  const compared = { sn, names: wanted.names.filter((name) => name.service === "baby"), asked };
  if (compared.names.length > 1) {
    const outlines = await context.outlines(compared.names);
    const offered = await offeredBeside(context, result, compared.names);
    const favourable = result.chart?.favourable ?? [];
    const shown = { ...compared, offered, favourable, drawn: drawnOf(outlines) };
    return { hold, view: "compare" as const, title: "放在一起比", compared: shown, outlines };
  }
  const report = isPaid(result.status)
    ? await reportOf(brought, calls.order.sought.data, () => upstream.order.sought({ sn }))
    : null;
  if (report?.service === "baby") {
    const found = await loadView(context, report, query);
    const names = leadFirst(found.names, found.view, report.chart?.favourable ?? []);
    const shown = { ...found, names };
    // Beside the family's own names there is no room for outlines in the page's bytes.
    const isDrawn = isFirstView(shown.view) && report.have.length === 0;
    const outlines = await context.outlines(isDrawn ? shown.names.slice(0, 1) : []);
    return { hold, view: "paid" as const, title: paidTitle(report), shown, outlines };
  }
  if (isPreparing(result.status)) return { hold, ...preparing(sn) };
  return {
    hold,
    view: "free" as const,
    title: resultTitle(result),
    result,
    days: daysLeft(result.expiresAt),
    ...(await besideFree(context)),
    outlines: await context.outlines(result.names, drawnOwn(result.have)),
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const sn = snOf(params.sn, context);
  const { search } = new URL(request.url);
  const { name = "", after } = context.form;
  if (after !== undefined) return moreLike(context, sn, after);
  return like(context, sn, `/naming-result/${sn}${search}#${encodeURIComponent(anchorOf(name))}`);
}

export default function NamingResult() {
  const data = useLoaderData<typeof loader>();
  const said = useActionData<typeof action>()?.said;
  switch (data.view) {
    case "free":
      return <ResultPage result={data.result} days={data.days} siteInfo={data.siteInfo} ads={data.ads} />;
    case "paid":
      return <PaidPage shown={data.shown} said={said} />;
    case "compare":
      return <ComparePage {...data.compared} />;
    case "business-free":
      return (
        <BusinessFreePage result={data.result} days={data.days} siteInfo={data.siteInfo} ads={data.ads} />
      );
    case "business-paid":
      return <BusinessPaidPage shown={data.shown} />;
    case "business-compare":
      return <BusinessComparePage {...data.compared} />;
    case "preparing":
      return <PreparingPage sn={data.sn} path={`/naming-result/${data.sn}`} />;
  }
}
