import { BOX } from "#app/kit/glyphs/outline-file.ts";
import { glyph, type Paths, type Shape } from "./drawing.ts";
import { contoursOf } from "./outline-points.ts";

/** A space's width, and how far a letter at least stands off the one before: of its size, and in the outlines' box. */
const [SPACE, ASIDE] = [0.28, 10];

/** Sounds in one line from `at`, or about it where they are centred. */
export function soundLine(
  text: string,
  paths: Paths,
  at: { x: number; y: number; size: number; centred: boolean },
  fill: string,
): Shape[] {
  const widths = [...text].map((char) => (char === " " ? SPACE : widthOf(paths.get(char) ?? "")) * at.size);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let x = at.centred ? at.x - whole / 2 : at.x;
  return [...text].flatMap((char, nth) => {
    const shapes = glyph(paths, char, x, at.y, at.size, fill);
    x += widths[nth] ?? 0;
    return shapes;
  });
}

/** How wide a letter is, of its size: to its right edge, and as far again as it stands off on the left. */
function widthOf(data: string): number {
  const xs = contoursOf({ data, fill: "", matrix: [1, 0, 0, 1, 0, 0] }).flatMap((contour) =>
    contour.filter((_, at) => at % 2 === 0),
  );
  return xs.length === 0 ? 0 : (Math.max(...xs) + Math.max(ASIDE, Math.min(...xs))) / BOX;
}
