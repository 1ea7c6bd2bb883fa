/**
 * How the reviewed passages are written into one string, shared by the script that packs them and the code that reads
 * them. A line that begins with `PIECE` is a piece: its id and its fields, parted by tabs. Every other line is a sentence of
 * the piece before it, then for each name that is cited with it, parted by tabs: the passage's place among those of the name
 * (0: the best), and the places of the name's characters in the sentence, parted by dots.
 */
export const PIECE = "#";
