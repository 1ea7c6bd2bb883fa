import cssByRoute from "virtual:site-css";
import { useContext } from "react";
import { Nonce } from "./nonce.ts";

const ID = "site-css";

/**
 * The CSS of one route's screens, inline. In the browser it hands back the element that is there, text and nonce: where React has
 * to draw the document again (an in-app browser has touched it), the page keeps its look.
 */
const there = typeof document === "undefined" ? null : document.getElementById(ID);
const thereText = there?.textContent ?? "";
const thereNonce = there?.nonce;

export function SiteStyle({ route }: { route: string }) {
  const nonce = useContext(Nonce);
  return (
    <style
      id={ID}
      nonce={there === null ? nonce : thereNonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, made at build time
      dangerouslySetInnerHTML={{ __html: there === null ? (cssByRoute[route] ?? "") : thereText }}
    />
  );
}
