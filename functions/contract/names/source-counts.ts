/** How many graded names have their source in each book (出处), as the form says it; a test holds them against the engine. */
export const SOURCE_COUNTS = {
  诗经: 111,
  楚辞: 23,
  唐诗: 505,
  宋词: 235,
  论语: 82,
  周易: 37,
  老子: 15,
  庄子: 34,
} as const;

/** Books that leave fewer than ten names for a boy or for a girl: the form says how many. */
export const SOURCE_FEW: Readonly<Record<string, string>> = { 老子: "女孩 6" };
