/** How many graded names have their source in each book (出处), as the form says it; a test holds them against the engine. */
export const SOURCE_COUNTS = {
  诗经: 160,
  楚辞: 70,
  唐诗: 1895,
  宋词: 1155,
  论语: 187,
} as const;
