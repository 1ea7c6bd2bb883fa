import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DeskHome } from "../../desk/home-page.tsx";
import { staffOf } from "../../desk/staff.server.ts";
import { held } from "../../document/held.ts";

export const meta: MetaFunction = () => [{ title: "工作台 · 罗盘起名" }];

export const loader = async ({ context }: LoaderFunctionArgs) => held({ person: staffOf(context) });

export default function Desk() {
  return <DeskHome person={useLoaderData<typeof loader>().person} />;
}
