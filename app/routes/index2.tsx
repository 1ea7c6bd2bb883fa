import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { businessSample } from "#app/home/business/sample.server.ts";
import { SecondHome } from "#app/home/business/second-home.tsx";
import { homeMeta } from "#app/home/home-meta.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { later } from "#app/kit/prose/deferred.ts";
import { businessForm } from "#app/products/business/form/fields.ts";

export const handle: RouteHandle = {
  ...{ open: true, share: true, prefetch: true },
  madeOf: ["siteInfo", "content", "index2Ads"],
};

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  homeMeta(data && { service: "business", answers: false, canonical: data.canonical });

/** The first home takes the form of this page, so that only one page shows the errors of a form. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { cache, whole } = context;
  const [siteInfo, content, ads] = await Promise.all([
    cache.kept("siteInfo"),
    cache.kept("content"),
    cache.kept("index2Ads"),
  ]);
  const [infoLater, contentLater, adsLater] = await Promise.all([
    later(whole, siteInfo, () => cache.fetched("siteInfo")),
    later(whole, content, () => cache.fetched("content")),
    later(whole, ads, () => cache.fetched("index2Ads")),
  ]);
  return {
    canonical: context.origin + (context.routerBase === "/" ? "/" : context.routerBase),
    form: businessForm.state({}),
    businessSample,
    siteInfo: infoLater.value,
    content: contentLater.value,
    ads: adsLater.value,
    outlines: await context.outlines([businessSample]),
  };
}

export default function Index2() {
  const loaded = useLoaderData<typeof loader>();
  return <SecondHome form={loaded.form} loaded={loaded} />;
}
