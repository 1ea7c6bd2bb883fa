import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { addressOf } from "#app/kit/paths/address-of.server.ts";
import { EAR_PATH } from "#app/kit/paths/name-paths.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import { EarPage } from "#app/products/baby/ear/ear-page.tsx";
import { ByEarParams } from "#functions/contract/names/by-ear.ts";
import { messages } from "#functions/contract/values/messages.ts";

export const handle: RouteHandle = { open: true, share: true, prefetch: true };
export const headers = keptHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: "凭音找字 · 罗盘起名" },
  { name: "description", content: "先有声音再有字：写一两个音，看同音的名字和意思好的字。" },
  ...(page === undefined ? [] : [{ tagName: "link", rel: "canonical", href: page.canonical }]),
];

/** Answers one or two sounds; nothing is asked of the origin before there is one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const canonical = addressOf(context, EAR_PATH);
  const typed = Object.fromEntries(new URL(request.url).searchParams);
  const { sound = "", tone1, tone2, sex } = typed;
  const none = { wrong: null, sounds: [], names: [] };
  if (sound.trim() === "") return data({ canonical, typed, found: none });
  const asked = v.safeParse(ByEarParams, { sound, tone1, tone2, sex });
  if (!asked.success)
    return data({ canonical, typed, found: { ...none, wrong: messages.soundBad } }, { status: 400 });
  const found = await orTrouble(context.upstream.x.byEar(asked.output));
  return data({ canonical, typed, found }, { status: found.wrong === null ? 200 : 400 });
}

export default function ByEarPage() {
  const { typed, found } = useLoaderData<typeof loader>();
  return <EarPage typed={typed} found={found} />;
}
