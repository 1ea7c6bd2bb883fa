import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { BriefsPage } from "#app/desk/briefs/briefs-page.tsx";
import { atDesk, staffOf } from "#app/desk/frame/staff.server.ts";
import { BriefsOf } from "#functions/contract/desk/desk-briefs.ts";

export const meta: MetaFunction = () => [{ title: "稿件 · 罗盘工作台" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  const of = v.parse(v.fallback(BriefsOf, "open"), new URL(request.url).searchParams.get("of"));
  const { briefs } = await atDesk(context.upstream.desk.briefs({ of }));
  return { person, of, briefs };
}

export default function DeskBriefs() {
  const { person, of, briefs } = useLoaderData<typeof loader>();
  return <BriefsPage person={person} of={of} briefs={briefs} />;
}
