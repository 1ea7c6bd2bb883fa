import aheadIsland from "virtual:ahead-island";
import island from "virtual:island";
import likeIsland from "virtual:like-island";
import siteCss from "virtual:site-css";
import { type CssPart, documentCss } from "#app/kit/styles/document-css.ts";
import { placeOf } from "#app/kit/styles/place.ts";

const cssOf = documentCss(siteCss);

/** Scripts that stand in every page, or in many. */
const SCRIPTS: Readonly<Record<string, string>> = {
  island,
  "ahead-island": aheadIsland,
  "like-island": likeIsland,
};

type SharedScript = "island" | "ahead-island" | "like-island";

/** The place of one of them. */
export const placeOfScript = (nonce: string | undefined, name: SharedScript): string => placeOf(nonce, name);

/** Which CSS stands in a place: a route's, and what part of it. */
export interface StylePlace {
  route: string;
  part: CssPart;
}

const PARTS: readonly CssPart[] = ["whole", "above", "below"];

/** The place of a part of a route's CSS. */
export const placeOfStyle = (nonce: string | undefined, { route, part }: StylePlace): string =>
  placeOf(nonce, `${part} ${route}`);

/** What belongs in the places of a document: its scripts, its CSS. `classes` are those that it draws; `isToCome`: further parts will follow. */
export const sharedTexts =
  (classes: ReadonlySet<string>, isToCome = false) =>
  (name: string): string => {
    const part = PARTS.find((one) => name.startsWith(`${one} `));
    return part === undefined
      ? (SCRIPTS[name] ?? "")
      : cssOf(name.slice(part.length + 1), classes, isToCome, part);
  };
