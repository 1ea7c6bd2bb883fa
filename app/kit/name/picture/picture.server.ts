import type { Ink } from "#app/context.server.ts";
import type { Drawing } from "#app/kit/name/picture/drawing.ts";
import { charactersOnSheet, familySheet } from "#app/kit/name/picture/family-sheet.ts";
import { type CardWords, charactersOf, nameCard } from "#app/kit/name/picture/name-card.ts";
import type { Paper } from "#app/kit/name/picture/papers.ts";
import { pngOf } from "#app/kit/name/picture/png.ts";
import { svgOf } from "#app/kit/name/picture/svg.ts";
import type { NamePage } from "#functions/contract/orders/orders.ts";
import type { Poll } from "#functions/contract/together/poll.ts";

interface Asked {
  paper: Paper;
  kind: "png" | "svg";
}

/** A picture as it is asked for: the paper and the kind of file. Null where there is none such. */
export function askedPicture(file: string | undefined): Asked | null {
  const [, paper, kind] = /^(day|night)\.(png|svg)$/.exec(file ?? "") ?? [];
  if ((paper !== "day" && paper !== "night") || (kind !== "png" && kind !== "svg")) return null;
  return { paper, kind };
}

/** Draws the card of a name in the visitor's script, as PNG or SVG. */
export async function pictureOf(
  { name, pinyin, source }: Pick<NamePage, "name" | "pinyin" | "source">,
  { paper, kind }: Asked,
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
  return answered(nameCard(words, await ink.paths(charactersOf(words)), paper), kind);
}

/** Draws what a family has chosen together, once its vote is closed; null before that. */
export async function sheetOf(
  { state, names }: Pick<Poll, "state" | "names">,
  { paper, kind }: Asked,
  ink: Ink,
): Promise<Response | null> {
  if (state !== "closed") return null;
  const shown = await Promise.all(
    names.map(async ({ name, pinyin, votes }) => ({ name: await ink.name(name), pinyin, votes: votes ?? 0 })),
  );
  return answered(familySheet(shown, await ink.paths(charactersOnSheet(shown)), paper), kind);
}

async function answered(drawing: Drawing, kind: Asked["kind"]): Promise<Response> {
  const body = kind === "svg" ? svgOf(drawing) : await pngOf(drawing);
  const type = kind === "svg" ? "image/svg+xml" : "image/png";
  return new Response(body, { headers: { "content-type": type, "x-robots-tag": "noindex" } });
}
