/** What the bill's source line gives for two characters, by how near they stand. */
export interface PairPoints {
  /** Side by side in one word or phrase. */
  adjacent: number;
  /** Apart in the same line (the clause between two marks); 0: no source. */
  line: number;
}

/** Points in the core classics and known poems. */
export const CORE_POINTS: PairPoints = { adjacent: 10, line: 8 };
/** Points of the known poems that stand in 全唐诗 and 全宋词: there two characters apart are no source. */
export const BESIDE_POINTS: PairPoints = { adjacent: 10, line: 0 };
/** Points in running prose (孟子, 古文观止) and in the sources in depth, where chance brings most characters together. */
export const LOOSE_POINTS: PairPoints = { adjacent: 6, line: 0 };
/** Points of a one-character name that stands in a fair sentence of a well-known piece. */
export const SINGLE = 4;
/** From this fame on a piece counts as well known. */
export const WELL_KNOWN = 4;
