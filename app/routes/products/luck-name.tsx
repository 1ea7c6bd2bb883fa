import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { sendForm } from "#app/kit/form/send-form.server.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { LUCK_PATH, luckDetailsPath } from "#app/kit/paths/luck-path.ts";
import { later } from "#app/kit/prose/deferred.ts";
import { luckForm } from "#app/products/luck/fields.ts";
import { LUCK_TITLE, LuckFormPage, LuckHome } from "#app/products/luck/luck-home.tsx";

export const handle: RouteHandle = {
  ...{ open: true, share: true, saysRefusals: true, prefetch: true },
  madeOf: ["siteInfo"],
};
export const headers = keptHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.answers === true ? "出错了：" : ""}${LUCK_TITLE} · 罗盘起名` },
  {
    name: "description",
    content: "从符合姓氏的名字里，按公开的办法随机抽一个：种子是订单号，结果固定，可以自己核对。",
  },
  { tagName: "link", rel: "canonical", href: data?.canonical },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const { cache, whole, form, refusal, origin, routerBase } = context;
  const kept = await cache.kept("siteInfo");
  return {
    canonical: `${origin}${routerBase === "/" ? "" : routerBase.replace(/\/$/, "")}${LUCK_PATH}`,
    /** This answers a POST that did not succeed. */
    answers: refusal !== null || Object.keys(form).length > 0,
    form: luckForm.state(refusal?.values ?? {}),
    siteInfo: (await later(whole, kept, () => cache.fetched("siteInfo"))).value,
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
  const { answers, form, siteInfo } = useLoaderData<typeof loader>();
  const back = useActionData<typeof action>();
  if (answers) return <LuckFormPage state={back?.form ?? form} />;
  return <LuckHome form={form} info={siteInfo} />;
}
