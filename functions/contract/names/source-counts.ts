/** How many graded names have their source in each book (出处), of all and for a boy or a girl, as the form says it; a test holds them against the engine. */
export const SOURCE_COUNTS = {
  诗经: { any: 121, male: 78, female: 52 },
  楚辞: { any: 28, male: 18, female: 12 },
  唐诗: { any: 706, male: 426, female: 368 },
  宋词: { any: 300, male: 166, female: 166 },
  论语: { any: 98, male: 92, female: 17 },
  周易: { any: 39, male: 32, female: 10 },
  老子: { any: 17, male: 16, female: 6 },
  庄子: { any: 38, male: 33, female: 14 },
} as const;

/** Books that leave fewer than ten names for a boy or for a girl: the form says how many. */
export const SOURCE_FEW: Readonly<Record<string, string>> = { 老子: "女孩 6" };
