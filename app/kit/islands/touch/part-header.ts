/** The header by which a script of ours asks for a page only to take its part that answers at the touch. */
export const PART_HEADER = "x-luopan-part";
