/** One of the five elements (五行). */
export type Element = "木" | "火" | "土" | "金" | "水";

/** One of the 8,105 registrable characters (通用规范汉字表, 2013) as name-study sees it. */
export interface Character {
  /** The simplified form, as registered. */
  readonly char: string;
  /** The traditional form its strokes are counted on. */
  readonly traditional: string;
  /** Name-study strokes (康熙笔画): the Kangxi radical in full and the residual strokes; 一 to 十 by value. */
  readonly strokes: number;
  /** Ordinary strokes of the simplified form (Unihan kTotalStrokes), as one writes it with a brush. */
  readonly brushStrokes: number;
  /** Kangxi radical of the traditional form, 1–214. */
  readonly radical: number;
  readonly element: Element;
  /** Where the element comes from: cnchar-info's table, or our rule (推定) where the table is silent. */
  readonly elementBy: "table" | "rule";
  /** 1 for the 3,500 commonest characters, 2 for the next 3,000, 3 for the last 1,605. */
  readonly level: 1 | 2 | 3;
  /** Living readings in numbered pinyin (`lin2`, ü as `v`), commonest in names first; more than one: a polyphone. */
  readonly readings: readonly string[];
  /** A Chinese sentence on the count of strokes, where tables or forms disagree. */
  readonly disputed?: string;
}
