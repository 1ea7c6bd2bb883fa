import { Glyph } from "#app/kit/glyphs/glyph.tsx";
import { useOutlines } from "#app/kit/glyphs/outlines-context.ts";

/** A name in a line: drawn where the page draws it, else text. */
export function DrawnName({ text }: { text: string }) {
  const drawn = useOutlines().names.get(text);
  return (
    <span translate="no" data-name={drawn && text}>
      {drawn === undefined
        ? text
        : Array.from(text, (char, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may hold one character twice
            <Glyph key={at} char={char} drawn={drawn[at] ?? char} />
          ))}
    </span>
  );
}
