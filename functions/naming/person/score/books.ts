import type { BookId } from "#functions/naming/facts/poems/corpus/source-books.ts";

/** The books a family's sources stand for; null: every book. */
export type Books = readonly BookId[] | null;
