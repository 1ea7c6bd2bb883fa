import { useContext } from "react";
import { Nonce } from "#app/kit/page/nonce.ts";
import { placeOfCss } from "#app/kit/styles/place.ts";

/** The CSS of a page, inline: here only the place for it, for what the page uses is known when it has been drawn. */
export function SiteStyle({ route }: { route: string }) {
  const nonce = useContext(Nonce);
  return (
    <style
      id="site-css"
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, made at build time
      dangerouslySetInnerHTML={{ __html: placeOfCss(nonce, route) }}
    />
  );
}
