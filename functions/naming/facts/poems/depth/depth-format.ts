import { type BookId, bookOfPiece, canonBooks } from "#functions/naming/facts/poems/corpus/source-books.ts";

/**
 * How the sources in depth (全唐诗, 全宋词) are written, shared by the script that builds them and the code that
 * reads them. All files are made for one lexicon: its characters in the order of their code points.
 *
 * `grades.bin`: `MAGIC`, the number of bytes the characters fill (32 bits, little end first), the characters as
 * UTF-8, then one plane for each of `DEPTH_BOOKS`: a bit for every ordered pair of the n characters, row =
 * first character, eight pairs a byte, the lowest bits first; every plane starts on a whole byte. It says whether a
 * fair sentence of the book has the two side by side in one word or phrase.
 *
 * A shard of pairs, text, has on its first line the character that comes first in all its pairs. Then every poem
 * has a line of the fields `POEM_FIELDS` parted by tabs, the best known poem first, and below it the sentences it
 * is cited with: `SENTENCE`, the sentence, then the second characters that it has side by side with the first one, where
 * it first has the two so. A pair stands once for each book.
 *
 * A shard of poems has the same head line for every poem, its printed lines and an empty line. The pieces of the canon that
 * reviewed passages stand in are kept in such shards too.
 */
export const MAGIC = "LPD2";
export const SENTENCE = "+";
export const POEM_FIELDS = ["id", "fame", "title", "author", "dynasty"] as const;

/** The books in depth, in the order of their planes; also the order in which equal citations are preferred. */
export const DEPTH_BOOKS = ["quantangshi", "quansongci"] as const;
export type DepthBook = (typeof DEPTH_BOOKS)[number];

/** A poem as its head line tells it. */
export interface DepthHead {
  id: string;
  book: BookId;
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

/** The book of a poem that lies in a shard, in depth or of the canon; undefined for any other id. */
export function bookOfPoem(id: string): BookId | undefined {
  const book = bookOfPiece(id)?.id;
  return [...DEPTH_BOOKS, ...canonBooks].find((one) => one === book);
}
