import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadHold } from "#app/kit/order/load-hold.server.ts";
import { snOf } from "#app/kit/order/sn-of.server.ts";
import { orTrouble, troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { StrokesPage } from "#app/products/baby/paper/strokes-page.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data === undefined ? "" : `${data.name.name}：`}笔顺与字帖 · 罗盘起名` },
];

/** How a name is written, for whoever may see the name. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const sn = snOf(params.sn, context);
  const asked = new URL(request.url).searchParams.get("name") ?? "";
  const [hold, name] = await Promise.all([
    loadHold(context, sn),
    orTrouble(context.upstream.order.nameDetail({ sn, name: asked })),
  ]);
  if (name.service === "business") throw troubleResponse({ kind: "not-found", retryAfter: null });
  const outlines = await context.outlines([name]);
  const written = [...(await context.ink.name(name.name))];
  return { hold, name, outlines, written, strokes: await context.strokes(written) };
}

export default function NameStrokes() {
  const { name, written, strokes } = useLoaderData<typeof loader>();
  return <StrokesPage name={name} written={written} strokes={strokes} />;
}
