import type { AppLoadContext } from "@remix-run/cloudflare";
import type { BusinessPage, FreeBusiness, PaidBusiness } from "#functions/contract/products/business.ts";
import { besideFree } from "../result/beside-free.server.ts";
import { daysLeft } from "../result/days-left.ts";
import { isPaid, isPreparing, orPreparing, picksIn } from "../result/paid/load-paid.server.ts";
import { preparing } from "../result/paid/preparing-page.tsx";
import { viewOf } from "../result/paid/view.server.ts";
import { orTrouble } from "../upstream/as-response.server.ts";
import { signsTitle } from "./words.ts";

/** What the page of a business naming order shows, by its state; `compared` are names to lay side by side. */
export async function loadBusiness(
  context: AppLoadContext,
  result: FreeBusiness,
  query: URLSearchParams,
  compared: { sn: string; names: readonly BusinessPage[]; asked: number },
) {
  const { sn, asked, findings } = result;
  if (compared.names.length > 1) {
    return {
      view: "business-compare" as const,
      title: "放在一起比",
      compared: { ...compared, findings },
      outlines: await context.outlines(compared.names),
    };
  }
  const report = isPaid(result.status) ? await orPreparing(context.upstream.order.sought({ sn })) : null;
  if (report?.service === "business") {
    const shown = await paidView(context, report, query);
    return { view: "business-paid" as const, title: signsTitle(asked.trade, report.count), shown };
  }
  if (isPreparing(result.status)) return preparing(sn);
  return {
    view: "business-free" as const,
    title: signsTitle(asked.trade, result.names.length),
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
  const found = isFirst ? null : await orTrouble(upstream.order.getName({ sn, filter, sort, batch }));
  const names = found?.service === "business" ? found.names : report.names;
  return { report, view, names, picked: picksIn(query) };
}
