/**
 * How the sources in depth (全唐诗, 全宋词) are written, shared by the script that builds them and the code that
 * reads them. All files are made for one lexicon: its characters in the order of their code points.
 *
 * `grades.bin`: `MAGIC`, the number of bytes the characters fill (32 bits, little end first), the characters as
 * UTF-8, then one plane for each of `DEPTH_BOOKS`: two bits for every ordered pair of the n characters, row =
 * first character, four pairs a byte, the lowest bits first; every plane starts on a whole byte.
 *
 * A shard of pairs, text, has on its first line the character that comes first in all its pairs. Then every poem
 * has a line of the fields `POEM_FIELDS` parted by tabs, the best known poem first, and below it the sentences it
 * is cited with: `SENTENCE`, the sentence, then the second characters it has side by side with the first one and
 * those it has in the same line, parted by tabs. A pair stands once for each book.
 *
 * A shard of poems has the same head line for every poem, its printed lines and an empty line.
 */
export const MAGIC = "LPD1";
export const SENTENCE = "+";
export const POEM_FIELDS = ["id", "fame", "title", "author", "dynasty"] as const;

/** The books in depth, in the order of their planes; also the order in which equal citations are preferred. */
export const DEPTH_BOOKS = ["quantangshi", "quansongci"] as const;
export type DepthBook = (typeof DEPTH_BOOKS)[number];

/** What two bits say of a pair. */
export const SAME_LINE_BITS = 1;
export const ADJACENT_BITS = 2;

/** A poem as its head line tells it. */
export interface DepthHead {
  id: string;
  book: DepthBook;
  fame: number;
  title: string;
  author: string;
  dynasty: string;
}

/** Reads a head line; throws where it is none. */
export function depthHead(line: string): DepthHead {
  const [id = "", fame = "", title = "", author = "", dynasty] = line.split("\t");
  const book = bookOfPoem(id);
  if (book === undefined || dynasty === undefined) throw new SyntaxError(`not the head of a poem: ${line}`);
  return { id, book, fame: Number(fame), title, author, dynasty };
}

/** The book of a poem in depth by its id, undefined for any other id. */
export function bookOfPoem(id: string): DepthBook | undefined {
  return DEPTH_BOOKS.find((book) => id.startsWith(`${book}-`));
}
