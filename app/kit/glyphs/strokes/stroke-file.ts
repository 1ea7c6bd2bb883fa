import * as v from "valibot";

/** Units of the square that strokes are drawn in; y downwards. */
export const STROKE_BOX = 512;

/** Where the strokes' files stand among the site's assets. */
export const STROKES_FOLDER = "strokes";

/** The asset that holds a character's strokes: one for thirty-two neighbours by code point. */
export const strokeFile = (char: string): string =>
  `/${STROKES_FOLDER}/${((char.codePointAt(0) ?? 0) >> 5).toString(16)}.json`;

/** A stroke (一笔): its outline, and the line that the pen goes along, as path data. */
export const Stroke = v.tuple([v.string(), v.string()]);
export type Stroke = v.InferOutput<typeof Stroke>;

/** A character in the order it is written. */
export interface StrokedCharacter {
  char: string;
  strokes: readonly Stroke[];
}

/** A file: what its licence wants said of the change, and strokes by character in the order they are written. */
export const StrokeFile = v.object({ notice: v.string(), strokes: v.record(v.string(), v.array(Stroke)) });
