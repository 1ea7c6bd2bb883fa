import type { BookId } from "#functions/naming/facts/poems/corpus/source-books.ts";

/** One poem, chapter or piece as it is cut out of the package, in simplified script. */
export interface RawPoem {
  book: BookId;
  /** Its number in the source file, from 1; with the book it makes the stable id. */
  number: string;
  /** Printed in 《》, already with the book where that is how it is cited. */
  title: string;
  author: string;
  dynasty: string;
  /** Printed lines: couplets of a poem, stanzas of 诗经, paragraphs of prose. */
  lines: string[];
  /** Prose is cut into sentences and its speech marks stay outside the quotations. */
  prose: boolean;
  /** The name the reviewed lists of mood and fame know it by. */
  key: string;
  /** Themes and school readers, where the package names them. */
  tags: readonly string[];
}
