import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { atDesk, staffOf } from "#app/desk/frame/staff.server.ts";
import { LogPage } from "#app/desk/overview/log-page.tsx";

export const meta: MetaFunction = () => [{ title: "记录 · 罗盘工作台" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  const before = new URL(request.url).searchParams.get("before");
  return { person, log: await atDesk(context.upstream.desk.log(before === null ? {} : { before })) };
}

export default function DeskLog() {
  const { person, log } = useLoaderData<typeof loader>();
  return <LogPage person={person} log={log} />;
}
