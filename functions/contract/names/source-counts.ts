/** How many graded names have their source in each book (出处), as the form says it; a test holds them against the engine. */
export const SOURCE_COUNTS = {
  诗经: 118,
  楚辞: 29,
  唐诗: 699,
  宋词: 301,
  论语: 93,
  周易: 39,
  老子: 17,
  庄子: 37,
} as const;

/** Books that leave fewer than ten names for a boy or for a girl: the form says how many. */
export const SOURCE_FEW: Readonly<Record<string, string>> = { 老子: "女孩 3", 庄子: "女孩 7" };
