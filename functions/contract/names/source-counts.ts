/** How many graded names have their source in each book (出处), as the form says it; a test holds them against the engine. */
export const SOURCE_COUNTS = {
  诗经: 158,
  楚辞: 69,
  唐诗: 1891,
  宋词: 1151,
  论语: 186,
} as const;
