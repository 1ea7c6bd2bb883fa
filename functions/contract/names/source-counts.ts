/** How many graded names have their source in each book (出处), of all and for a boy or a girl, as the form says it; a test holds them against the engine. */
export const SOURCE_COUNTS = {
  诗经: { any: 122, male: 79, female: 52 },
  楚辞: { any: 28, male: 18, female: 13 },
  唐诗: { any: 712, male: 438, female: 367 },
  宋词: { any: 294, male: 162, female: 170 },
  论语: { any: 98, male: 91, female: 19 },
  周易: { any: 37, male: 31, female: 9 },
  老子: { any: 17, male: 16, female: 6 },
  庄子: { any: 38, male: 32, female: 15 },
} as const;

/** Books that leave fewer than ten names for a boy or for a girl: the form says how many. */
export const SOURCE_FEW: Readonly<Record<string, string>> = { 周易: "女孩 9", 老子: "女孩 6" };
