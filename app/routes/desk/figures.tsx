import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FiguresPage } from "../../desk/figures-page.tsx";
import { atDesk, staffOf } from "../../desk/staff.server.ts";

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
