/** How many graded names have their source in each book (出处), of all and for a boy or a girl, as the form says it; a test holds them against the engine. */
export const SOURCE_COUNTS = {
  诗经: { any: 123, male: 81, female: 54 },
  楚辞: { any: 29, male: 19, female: 12 },
  唐诗: { any: 728, male: 436, female: 382 },
  宋词: { any: 304, male: 170, female: 172 },
  论语: { any: 100, male: 92, female: 19 },
  周易: { any: 39, male: 32, female: 10 },
  老子: { any: 17, male: 16, female: 7 },
  庄子: { any: 38, male: 32, female: 13 },
} as const;

/** Books that leave fewer than ten names for a boy or for a girl: the form says how many. */
export const SOURCE_FEW: Readonly<Record<string, string>> = { 老子: "女孩 7" };
