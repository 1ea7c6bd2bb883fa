/** How many graded names have their source in each book (出处), of all and for a boy or a girl, as the form says it; a test holds them against the engine. */
export const SOURCE_COUNTS = {
  诗经: { any: 118, male: 78, female: 49 },
  楚辞: { any: 29, male: 18, female: 13 },
  唐诗: { any: 701, male: 424, female: 362 },
  宋词: { any: 300, male: 170, female: 167 },
  论语: { any: 93, male: 87, female: 15 },
  周易: { any: 39, male: 32, female: 11 },
  老子: { any: 17, male: 16, female: 6 },
  庄子: { any: 37, male: 32, female: 11 },
} as const;

/** Books that leave fewer than ten names for a boy or for a girl: the form says how many. */
export const SOURCE_FEW: Readonly<Record<string, string>> = { 老子: "女孩 6" };
