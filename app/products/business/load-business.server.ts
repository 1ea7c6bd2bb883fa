import type { AppLoadContext } from "@remix-run/cloudflare";
import { signsTitle } from "#app/kit/business/words.ts";
import { drawnOf } from "#app/kit/glyphs/outlines.ts";
import { daysLeft } from "#app/kit/order/days-left.ts";
import { isPaid, isPreparing, offeredBeside, picksIn, reportOf } from "#app/kit/report/load-paid.server.ts";
import { preparing } from "#app/kit/report/preparing-page.tsx";
import { besideFree } from "#app/kit/result/beside-free.server.ts";
import { viewOf } from "#app/kit/result/view.server.ts";
import { askedFilter, isFirstView } from "#app/kit/result/view.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import type { Brought } from "#app/kit/upstream/client.server.ts";
import type { BusinessPage, FreeBusiness, PaidBusiness } from "#functions/contract/products/business.ts";
import { calls } from "#functions/contract/wire/calls.ts";

/** What the page of a business naming order shows, by its state; `compared` are names to lay side by side. */
export async function loadBusiness(
  context: AppLoadContext,
  result: FreeBusiness,
  query: URLSearchParams,
  compared: { sn: string; names: readonly BusinessPage[]; asked: number },
  brought: Brought,
) {
  const { sn, asked, findings } = result;
  if (compared.names.length > 1) {
    const outlines = await context.outlines(compared.names);
    const offered = await offeredBeside(context, result, compared.names);
    const shown = { ...compared, findings, offered, drawn: drawnOf(outlines) };
    return { view: "business-compare" as const, title: "放在一起比", compared: shown, outlines };
  }
  const ask = () => context.upstream.order.sought({ sn });
  const report = isPaid(result.status) ? await reportOf(brought, calls.order.sought.data, ask) : null;
  if (report?.service === "business") {
    const shown = await paidView(context, report, query);
    const [first] = isFirstView(shown.view) ? shown.names : [];
    const outlines = await context.outlines(first === undefined ? [] : [first]);
    return { view: "business-paid" as const, title: signsTitle(asked, report.count), shown, outlines };
  }
  if (isPreparing(result.status)) return preparing(sn);
  return {
    view: "business-free" as const,
    title: signsTitle(asked, result.names.length),
    result,
    days: daysLeft(result.expiresAt),
    ...(await besideFree(context)),
    outlines: await context.outlines(result.names),
  };
}

async function paidView({ upstream }: AppLoadContext, report: PaidBusiness, query: URLSearchParams) {
  const view = viewOf(query);
  const { sn } = report;
  const { filter, sort, batch } = view;
  const isFirst = filter === "all" && batch === 0 && sort === "report";
  const found = isFirst
    ? null
    : await orTrouble(upstream.order.getName({ sn, filter: askedFilter(filter), sort, batch }));
  const names = found?.service === "business" ? found.names : report.names;
  return { report, view, names, picked: picksIn(query), asks: query.has("compare") };
}
