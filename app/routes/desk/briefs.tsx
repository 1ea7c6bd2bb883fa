import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { briefFilterIn } from "#app/desk/briefs/brief-filter.ts";
import { BriefsPage } from "#app/desk/briefs/briefs-page.tsx";
import { atDesk, staffOf } from "#app/desk/frame/staff.server.ts";

export const meta: MetaFunction = () => [{ title: "稿件 · 罗盘工作台" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  const filter = briefFilterIn(new URL(request.url));
  const { briefs } = await atDesk(context.upstream.desk.briefs({ of: filter.of }));
  return { person, filter, briefs, now: Date.now() };
}

export default function DeskBriefs() {
  return <BriefsPage {...useLoaderData<typeof loader>()} />;
}
