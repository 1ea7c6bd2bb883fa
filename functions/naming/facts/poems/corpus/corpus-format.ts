/**
 * How the corpus is written into one string, shared by the script that builds it and the code that reads it.
 *
 * The string is a head, a blank line and a body. The head has one line a poem: book, number in its source,
 * title, author, dynasty and fame, parted by tabs. The body holds the poems in the same order, each closed by
 * `POEM_END`; inside a poem every stretch of text begins with one of the three marks below, and a line feed
 * ends a printed line. None of these marks can stand in the text itself.
 *
 * Beside the string stand two bits for every UTF-16 unit of the body: what a name may take from that place.
 */
export const GOOD_UNIT = "+";
export const SOUR_UNIT = "-";
export const ASIDE = "=";
export const POEM_END = "#";

/** The character makes a citation with the next one (one word, or two words of one phrase). */
export const BESIDE_BIT = 1;
/** The character makes a citation with another one that has this bit too, apart in the same line. */
export const APART_BIT = 2;

/** The fields of a head line, in order. */
export const HEAD_FIELDS = ["book", "number", "title", "author", "dynasty", "fame"] as const;

/** Marks that end a line of verse (句): between two of them lies one clause. */
export const CLAUSE_ENDS = "，。！？；：";
