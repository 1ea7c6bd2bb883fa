import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { later } from "../../document/deferred.ts";
import type { RouteHandle } from "../../document/handle.ts";
import { holding } from "../../document/held.ts";
import { daysLeft } from "../../result/days-left.ts";
import { like } from "../../result/like.server.ts";
import { ResultPage, resultTitle } from "../../result/result-page.tsx";
import { snOf } from "../../result/sn-of.server.ts";
import { orTrouble } from "../../upstream/as-response.server.ts";

export const handle: RouteHandle = { hydrate: true };

/** A ♡ changes nothing else on the page: it is not loaded again. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? "起名结果"} · 罗盘起名` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { upstream, cache, whole } = context;
  const [result, kept] = await Promise.all([
    orTrouble(upstream.order.soughtFree({ sn: snOf(params.sn) })),
    cache.kept("siteInfo"),
  ]);
  const siteInfo = await later(whole, kept, () => cache.fetched("siteInfo"));
  const names = result.names.map(({ name, given, liked }) => ({ name, given, liked }));
  return holding(
    { sn: result.sn, title: resultTitle(result), names },
    { drawn: { result, days: daysLeft(result.expiresAt) }, siteInfo: siteInfo.value },
  );
}

export async function action({ params, context }: ActionFunctionArgs) {
  const sn = snOf(params.sn);
  return like(context, sn, `/naming-result/${sn}`);
}

export default function NamingResult() {
  const { sn, names, drawn, siteInfo } = useLoaderData<typeof loader>();
  return <ResultPage sn={sn} names={names} drawn={drawn} siteInfo={siteInfo} />;
}
