import { useContext } from "react";
import { Nonce } from "#app/kit/page/nonce.ts";
import { placeOfStyle, type StylePlace } from "#app/kit/page/shared-texts.ts";

/**
 * A place of a page's inline CSS: which rules the page uses is known only once it has been drawn. What dresses the header
 * stands in the head, the rest behind the header: a browser has drawn one before it has read the other.
 */
export function SiteStyle({ route, part }: StylePlace) {
  const nonce = useContext(Nonce);
  return (
    <style
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, made at build time
      dangerouslySetInnerHTML={{ __html: placeOfStyle(nonce, { route, part }) }}
    />
  );
}
