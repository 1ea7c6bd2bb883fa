import { type BookId, bookOf } from "#functions/naming/facts/poems/corpus/source-books.ts";
import type { Rhythm } from "./cut-clause.ts";

const SONGS: readonly BookId[] = ["songci", "quansongci"];

/** How the lines of a book are read. */
export function rhythmOf(book: BookId): Rhythm {
  if (SONGS.includes(book)) return "song";
  return bookOf(book)?.verse === true ? "verse" : "prose";
}
