import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PreviewPage } from "#app/desk/briefs/preview-page.tsx";
import { atDesk, staffOf } from "#app/desk/frame/staff.server.ts";
import { snIn } from "#app/kit/order/sn-of.server.ts";

export const meta: MetaFunction = () => [{ title: "预览 · 罗盘工作台" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  const sn = snIn(request, context);
  const preview = await atDesk(context.upstream.desk.preview({ sn }));
  return { person, preview, outlines: await context.outlines(preview.manuscript?.names ?? []) };
}

export default function DeskPreviewRoute() {
  const { person, preview } = useLoaderData<typeof loader>();
  return <PreviewPage person={person} preview={preview} />;
}
