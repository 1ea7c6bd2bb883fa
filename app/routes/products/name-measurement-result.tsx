import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { daysLeft } from "#app/kit/order/days-left.ts";
import { withHold } from "#app/kit/order/load-hold.server.ts";
import { snOf } from "#app/kit/order/sn-of.server.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { scorePath } from "#app/kit/paths/order-paths.ts";
import { isPreparing } from "#app/kit/report/load-paid.server.ts";
import { LOOK_AGAIN } from "#app/kit/report/preparing-page.tsx";
import { besideFree } from "#app/kit/result/beside-free.server.ts";
import { changeState } from "#app/kit/score/change-state.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { BusinessScorePage } from "#app/products/business-score/business-score-page.tsx";
import { loadScore } from "#app/products/score/load-score.server.ts";
import { ScorePage } from "#app/products/score/score-page.tsx";
import { scoreTitle } from "#app/products/score/score-title.ts";
import { tryChange } from "#app/products/score/try-change.server.ts";

export const handle: RouteHandle = { headFirst: "order", share: true, stays: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data === undefined ? "名字评分" : scoreTitle(data.scored.score)} · 罗盘起名` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { refusal } = context;
  const sn = snOf(params.sn, context);
  const [hold, face, brought] = await withHold(context, sn, ({ order }) =>
    orTrouble(order.detailFree({ sn })),
  );
  const scored = await loadScore(context, sn, face, brought);
  const { score, paid } = scored;
  // A paid report shows no price and no notice, so that nothing is fetched for them.
  const beside = paid === null ? await besideFree(context) : { siteInfo: null, ads: null };
  const shown = "characters" in score ? score : { characters: Array.from(score.given, (char) => ({ char })) };
  return {
    hold,
    scored,
    reload: paid === null && isPreparing(score.status) ? LOOK_AGAIN : null,
    outlines: await context.outlines([shown]),
    typed: refusal?.values.given,
    days: daysLeft(score.expiresAt),
    idem: crypto.randomUUID(),
    ...beside,
  };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const sn = snOf(params.sn, context);
  const untried = await tryChange(context, sn);
  if (untried === null) throw redirect(`${scorePath(sn)}#change`, 303);
  return data(untried, untried.status);
}

export default function NameMeasurementResult() {
  const { scored, typed, days, idem, siteInfo, ads } = useLoaderData<typeof loader>();
  const untried = useActionData<typeof action>();
  const change = changeState(scored.score, untried?.typed ?? typed, untried?.error ?? null);
  const around = { change, days, idem, info: siteInfo, ads };
  return scored.service === "business" ? (
    <BusinessScorePage score={scored.score} paid={scored.paid} {...around} />
  ) : (
    <ScorePage score={scored.score} paid={scored.paid} {...around} />
  );
}
