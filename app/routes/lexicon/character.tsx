import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AbsentPage, absentTitle } from "#app/guide/lexicon/absent-page.tsx";
import { CharacterPage } from "#app/guide/lexicon/character-page.tsx";
import { loadEntry } from "#app/guide/lexicon/load-entry.server.ts";
import { foundAt } from "#app/kit/page/found/found.server.ts";
import { foundMeta } from "#app/kit/page/found/found-meta.ts";
import { breadcrumbs, term } from "#app/kit/page/found/things.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { CHARACTERS_PATH, characterPath } from "#app/kit/paths/lexicon-paths.ts";

/** An entry changes with the lexicon's version alone, which stands in the index: that is why it may name it. */
export const handle: RouteHandle = { open: true, share: true, many: true, madeOf: ["siteInfo", "lexicon"] };
export const headers = keptHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (page === undefined || page.entry === null) return [{ title: `${absentTitle("character")} · 罗盘起名` }];
  const { found, entry } = page;
  const { char, gloss, readings, count } = entry;
  const names = count === 0 ? "" : `用它的名字有 ${count} 个。`;
  const description = `“${char}”（${readings[0] ?? ""}）在名字里：${gloss}。读音、笔画、五行，诗文里的句子。${names}`;
  const path = characterPath(char);
  return foundMeta(found, {
    title: `“${char}”字起名：字义、读音、笔画、诗文`,
    description,
    isArticle: true,
    things: [
      term(found, { name: char, description, set: "起名用字" }),
      breadcrumbs(found, [
        ["罗盘起名", "/"],
        ["起名用字", CHARACTERS_PATH],
        [char, path],
      ]),
    ],
  });
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { char = "" } = params;
  const entry = await loadEntry(context, context.upstream.x.character({ char }));
  const found = foundAt(context, characterPath(char));
  const outlines = await context.outlines(entry === null ? [] : [{ characters: [entry] }]);
  return data({ entry, found, outlines }, { status: entry === null ? 404 : 200 });
}

export default function Character() {
  const { entry } = useLoaderData<typeof loader>();
  return entry === null ? <AbsentPage what="character" /> : <CharacterPage entry={entry} />;
}
