/** On what a line of the bill rests: a quotation (据典), a named table (据表), or a school's reading (民俗). */
export type Mark = "据典" | "据表" | "民俗";

/** The parts of the bill (分数明细) that a family may switch off. */
export type FolkPart = "bazi" | "grids" | "zodiac";

/** One line of the bill: which rule, what went in, points of max, on what it rests, and why, for a parent. */
export interface BillLine {
  readonly part: string;
  readonly rule: string;
  readonly input: string;
  readonly points: number;
  readonly max: number;
  readonly mark: Mark;
  readonly reason: string;
}
