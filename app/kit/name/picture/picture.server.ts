import type { Ink } from "#app/context.server.ts";
import { type CardWords, charactersOf, nameCard, type Paper } from "#app/kit/name/picture/name-card.ts";
import { pngOf } from "#app/kit/name/picture/png.ts";
import { svgOf } from "#app/kit/name/picture/svg.ts";
import type { NamePage } from "#functions/contract/orders/orders.ts";

/** A name's picture as it is asked for: the paper and the kind of file. Null where there is none such. */
export function askedPicture(file: string | undefined): { paper: Paper; kind: "png" | "svg" } | null {
  const [, paper, kind] = /^(day|night)\.(png|svg)$/.exec(file ?? "") ?? [];
  if ((paper !== "day" && paper !== "night") || (kind !== "png" && kind !== "svg")) return null;
  return { paper, kind };
}

/** Draws the card of a name in the visitor's script, as PNG or SVG. */
export async function pictureOf(
  { name, pinyin, source }: Pick<NamePage, "name" | "pinyin" | "source">,
  { paper, kind }: { paper: Paper; kind: "png" | "svg" },
  ink: Ink,
): Promise<Response> {
  const written = source && {
    ...source,
    quote: await ink.verse(source.quote, source.title),
    title: await ink.words(source.title),
    author: await ink.words(source.author),
    dynasty: await ink.words(source.dynasty),
  };
  const words: CardWords = { name: await ink.name(name), pinyin, source: written };
  const drawing = nameCard(words, await ink.paths(charactersOf(words)), paper);
  const body = kind === "svg" ? svgOf(drawing) : await pngOf(drawing);
  const type = kind === "svg" ? "image/svg+xml" : "image/png";
  return new Response(body, { headers: { "content-type": type, "x-robots-tag": "noindex" } });
}
