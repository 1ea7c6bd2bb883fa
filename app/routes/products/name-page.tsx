import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadHold } from "#app/kit/order/load-hold.server.ts";
import { snOf } from "#app/kit/order/sn-of.server.ts";
import { addressOf } from "#app/kit/paths/address-of.server.ts";
import { picturePath } from "#app/kit/paths/card-path.ts";
import { elderPath } from "#app/kit/paths/name-paths.ts";
import { orTrouble, troubleResponse } from "#app/kit/upstream/as-response.server.ts";
import { ElderPage } from "#app/products/baby/paper/elder-page.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.name.name ?? "名字"} · 罗盘起名` },
  // Who is sent the page is shown the name's picture by their messenger, which reads the page as they do.
  ...(data?.card == null ? [] : [{ property: "og:image", content: data.card }]),
];

/** A name on one page to print, for whoever may see the name; the child's chart is the owner's alone. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const sn = snOf(params.sn, context);
  const asked = new URL(request.url).searchParams.get("name") ?? "";
  const { order } = context.upstream;
  const [hold, name, face] = await Promise.all([
    loadHold(context, sn),
    orTrouble(order.nameDetail({ sn, name: asked })),
    orTrouble(order.soughtFree({ sn, bills: "short" })),
  ]);
  if (name.service === "business" || face.service === "business")
    throw troubleResponse({ kind: "not-found", retryAfter: null });
  // Whoever reads by the order's number must not print it: the code is the owner's to give.
  const address = hold.share === null ? null : addressOf(context, elderPath(hold.share, name.given));
  const card = hold.role === "reader" ? addressOf(context, picturePath(sn, name.given)) : null;
  const outlines = await context.outlines([name]);
  const written = [...(await context.ink.name(name.name))];
  const strokes = await context.strokes(written);
  return { hold, name, chart: face.chart, address, card, outlines, written, strokes };
}

export default function NameOnOnePage() {
  const { name, written, strokes, chart, address } = useLoaderData<typeof loader>();
  return <ElderPage name={name} written={written} strokes={strokes} chart={chart} address={address} />;
}
