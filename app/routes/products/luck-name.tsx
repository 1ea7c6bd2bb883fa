import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AgainNote } from "#app/kit/form/before/again-note.tsx";
import { loadAgain } from "#app/kit/form/before/load-again.server.ts";
import { sendForm } from "#app/kit/form/send-form.server.ts";
import { foundAt } from "#app/kit/page/found/found.server.ts";
import { foundMeta } from "#app/kit/page/found/found-meta.ts";
import { product } from "#app/kit/page/found/things.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { AGAIN } from "#app/kit/paths/home-paths.ts";
import { LUCK_PATH, luckDetailsPath } from "#app/kit/paths/luck-path.ts";
import { isPromise, later } from "#app/kit/prose/deferred.ts";
import { luckForm } from "#app/products/luck/fields.ts";
import { LUCK_TITLE, LuckFormPage, LuckHome } from "#app/products/luck/luck-home.tsx";

export const handle: RouteHandle = {
  ...{ open: true, share: true, saysRefusals: true, prefetch: true },
  ...{ madeOf: ["siteInfo"], ownWith: AGAIN },
};
export const headers = keptHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (data === undefined || data.answers)
    return foundMeta(undefined, {
      title: data === undefined ? LUCK_TITLE : `出错了：${LUCK_TITLE}`,
      description: SAYS,
    });
  const { found, siteInfo } = data;
  const price = siteInfo === null || isPromise(siteInfo) ? undefined : siteInfo.prices.luck;
  const sold = price && product(found, { name: "随机优选一个名字", description: SAYS }, price);
  return foundMeta(found, { title: LUCK_TITLE, description: SAYS, things: sold ? [sold] : [] });
};

const SAYS = "从符合姓氏的名字里，按公开的办法随机抽一个：种子是订单号，结果固定，可以自己核对。";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { cache, form, refusal } = context;
  const again = await loadAgain(request, context, ["luck"]);
  const kept = await cache.kept("siteInfo");
  return {
    found: foundAt(context, LUCK_PATH),
    /** This answers a POST that did not succeed. */
    answers: refusal !== null || Object.keys(form).length > 0,
    /** What was sent with an order, to be filled in again. */
    again,
    private: again !== null,
    form: again === null ? luckForm.state(refusal?.values ?? {}) : luckForm.again(again),
    siteInfo: later(kept, () => cache.fetched("siteInfo")),
  };
}

export async function action({ context: { form, upstream } }: ActionFunctionArgs) {
  // No field of this form may stay empty: an empty value is an error, and is sent as it is.
  const sent = await sendForm(luckForm.post(form, form), upstream.order.skyfall);
  if (sent.ok) throw redirect(luckDetailsPath(sent.came.sn), 303);
  const wait = sent.state.trouble?.retryAfter;
  const headers = { ...(wait && { "retry-after": String(wait) }) };
  return data({ form: sent.state }, { status: sent.status, headers });
}

export default function LuckName() {
  const { answers, again, form, siteInfo } = useLoaderData<typeof loader>();
  const back = useActionData<typeof action>();
  if (again !== null)
    return (
      <>
        <AgainNote sent={again} />
        <LuckFormPage state={form} />
      </>
    );
  if (answers) return <LuckFormPage state={back?.form ?? form} />;
  return <LuckHome form={form} info={siteInfo} />;
}
