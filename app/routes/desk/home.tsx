import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { staffOf } from "#app/desk/frame/staff.server.ts";
import { DeskHome } from "#app/desk/overview/home-page.tsx";
import { waitsOf } from "#app/desk/overview/waits.server.ts";

export const meta: MetaFunction = () => [{ title: "工作台 · 罗盘起名" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  return { person, waits: await waitsOf(context, person) };
}

export default function DeskIndex() {
  const { person, waits } = useLoaderData<typeof loader>();
  return <DeskHome person={person} waits={waits} />;
}
