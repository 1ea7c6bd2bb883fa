import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { staffOf } from "#app/desk/frame/staff.server.ts";
import { DeskHome } from "#app/desk/overview/home-page.tsx";
import { todayOf } from "#app/desk/overview/today.server.ts";

export const meta: MetaFunction = () => [{ title: "工作台 · 罗盘起名" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const person = staffOf(context);
  const now = Date.now();
  return { person, now, ...(await todayOf(context, person, now)) };
}

export default function DeskIndex() {
  return <DeskHome {...useLoaderData<typeof loader>()} />;
}
