/** How many of the 214 Kangxi radicals have 1, 2 … 17 strokes, in the dictionary's own order. */
const RADICALS_BY_STROKES = [6, 23, 31, 34, 23, 29, 20, 9, 11, 8, 6, 4, 4, 2, 1, 2, 1];

const STROKES = RADICALS_BY_STROKES.flatMap((count, index) => Array<number>(count).fill(index + 1));

/** Full strokes of a Kangxi radical (康熙部首), 1–214: 氵 counts as 水 4, 艹 as 艸 6, 左阝 as 阜 8. */
export function radicalStrokes(radical: number): number {
  const strokes = STROKES[radical - 1];
  if (strokes === undefined) throw new RangeError(`No Kangxi radical ${radical}`);
  return strokes;
}
