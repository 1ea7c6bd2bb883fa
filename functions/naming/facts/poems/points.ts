/** What the bill's source line gives for two characters, by how near they stand. */
export interface PairPoints {
  /** Side by side. */
  adjacent: number;
  /** In the same line (the clause between two marks). */
  line: number;
  /** In two lines of one sentence that follow each other. */
  neighbour: number;
}

/** Points in the core classics and known poems. */
export const CORE_POINTS: PairPoints = { adjacent: 10, line: 8, neighbour: 2 };
/**
 * Points in running prose (孟子, 古文观止), where two characters side by side often belong to two words
 * (至「和元」年), and in the sources in depth (全唐诗, 全宋词), where chance brings most characters together.
 */
export const LOOSE_POINTS: PairPoints = { adjacent: 6, line: 4, neighbour: 2 };
/** Points of a one-character name that stands in a fair sentence of a well-known piece. */
export const SINGLE = 4;
/** From this fame on a piece counts as well known. */
export const WELL_KNOWN = 4;
