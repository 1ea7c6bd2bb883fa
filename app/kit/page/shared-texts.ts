import aheadIsland from "virtual:ahead-island";
import island from "virtual:island";
import likeIsland from "virtual:like-island";
import siteCss from "virtual:site-css";
import { documentCss } from "#app/kit/styles/document-css.ts";
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

/**
 * What belongs in the places of a document: its scripts by name, its CSS by its route. `classes` are those that it draws;
 * `isToCome`: further parts will follow.
 */
export const sharedTexts =
  (classes: ReadonlySet<string>, isToCome = false) =>
  (name: string): string =>
    SCRIPTS[name] ?? cssOf(name, classes, isToCome);
