import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "../baby-form/form-state.server.ts";
import { sendBrief } from "../baby-form/send-brief.server.ts";
import { BusinessFormPage, BusinessHome } from "../business/business-home.tsx";
import { businessSample } from "../business/sample.server.ts";
import { businessFormState, sendBusiness } from "../business-form/send-business.server.ts";
import { later } from "../document/deferred.ts";
import type { RouteHandle } from "../document/handle.ts";
import { held } from "../document/held.ts";
import { keptHeaders } from "../document/kept-headers.ts";
import type { Trouble } from "../document/trouble.ts";
import { FormPage } from "../home/form-page.tsx";
import { homeMeta } from "../home/home-meta.ts";
import { HomePage } from "../home/home-page.tsx";
import { sample } from "../home/sample.server.ts";
import { ScoreFormPage, ScoreHome } from "../home/score-home.tsx";
import { type Service, serviceOf } from "../home/service.ts";
import { scoreFormState, sendName } from "../score-form/send-name.server.ts";

export const handle: RouteHandle = { open: true, share: true };
export const headers = keptHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => homeMeta(data);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { cache, whole, form, refusal } = context;
  const typed = refusal?.values ?? {};
  const asked = form.kind ?? typed.kind ?? new URL(request.url).searchParams.get("tab");
  const service = serviceOf(asked);
  const home = context.origin + (context.routerBase === "/" ? "/" : context.routerBase);
  const [siteInfo, content, ads] = await Promise.all([
    cache.kept("siteInfo"),
    cache.kept("content"),
    cache.kept("ads"),
  ]);
  const forBaby = service === "baby";
  const typedFor = (one: Service) => (service === one ? typed : {});
  // Only the first home has content and notices: elsewhere nothing is fetched for them.
  const [infoLater, contentLater, adsLater] = await Promise.all([
    later(whole, siteInfo, () => cache.fetched("siteInfo")),
    forBaby ? later(whole, content, () => cache.fetched("content")) : { value: content },
    forBaby ? later(whole, ads, () => cache.fetched("ads")) : { value: ads },
  ]);
  return held({
    canonical: forBaby ? home : `${home}?tab=${service}`,
    service,
    /** This answers a POST that did not succeed. */
    answers: refusal !== null || Object.keys(form).length > 0,
    form: formState(typedFor("baby"), Date.now()),
    scoreForm: scoreFormState(typedFor("score")),
    businessForm: businessFormState(typedFor("business")),
    sample,
    businessSample,
    siteInfo: infoLater.value,
    content: contentLater.value,
    ads: adsLater.value,
  });
}

export async function action({ context }: ActionFunctionArgs) {
  const none = { form: null, scoreForm: null, businessForm: null };
  const service = serviceOf(context.form.kind);
  if (service === "score") {
    const sent = await sendName(context);
    if (sent.ok) throw redirect(`/name-measurement-result/${sent.sn}`, 303);
    return data({ ...none, scoreForm: sent.state }, answerOf(sent));
  }
  if (service === "business") {
    const sent = await sendBusiness(context);
    if (sent.ok) throw redirect(`/naming-result/${sent.sn}`, 303);
    return data({ ...none, businessForm: sent.state }, answerOf(sent));
  }
  const sent = await sendBrief(context);
  if (sent.ok) throw redirect(`/naming-result/${sent.sn}`, 303);
  return data({ ...none, form: sent.state }, answerOf(sent));
}

/** Status and headers of a page that hands a form back. */
function answerOf({ state, status }: { state: { trouble: Trouble | null }; status: number }) {
  const wait = state.trouble?.retryAfter;
  return { status, headers: wait ? { "retry-after": String(wait) } : {} };
}

export default function Home() {
  const loaded = useLoaderData<typeof loader>();
  const back = useActionData<typeof action>();
  if (loaded.service === "score") {
    const state = back?.scoreForm ?? loaded.scoreForm;
    return loaded.answers ? (
      <ScoreFormPage state={state} />
    ) : (
      <ScoreHome form={state} info={loaded.siteInfo} />
    );
  }
  if (loaded.service === "business") {
    const state = back?.businessForm ?? loaded.businessForm;
    return loaded.answers ? (
      <BusinessFormPage state={state} />
    ) : (
      <BusinessHome form={state} info={loaded.siteInfo} sample={loaded.businessSample} />
    );
  }
  if (loaded.answers) return <FormPage state={back?.form ?? loaded.form} />;
  return <HomePage form={loaded.form} loaded={loaded} />;
}
