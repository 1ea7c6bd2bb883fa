import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FiguresPage } from "#app/desk/figures/figures-page.tsx";
import { askedIn } from "#app/desk/figures/figures-words.ts";
import { atDesk, staffOf } from "#app/desk/frame/staff.server.ts";

export const meta: MetaFunction = () => [{ title: "数字 · 罗盘工作台" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  const asked = askedIn(new URL(request.url));
  return { person, asked, figures: await atDesk(context.upstream.desk.figures(asked)) };
}

export default function DeskFigures() {
  const { person, asked, figures } = useLoaderData<typeof loader>();
  return <FiguresPage person={person} asked={asked} figures={figures} />;
}
