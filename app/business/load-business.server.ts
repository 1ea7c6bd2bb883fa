import type { AppLoadContext } from "@remix-run/cloudflare";
import type { BusinessCard, BusinessPage, FreeBusiness, PaidBusiness } from "#functions/contract/business.ts";
import { holding } from "../document/held.ts";
import { besideFree } from "../result/beside-free.server.ts";
import { daysLeft } from "../result/days-left.ts";
import { isPaid, isPreparing, orPreparing, picksIn } from "../result/paid/load-paid.server.ts";
import { LOOK_AGAIN } from "../result/paid/preparing-page.tsx";
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
  const { sn, asked } = result;
  if (compared.names.length > 1)
    return holding(
      { view: "business-compare" as const, sn, title: "放在一起比" },
      { drawn: { ...compared, findings: result.findings }, outlines: await context.outlines(compared.names) },
    );
  const report = isPaid(result.status) ? await orPreparing(context.upstream.order.sought({ sn })) : null;
  if (report?.service === "business") {
    const drawn = await paidView(context, report, query);
    const title = signsTitle(asked.trade, report.count);
    return holding({ view: "business-paid" as const, sn, title, names: drawn.names.map(hearted) }, { drawn });
  }
  if (isPreparing(result.status))
    return holding({ view: "preparing" as const, sn, title: "正在整理您的报告" }, { reload: LOOK_AGAIN });
  const beside = await besideFree(context);
  const title = signsTitle(asked.trade, result.names.length);
  return holding(
    { view: "business-free" as const, sn, title, names: result.names.map(hearted) },
    {
      drawn: { result, days: daysLeft(result.expiresAt) },
      ...beside,
      outlines: await context.outlines(result.names),
    },
  );
}

/** What the browser needs of a name. */
const hearted = ({ given, liked }: Pick<BusinessCard, "given" | "liked">) => ({ given, liked });

async function paidView({ upstream }: AppLoadContext, report: PaidBusiness, query: URLSearchParams) {
  const view = viewOf(query);
  const { sn } = report;
  const { filter, sort, batch } = view;
  const isFirst = filter === "all" && batch === 0 && sort === "report";
  const found = isFirst ? null : await orTrouble(upstream.order.getName({ sn, filter, sort, batch }));
  const names = found?.service === "business" ? found.names : report.names;
  return { report, view, names, picked: picksIn(query) };
}
