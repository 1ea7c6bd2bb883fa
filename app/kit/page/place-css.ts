import siteCss from "virtual:site-css";
import { documentCss } from "#app/kit/styles/document-css.ts";
import { putCss } from "#app/kit/styles/place.ts";

const cssOf = documentCss(siteCss);

/** Puts the CSS of a document into it; `isToCome`: `html` is the shell, and further parts will follow. */
export const withCss = (html: string, nonce: string, isToCome = false): string =>
  putCss(html, nonce, (route) => cssOf(route, html, isToCome));
