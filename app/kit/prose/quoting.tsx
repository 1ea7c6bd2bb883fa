import { Fragment } from "react";

/** A name in its marks, no longer than fits a line anywhere, with what closes it. */
const QUOTED = /(“[^”]{1,8}”[，。；：、]?)/u;

/**
 * Text about names that were written by others: it flows as any text, and no name in its marks is parted over two lines. Each
 * stands in a box of its own: between the closing mark of one and the opening mark of the next a browser breaks no line, and
 * an opening mark that begins a line would be set in from the edge.
 */
export function Quoting({ text }: { text: string }) {
  return text.split(QUOTED).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed text
    <Fragment key={at}>{at % 2 === 0 ? piece : <span className="cl">{piece}</span>}</Fragment>
  ));
}
