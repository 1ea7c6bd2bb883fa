import { BOX } from "./outline-file.ts";
import { outlineId } from "./outlines.ts";
import { useOutlines } from "./outlines-context.ts";

const VIEW_BOX = `0 0 ${BOX} ${BOX}`;

interface GlyphProps {
  char: string;
  /** The character whose outline is drawn: `char`, or its traditional form. */
  drawn: string;
}

/** A character's glyph (字形) over its text: the text is what is selected, copied and read out. */
export function Glyph({ char, drawn }: GlyphProps) {
  return (
    <span className="gl">
      <svg aria-hidden="true" viewBox={VIEW_BOX}>
        <use href={`#${outlineId(drawn)}`} />
      </svg>
      {char}
    </span>
  );
}

/** The outlines of a page's names, each once, for the glyphs to use. */
export function OutlineSheet() {
  const { paths } = useOutlines();
  if (paths.size === 0) return null;
  return (
    <svg aria-hidden="true" width="0" height="0">
      <defs>
        {[...paths].map(([char, data]) => (
          <path key={char} id={outlineId(char)} d={data} />
        ))}
      </defs>
    </svg>
  );
}
