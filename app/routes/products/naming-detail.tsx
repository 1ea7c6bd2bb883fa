import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PoemPage } from "#app/kit/name/source/poem-page.tsx";
import { withHold } from "#app/kit/order/load-hold.server.ts";
import { snIn, snOf } from "#app/kit/order/sn-of.server.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { addressOf } from "#app/kit/paths/address-of.server.ts";
import { picturePath } from "#app/kit/paths/card-path.ts";
import { detailPath } from "#app/kit/paths/detail-path.ts";
import { like } from "#app/kit/result/like.server.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { DetailPage } from "#app/products/baby/detail/detail-page.tsx";
import { WhyNotPage, whyNotTitle } from "#app/products/baby/why-not/why-not-page.tsx";
import { BusinessDetailPage } from "#app/products/business/detail-page.tsx";
import type { WhyNot } from "#functions/contract/names/why-not.ts";

export const handle: RouteHandle = { headFirst: "order", likes: true, prefetch: true, stays: true };

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => {
  if (shown === undefined) return [{ title: "名字详情 · 罗盘起名" }];
  if (shown.service === "why-not") return [{ title: `${whyNotTitle(shown.asked)} · 罗盘起名` }];
  const title = { title: `${shown.name} · 罗盘起名` };
  return shown.card === null ? [title] : [title, { property: "og:image", content: shown.card }];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const sn = snOf(query.get("sn"), context);
  const ask = query.get("ask");
  if (ask !== null) return answer(await orTrouble(context.upstream.x.whyNot({ sn, name: ask })));
  const [hold, page] = await withHold(context, sn, ({ order }) =>
    orTrouble(order.nameDetail({ sn, name: query.get("name") ?? "" })),
  );
  // Who is sent a link is shown the name's picture by their messenger, which reads the page as they do.
  const isSent = hold.role === "reader" && page.service === "baby";
  const card = isSent ? addressOf(context, picturePath(sn, page.given)) : null;
  return { hold, ...page, card, isPoem: query.has("poem"), outlines: await context.outlines([page]) };
}

/** What was typed and is no name is said at the field, with 400. */
const answer = (asked: WhyNot) =>
  data({ service: "why-not" as const, asked }, { status: asked.wrong === null ? 200 : 400 });

export async function action({ request, context }: ActionFunctionArgs) {
  const sn = snIn(request, context);
  return like(context, sn, `/naming-detail?${new URLSearchParams({ sn, name: context.form.name ?? "" })}`);
}

export default function NamingDetail() {
  const name = useLoaderData<typeof loader>();
  if (name.service === "why-not") return <WhyNotPage asked={name.asked} />;
  if (name.service === "business") return <BusinessDetailPage name={name} />;
  if (name.isPoem) return <PoemPage name={name} back={detailPath(name.sn, name.given)} />;
  return <DetailPage name={name} />;
}
