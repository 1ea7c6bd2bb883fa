/** How many graded names have their source in each book (出处), as the form says it; a test holds them against the engine. */
export const SOURCE_COUNTS = {
  诗经: 107,
  楚辞: 27,
  唐诗: 570,
  宋词: 256,
  论语: 80,
  周易: 32,
  老子: 15,
  庄子: 33,
} as const;

/** Books that leave fewer than ten names for a boy or for a girl: the form says how many. */
export const SOURCE_FEW: Readonly<Record<string, string>> = { 老子: "女孩 3", 庄子: "女孩 8" };
