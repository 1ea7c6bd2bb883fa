import type { BookId } from "../poems/source-books.ts";

/** The books a family's sources stand for; null: every book. */
export type Books = readonly BookId[] | null;
