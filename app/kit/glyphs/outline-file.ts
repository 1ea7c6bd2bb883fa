/** Units of an outline's square: its sides are one em, its top the top of the em box. */
export const BOX = 200;

/** Where the glyphs' files stand among the site's assets. */
export const GLYPHS_FOLDER = "glyphs";

/** The asset that holds a character's outline: one for sixteen neighbours by code point, JSON of character → path data. */
export const outlineFile = (char: string): string =>
  `/${GLYPHS_FOLDER}/${((char.codePointAt(0) ?? 0) >> 4).toString(16)}.json`;
