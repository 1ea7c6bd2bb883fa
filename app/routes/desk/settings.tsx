import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { atDesk, staffOf } from "#app/desk/frame/staff.server.ts";
import { OverviewPage } from "#app/desk/settings/overview-page.tsx";

export const meta: MetaFunction = () => [{ title: "设置 · 罗盘工作台" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  const { settings } = await atDesk(context.upstream.desk.settings({}));
  return { person, settings };
}

export default function DeskSettings() {
  const { person, settings } = useLoaderData<typeof loader>();
  return <OverviewPage person={person} settings={settings} />;
}
