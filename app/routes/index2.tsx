import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { businessSample } from "#app/home/business/sample.server.ts";
import { SecondHome } from "#app/home/business/second-home.tsx";
import { homeMeta } from "#app/home/home-meta.ts";
import { foundAt } from "#app/kit/page/found/found.server.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { later } from "#app/kit/prose/deferred.ts";
import { businessForm } from "#app/products/business/form/fields.ts";

export const handle: RouteHandle = {
  ...{ open: true, share: true, prefetch: true },
  madeOf: ["siteInfo", "content", "index2Ads"],
};

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  homeMeta(data && { service: "business", answers: false, found: data.found, siteInfo: data.siteInfo });

/** The first home takes the form of this page, so that only one page shows the errors of a form. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { cache } = context;
  const [siteInfo, content, ads] = await Promise.all([
    cache.kept("siteInfo"),
    cache.kept("content"),
    cache.kept("index2Ads"),
  ]);
  return {
    found: foundAt(context, "/"),
    form: businessForm.state({}),
    businessSample,
    siteInfo: later(siteInfo, () => cache.fetched("siteInfo")),
    content: later(content, () => cache.fetched("content")),
    ads: later(ads, () => cache.fetched("index2Ads")),
    outlines: await context.outlines([businessSample]),
  };
}

export default function Index2() {
  const loaded = useLoaderData<typeof loader>();
  return <SecondHome form={loaded.form} loaded={loaded} />;
}
