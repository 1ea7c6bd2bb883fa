import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BusinessHome } from "#app/home/business/business-home.tsx";
import { businessSample } from "#app/home/business/sample.server.ts";
import { FormAlone } from "#app/home/form-alone.tsx";
import { homeForm, sendHomeForm } from "#app/home/forms.server.ts";
import { homeMeta } from "#app/home/home-meta.ts";
import { HomePage } from "#app/home/home-page.tsx";
import { sample } from "#app/home/sample.server.ts";
import { SamplePage } from "#app/home/sample-report.tsx";
import { BusinessScoreHome } from "#app/home/score/business-score-home.tsx";
import { ScoreHome } from "#app/home/score/score-home.tsx";
import { loadAgain } from "#app/kit/form/before/load-again.server.ts";
import { foundAt } from "#app/kit/page/found/found.server.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { AGAIN, asksForSample, HOME_PATHS, homeTabAt, homeTabOf } from "#app/kit/paths/home-paths.ts";
import { later } from "#app/kit/prose/deferred.ts";

export const handle: RouteHandle = {
  ...{ open: true, share: true, saysRefusals: true, prefetch: true },
  ...{ madeOf: ["siteInfo", "content", "homeAds"], ownWith: AGAIN },
};
export const headers = keptHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => homeMeta(data);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { cache, form, refusal } = context;
  const again = await loadAgain(request, context, Object.keys(HOME_PATHS));
  const typed = refusal?.values ?? again ?? {};
  const kind = form.kind ?? typed.kind;
  const service = kind === undefined ? homeTabAt(request.url) : homeTabOf(kind);
  const [siteInfo, content, ads] = await Promise.all([
    cache.kept("siteInfo"),
    cache.kept("content"),
    cache.kept("homeAds"),
  ]);
  const forBaby = service === "baby";
  const answers = refusal !== null || Object.keys(form).length > 0;
  const isAlone = answers || again !== null;
  const samples = { baby: [sample], business: [businessSample], score: [], "business-score": [] };
  return {
    found: foundAt(context, HOME_PATHS[service]),
    service,
    /** This answers a POST that did not succeed. */
    answers,
    /** What was sent with an order, to be filled in again. */
    again,
    private: again !== null,
    /** The form stands alone: it answers, or is filled in again. */
    isAlone,
    /** The sample report is asked for, and nothing beside it. */
    isSample: forBaby && !isAlone && asksForSample(request.url),
    form: homeForm(service, typed, again === null ? "state" : "again"),
    sample,
    businessSample,
    siteInfo: later(siteInfo, () => cache.fetched("siteInfo")),
    // Only the home of the baby service shows content and notices; they are not fetched for the others.
    content: forBaby ? later(content, () => cache.fetched("content")) : content,
    ads: forBaby ? later(ads, () => cache.fetched("homeAds")) : ads,
    outlines: await context.outlines(isAlone ? [] : samples[service]),
  };
}

export async function action({ context }: ActionFunctionArgs) {
  const { form, status } = await sendHomeForm(homeTabOf(context.form.kind), context);
  const wait = form.state.trouble?.retryAfter;
  return data(form, { status, headers: wait ? { "retry-after": String(wait) } : {} });
}

export default function Home() {
  const loaded = useLoaderData<typeof loader>();
  const back = useActionData<typeof action>();
  const { isAlone, again, siteInfo, businessSample } = loaded;
  const form = back ?? loaded.form;
  if (isAlone) return <FormAlone form={form} sent={again} />;
  switch (form.service) {
    case "score":
      return <ScoreHome form={form.state} info={siteInfo} />;
    case "business-score":
      return <BusinessScoreHome form={form.state} info={siteInfo} />;
    case "business":
      return <BusinessHome form={form.state} info={siteInfo} sample={businessSample} />;
    case "baby":
      return loaded.isSample ? (
        <SamplePage name={loaded.sample} />
      ) : (
        <HomePage form={form.state} loaded={loaded} />
      );
  }
}
