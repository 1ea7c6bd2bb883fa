import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { atDesk, staffOf } from "#app/desk/frame/staff.server.ts";
import { FiguresPage } from "#app/desk/overview/figures-page.tsx";

export const meta: MetaFunction = () => [{ title: "每日数字 · 罗盘工作台" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  const { days } = await atDesk(context.upstream.desk.figures({}));
  return { person, days };
}

export default function DeskFigures() {
  const { person, days } = useLoaderData<typeof loader>();
  return <FiguresPage person={person} days={days} />;
}
