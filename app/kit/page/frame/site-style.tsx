import { useContext } from "react";
import { Nonce } from "#app/kit/page/nonce.ts";
import { placeOf } from "#app/kit/styles/place.ts";

/** The place of a page's inline CSS: which rules the page uses is known only once it has been drawn. */
export function SiteStyle({ route }: { route: string }) {
  const nonce = useContext(Nonce);
  return (
    <style
      id="site-css"
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, made at build time
      dangerouslySetInnerHTML={{ __html: placeOf(nonce, route) }}
    />
  );
}
