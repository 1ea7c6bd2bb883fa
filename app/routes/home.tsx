import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BusinessFormPage, BusinessHome } from "#app/home/business/business-home.tsx";
import { businessSample } from "#app/home/business/sample.server.ts";
import { FormPage } from "#app/home/form-page.tsx";
import { homeForm, sendHomeForm } from "#app/home/forms.server.ts";
import { homeMeta } from "#app/home/home-meta.ts";
import { HomePage } from "#app/home/home-page.tsx";
import { sample } from "#app/home/sample.server.ts";
import { SamplePage } from "#app/home/sample-report.tsx";
import { BusinessScoreFormPage, BusinessScoreHome } from "#app/home/score/business-score-home.tsx";
import { ScoreFormPage, ScoreHome } from "#app/home/score/score-home.tsx";
import { foundAt } from "#app/kit/page/found/found.server.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { asksForSample, HOME_PATHS, homeTabAt, homeTabOf } from "#app/kit/paths/home-paths.ts";
import { later } from "#app/kit/prose/deferred.ts";

export const handle: RouteHandle = {
  ...{ open: true, share: true, saysRefusals: true, prefetch: true },
  madeOf: ["siteInfo", "content", "homeAds"],
};
export const headers = keptHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => homeMeta(data);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { cache, form, refusal } = context;
  const typed = refusal?.values ?? {};
  const kind = form.kind ?? typed.kind;
  const service = kind === undefined ? homeTabAt(request.url) : homeTabOf(kind);
  const [siteInfo, content, ads] = await Promise.all([
    cache.kept("siteInfo"),
    cache.kept("content"),
    cache.kept("homeAds"),
  ]);
  const forBaby = service === "baby";
  const answers = refusal !== null || Object.keys(form).length > 0;
  const samples = { baby: [sample], business: [businessSample], score: [], "business-score": [] };
  return {
    found: foundAt(context, HOME_PATHS[service]),
    service,
    /** This answers a POST that did not succeed. */
    answers,
    /** The sample report is asked for, and nothing beside it. */
    isSample: forBaby && !answers && asksForSample(request.url),
    form: homeForm(service, typed),
    sample,
    businessSample,
    siteInfo: later(siteInfo, () => cache.fetched("siteInfo")),
    // Only the home of the baby service shows content and notices; they are not fetched for the others.
    content: forBaby ? later(content, () => cache.fetched("content")) : content,
    ads: forBaby ? later(ads, () => cache.fetched("homeAds")) : ads,
    outlines: await context.outlines(answers ? [] : samples[service]),
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
  const { answers, siteInfo, businessSample } = loaded;
  const { service, state } = back ?? loaded.form;
  switch (service) {
    case "score":
      return answers ? <ScoreFormPage state={state} /> : <ScoreHome form={state} info={siteInfo} />;
    case "business-score":
      return answers ? (
        <BusinessScoreFormPage state={state} />
      ) : (
        <BusinessScoreHome form={state} info={siteInfo} />
      );
    case "business":
      return answers ? (
        <BusinessFormPage state={state} />
      ) : (
        <BusinessHome form={state} info={siteInfo} sample={businessSample} />
      );
    case "baby":
      if (answers) return <FormPage state={state} />;
      return loaded.isSample ? (
        <SamplePage name={loaded.sample} />
      ) : (
        <HomePage form={state} loaded={loaded} />
      );
  }
}
