import siteCss from "virtual:site-css";
import { documentCss } from "#app/kit/styles/document-css.ts";
import { putCss } from "#app/kit/styles/place.ts";

const cssOf = documentCss(siteCss);

/** Puts the CSS of a document into it; `isToCome`: `html` is the shell, and further parts will follow. */
export const withCss = (html: string, nonce: string, isToCome = false): string =>
  putCss(html, nonce, (route) => cssOf(route, html, isToCome));

/** What ends the shell of a document: parts that come later follow it. */
const END_OF_SHELL = "</html>";

/** Puts CSS into a streamed document: sends the shell once it is complete, then all other parts. */
export function cssInto(nonce: string): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let shell: string | null = "";
  return new TransformStream({
    transform(chunk, out) {
      if (shell === null) return out.enqueue(chunk);
      shell += decoder.decode(chunk, { stream: true });
      if (!shell.includes(END_OF_SHELL)) return;
      out.enqueue(encoder.encode(withCss(shell, nonce, true)));
      shell = null;
    },
    flush(out) {
      if (shell !== null) out.enqueue(encoder.encode(withCss(shell, nonce, true)));
    },
  });
}
