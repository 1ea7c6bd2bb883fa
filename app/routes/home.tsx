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
import { serviceOf } from "../home/service.ts";
import { SoonPanel } from "../home/soon-panel.tsx";
import { scoreFormState, sendName } from "../score-form/send-name.server.ts";

export const handle: RouteHandle = { open: true };
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
    form: formState(forBaby ? typed : {}, Date.now()),
    scoreForm: scoreFormState(forBaby ? {} : typed),
    sample,
    siteInfo: infoLater.value,
    content: contentLater.value,
    ads: adsLater.value,
  });
}

export async function action({ context }: ActionFunctionArgs) {
  if (serviceOf(context.form.kind) === "score") {
    const sent = await sendName(context);
    if (sent.ok) throw redirect(`/name-measurement-result/${sent.sn}`, 303);
    return data({ scoreForm: sent.state, form: null }, answerOf(sent));
  }
  const sent = await sendBrief(context);
  if (sent.ok) throw redirect(`/naming-result/${sent.sn}`, 303);
  return data({ form: sent.state, scoreForm: null }, answerOf(sent));
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
  if (loaded.answers) return <FormPage state={back?.form ?? loaded.form} />;
  if (loaded.service === "business") return <SoonPanel />;
  return <HomePage form={loaded.form} loaded={loaded} />;
}
