/** What a family may hope a name says (愿望). */
export const WISHES = [
  "平安",
  "聪慧",
  "善良",
  "坚韧",
  "开朗",
  "安静",
  "有礼",
  "勇敢",
  "自在",
  "好学",
  "明亮",
  "长久",
] as const;
export type Wish = (typeof WISHES)[number];

/** For whom a character is usual (倾向): boys 男, girls 女, either 中. */
const LEANINGS = ["男", "女", "中"] as const;
export type Leaning = (typeof LEANINGS)[number];

/** Where in a name of two characters a character sits best (位置): first 首, last 尾, either 皆. */
export type PlaceInName = "首" | "尾" | "皆";

/** How common a character is (常用): 1 written daily … 4 rare. */
export type Band = 1 | 2 | 3 | 4;

/** A character that a parent would consider for a name, with this project's own reading of it. */
export interface Entry {
  readonly char: string;
  readonly leaning: Leaning;
  readonly band: Band;
  /** Grade of meaning for a name (字义), 5–10. */
  readonly meaning: number;
  readonly place: PlaceInName;
  /** Makes a good name of one character (独). */
  readonly alone: boolean;
  readonly wishes: readonly Wish[];
  /** What it says in a name, 8–15 Chinese characters (释义). */
  readonly gloss: string;
}
