/** How many graded names have their source in each book (出处), of all and for a boy or a girl, as the form says it; a test holds them against the engine. */
export const SOURCE_COUNTS = {
  诗经: { any: 121, male: 78, female: 52 },
  楚辞: { any: 28, male: 18, female: 13 },
  唐诗: { any: 724, male: 447, female: 378 },
  宋词: { any: 302, male: 171, female: 174 },
  论语: { any: 100, male: 93, female: 19 },
  周易: { any: 37, male: 31, female: 9 },
  老子: { any: 17, male: 16, female: 6 },
  庄子: { any: 38, male: 32, female: 15 },
} as const;

/** Books that leave fewer than ten names for a boy or for a girl: the form says how many. */
export const SOURCE_FEW: Readonly<Record<string, string>> = { 周易: "女孩 9", 老子: "女孩 6" };
