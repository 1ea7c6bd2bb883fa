import type { Citation } from "#functions/naming/facts/poems/cite.ts";
import { corpus } from "#functions/naming/facts/poems/corpus/corpus.ts";
import { type BookId, bookName, bookOfPiece } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { DEPTH_BOOKS } from "#functions/naming/facts/poems/depth/depth-format.ts";
import { CORE_POINTS, LOOSE_POINTS, SINGLE } from "#functions/naming/facts/poems/points.ts";
import { passages as packed } from "#generated/passages.ts";
import { PIECE } from "./passage-format.ts";

let decoded: ReadonlyMap<string, readonly Citation[]> | undefined;

/** The reviewed passages (选定的出处) of one character or of two in this order, the best first, at most one a wish for books. */
export function reviewedOf(name: string, books?: readonly BookId[]): readonly Citation[] {
  const found = known().get(name) ?? [];
  return books === undefined ? found : found.filter(({ bookId }) => books.includes(bookId));
}

/** Hands every pair that has reviewed passages in the books to `note`, with the best of them. */
export function eachReviewed(
  books: readonly BookId[] | undefined,
  note: (first: string, second: string, best: Citation) => void,
): void {
  for (const name of known().keys()) {
    const [first = "", second] = name;
    const [best] = second === undefined ? [] : reviewedOf(name, books);
    if (best !== undefined && second !== undefined) note(first, second, best);
  }
}

/** Every reviewed passage. */
export const allReviewed = (): readonly Citation[] => [...known().values()].flat();

function known(): ReadonlyMap<string, readonly Citation[]> {
  decoded ??= decode(packed);
  return decoded;
}

type Piece = Pick<Citation, "poemId" | "title" | "author" | "dynasty" | "fame" | "bookId" | "book">;

function decode(text: string): ReadonlyMap<string, readonly Citation[]> {
  const found = new Map<string, Citation[]>();
  let piece: Piece | undefined;
  for (const line of text.split("\n")) {
    if (line.startsWith(PIECE)) {
      piece = pieceOf(line.slice(PIECE.length));
      continue;
    }
    if (piece === undefined) throw new SyntaxError(`a passage of no piece: ${line}`);
    const [quote = "", ...names] = line.split("\t");
    const characters = [...quote];
    for (const name of names) {
      const [rank = 0, ...marked] = name.split(".").map(Number);
      const cited = marked.map((at) => characters[at]).join("");
      const passages = found.get(cited) ?? [];
      passages[rank] = citationOf(piece, quote, marked);
      found.set(cited, passages);
    }
  }
  return found;
}

function pieceOf(line: string): Piece {
  const [poemId = "", title = "", author = "", dynasty = "", fame = ""] = line.split("\t");
  const bookId = bookOfPiece(poemId)?.id;
  if (bookId === undefined) throw new SyntaxError(`a passage of an unknown book: ${line}`);
  return { poemId, title, author, dynasty, fame: Number(fame), bookId, book: bookName(bookId) };
}

/** What the reviewed pair is worth: as in the core, but in depth less; a character alone is worth the same everywhere. */
function citationOf(piece: Piece, quote: string, marked: readonly number[]): Citation {
  const [first = 0, second] = marked;
  if (second === undefined) return { ...piece, quote, marked, kind: "single", points: SINGLE };
  const isDeep = DEPTH_BOOKS.some((book) => book === piece.bookId) && !corpus().byId.has(piece.poemId);
  const kind = second === first + 1 ? "adjacent" : "line";
  const points = (isDeep ? LOOSE_POINTS : CORE_POINTS)[kind];
  return { ...piece, quote, marked, kind, points };
}
