import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AbsentPage, absentTitle } from "#app/guide/lexicon/absent-page.tsx";
import { loadEntry } from "#app/guide/lexicon/load-entry.server.ts";
import { NamePage } from "#app/guide/lexicon/name-page.tsx";
import { foundAt } from "#app/kit/page/found/found.server.ts";
import { foundMeta } from "#app/kit/page/found/found-meta.ts";
import { breadcrumbs, term } from "#app/kit/page/found/things.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { CHARACTERS_PATH, givenNamePath, givenNamePicture } from "#app/kit/paths/lexicon-paths.ts";

/** As a character's page: what it says changes with the lexicon's version alone. */
export const handle: RouteHandle = { open: true, share: true, many: true, madeOf: ["siteInfo", "lexicon"] };
export const headers = keptHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (page === undefined || page.name === null) return [{ title: `${absentTitle("name")} · 罗盘起名` }];
  const { found, name } = page;
  const { given, pinyin, story, characters, source } = name;
  const glosses = characters.map(({ char, gloss }) => `${char}：${gloss}`).join("；");
  const from = source === null ? "" : `出自《${source.title}》。`;
  const description = `${given}（${pinyin.join(" ")}）：${story ?? glosses}。${from}字义、读音、出处、要留意的都写明。`;
  const steps = [
    ["罗盘起名", "/"],
    ["起名用字", CHARACTERS_PATH],
    [given, givenNamePath(given)],
  ] as const;
  return foundMeta(found, {
    title: `${given}：名字的意思、读音与出处`,
    description,
    isArticle: true,
    things: [term(found, { name: given, description, set: "名字" }), breadcrumbs(found, steps)],
  });
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { given = "" } = params;
  const name = await loadEntry(context, context.upstream.x.givenName({ given }));
  const found = foundAt(context, givenNamePath(given), givenNamePicture(given));
  const outlines = await context.outlines(name === null ? [] : [name]);
  return data({ name, found, outlines }, { status: name === null ? 404 : 200 });
}

export default function GivenName() {
  const { name } = useLoaderData<typeof loader>();
  return name === null ? <AbsentPage what="name" /> : <NamePage name={name} />;
}
