import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CharactersPage, WishPage } from "#app/guide/lexicon/characters-page.tsx";
import { nullWhereAbsent } from "#app/guide/lexicon/load-entry.server.ts";
import { wishTitle } from "#app/guide/lexicon/words.ts";
import { foundAt } from "#app/kit/page/found/found.server.ts";
import { foundMeta } from "#app/kit/page/found/found-meta.ts";
import { breadcrumbs } from "#app/kit/page/found/things.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { CHARACTERS_PATH, characterPath, wishPath } from "#app/kit/paths/lexicon-paths.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";

export const handle: RouteHandle = { open: true, share: true, madeOf: ["siteInfo", "lexicon"] };
export const headers = keptHeaders;

const SAYS = "放得进名字的字，按心愿分开：每个字写明字义、读音、笔画，用它的名字，诗文里的句子。";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (page === undefined || page.missing) return [{ title: "没有这一组字 · 罗盘起名" }];
  const { found, group } = page;
  const title = group === null ? "起名用字" : `起名用字：${wishTitle(group.wish)}`;
  const steps = [
    ["罗盘起名", "/"],
    ["起名用字", CHARACTERS_PATH],
  ] as const;
  const last = group === null ? [] : [[wishTitle(group.wish), wishPath(group.wish)] as const];
  return foundMeta(found, { title, description: SAYS, things: [breadcrumbs(found, [...steps, ...last])] });
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { cache } = context;
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get("char")?.trim() ?? "";
  // A character was typed: its page says what is known of it, or that nothing is.
  const [char] = /\p{Script=Han}/u.exec(typed) ?? [];
  if (char !== undefined) throw redirect(encodeURI(characterPath(char)));
  const index =
    (await cache.kept("lexicon")) ?? (await orTrouble(cache.fetched("lexicon").catch(nullWhereAbsent)));
  const groups = index?.groups ?? [];
  const asked = searchParams.get("wish");
  const group = groups.find(({ wish }) => wish === asked) ?? null;
  const missing = group === null && (asked !== null || index === null);
  const found = foundAt(context, group === null ? CHARACTERS_PATH : wishPath(group.wish));
  return data({ groups, group, missing, found, typed }, { status: missing ? 404 : typed === "" ? 200 : 400 });
}

export default function Characters() {
  const { groups, group, missing, typed } = useLoaderData<typeof loader>();
  if (group !== null) return <WishPage group={group} />;
  return <CharactersPage groups={groups} missing={missing} typed={typed} />;
}
