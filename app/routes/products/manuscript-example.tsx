import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { foundAt } from "#app/kit/page/found/found.server.ts";
import { foundMeta } from "#app/kit/page/found/found-meta.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { SAMPLE_PATH } from "#app/kit/paths/expert-paths.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { SamplePage } from "#app/products/expert/sell/sample-page.tsx";

export const handle: RouteHandle = {
  ...{ open: true, share: true, prefetch: true },
  madeOf: ["siteInfo", "content"],
};
export const headers = keptHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  foundMeta(page?.found, {
    title: "手稿样例",
    description: "一份完整的人工起名手稿：虚构家庭的要求，八个名字的字义、出处和理由。",
  });

export async function loader({ context }: LoaderFunctionArgs) {
  const { cache } = context;
  const { manuscripts } = (await cache.kept("content")) ?? (await orTrouble(cache.fetched("content")));
  const found = foundAt(context, SAMPLE_PATH);
  const sample = manuscripts[0] ?? null;
  return { sample, found, outlines: await context.outlines(sample?.manuscript.names ?? []) };
}

export default function ManuscriptExample() {
  return <SamplePage sample={useLoaderData<typeof loader>().sample} />;
}
