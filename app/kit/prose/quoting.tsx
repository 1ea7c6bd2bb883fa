import { Fragment } from "react";

/** A name in its marks, no longer than fits a line anywhere, with what closes it. */
const QUOTED = /(“[^”]{1,8}”[，。；：、]?)/u;

/**
 * Text about names that were written by others: it flows as any text, and no name in its marks is parted over two lines. Of two
 * names side by side the second may begin a line, which browsers do not allow between closing and opening marks.
 */
export function Quoting({ text }: { text: string }) {
  const pieces = text.split(QUOTED);
  return pieces.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed text
    <Fragment key={at}>
      {at % 2 === 1 ? <span className="nb">{piece}</span> : piece}
      {piece === "" && at > 0 && at < pieces.length - 1 && <wbr />}
    </Fragment>
  ));
}
