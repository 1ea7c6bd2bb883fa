/** How many graded names have their source in each book (出处), of all and for a boy or a girl, as the form says it; a test holds them against the engine. */
export const SOURCE_COUNTS = {
  诗经: { any: 118, male: 76, female: 45 },
  楚辞: { any: 29, male: 17, female: 12 },
  唐诗: { any: 702, male: 415, female: 340 },
  宋词: { any: 300, male: 162, female: 162 },
  论语: { any: 93, male: 87, female: 11 },
  周易: { any: 39, male: 32, female: 10 },
  老子: { any: 17, male: 16, female: 3 },
  庄子: { any: 37, male: 33, female: 7 },
} as const;

/** Books that leave fewer than ten names for a boy or for a girl: the form says how many. */
export const SOURCE_FEW: Readonly<Record<string, string>> = { 老子: "女孩 3", 庄子: "女孩 7" };
