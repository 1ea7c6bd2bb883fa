import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { atDesk, staffOf } from "#app/desk/frame/staff.server.ts";
import { askedOf, logFilterIn } from "#app/desk/overview/log-filter.ts";
import { LogPage } from "#app/desk/overview/log-page.tsx";

export const meta: MetaFunction = () => [{ title: "记录 · 罗盘工作台" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  const url = new URL(request.url);
  const filter = logFilterIn(url);
  const asked = askedOf(filter, url.searchParams.get("before"));
  return { person, filter, now: Date.now(), log: await atDesk(context.upstream.desk.log(asked)) };
}

export default function DeskLog() {
  return <LogPage {...useLoaderData<typeof loader>()} />;
}
