import { useContext } from "react";
import { placeOfCss } from "../styles/place.ts";
import { Nonce } from "./nonce.ts";

const ID = "site-css";

const there = typeof document === "undefined" ? null : document.getElementById(ID);
const thereText = there?.textContent ?? "";
const thereNonce = there?.nonce;

/**
 * The CSS of a page, inline: here only the place for it, for what the page uses is known when it has been drawn. In the
 * browser it hands back the element that is there, text and nonce: where React has to draw the document again (an
 * in-app browser has touched it), the page keeps its look.
 */
export function SiteStyle({ route }: { route: string }) {
  const nonce = useContext(Nonce);
  return (
    <style
      id={ID}
      nonce={there === null ? nonce : thereNonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, made at build time
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? placeOfCss(nonce, route) : thereText,
      }}
    />
  );
}
