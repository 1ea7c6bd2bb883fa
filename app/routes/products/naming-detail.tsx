import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { snOf } from "#app/kit/order/sn-of.server.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { like } from "#app/kit/result/like.server.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { DetailPage } from "#app/products/baby/detail/detail-page.tsx";
import { BusinessDetailPage } from "#app/products/business/detail-page.tsx";

export const handle: RouteHandle = { likes: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data === undefined ? "名字详情" : data.name} · 罗盘起名` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const sn = snOf(query.get("sn"));
  const page = await orTrouble(context.upstream.order.nameDetail({ sn, name: query.get("name") ?? "" }));
  return { ...page, outlines: await context.outlines([page]) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sn = snOf(new URL(request.url).searchParams.get("sn"));
  return like(context, sn, `/naming-detail?${new URLSearchParams({ sn, name: context.form.name ?? "" })}`);
}

export default function NamingDetail() {
  const name = useLoaderData<typeof loader>();
  return name.service === "business" ? <BusinessDetailPage name={name} /> : <DetailPage name={name} />;
}
