import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadHold } from "#app/kit/order/load-hold.server.ts";
import { snOf } from "#app/kit/order/sn-of.server.ts";
import { orTrouble, troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { CardPage } from "#app/products/baby/detail/card-page.tsx";

export const meta: MetaFunction<typeof loader> = () => [{ title: "存一张名字卡 · 罗盘起名" }];

/** The page of a name's picture, for whoever may see the name. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const sn = snOf(params.sn, context);
  const name = new URL(request.url).searchParams.get("name") ?? "";
  const [hold, page] = await Promise.all([
    loadHold(context, sn),
    orTrouble(context.upstream.order.nameDetail({ sn, name })),
  ]);
  if (page.service === "business") throw troubleResponse({ kind: "not-found", retryAfter: null });
  return { hold, name: page, shared: hold.share ?? sn };
}

export default function NameCard() {
  const { name, shared } = useLoaderData<typeof loader>();
  return <CardPage name={name} shared={shared} />;
}
