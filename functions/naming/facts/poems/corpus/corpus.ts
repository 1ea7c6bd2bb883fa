import { poems as packed, places as packedPlaces } from "#generated/poems.ts";
import { HEAD_FIELDS, POEM_END } from "./corpus-format.ts";
import { type BookId, bookOf } from "./source-books.ts";

/** A poem, chapter or piece of the corpus; `start` and `end` bound its text in `Corpus.body`. */
export interface Poem {
  id: string;
  book: BookId;
  /** As cited, without 《》. */
  title: string;
  author: string;
  dynasty: string;
  /** 5 every schoolchild knows it … 2 readers of the book know it. */
  fame: number;
  start: number;
  end: number;
}

export interface Corpus {
  body: string;
  poems: readonly Poem[];
  byId: ReadonlyMap<string, Poem>;
  /** The stretch of `body` that each book fills. */
  ranges: ReadonlyMap<BookId, { start: number; end: number }>;
  /** By the offset in `body`, what a name may take from there: BESIDE_BIT, APART_BIT. */
  places: Uint8Array;
}

let decoded: Corpus | undefined;

/** The corpus, decoded at its first use: heads into objects; the texts stay one string. */
export function corpus(): Corpus {
  decoded ??= decode(packed, packedPlaces);
  return decoded;
}

/** The poem that has the character at `offset` of the body. */
export function poemAt(poems: readonly Poem[], offset: number): Poem | undefined {
  let low = 0;
  let high = poems.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((poems[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return poems[low];
}

function decode(text: string, placesText: string): Corpus {
  const headEnd = text.indexOf("\n\n");
  const body = text.slice(headEnd + 2);
  const poems: Poem[] = [];
  const ranges = new Map<BookId, { start: number; end: number }>();
  let start = 0;
  for (const line of text.slice(0, headEnd).split("\n")) {
    const end = body.indexOf(POEM_END, start);
    const poem = poemOf(line, start, end);
    poems.push(poem);
    ranges.set(poem.book, { start: ranges.get(poem.book)?.start ?? start, end });
    start = end + 1;
  }
  return {
    body,
    poems,
    byId: new Map(poems.map((poem) => [poem.id, poem])),
    ranges,
    places: placesIn(placesText),
  };
}

/** One byte a unit, from four units a byte in base64. */
function placesIn(text: string): Uint8Array {
  const packedBytes = atob(text);
  const places = new Uint8Array(packedBytes.length * 4);
  for (let at = 0; at < places.length; at++)
    places[at] = (packedBytes.charCodeAt(at >> 2) >> ((at & 3) << 1)) & 3;
  return places;
}

function poemOf(line: string, start: number, end: number): Poem {
  const values = line.split("\t");
  const field = (name: (typeof HEAD_FIELDS)[number]) => values[HEAD_FIELDS.indexOf(name)] ?? "";
  const book = bookOf(field("book"));
  if (book === undefined || end < 0) throw new Error(`The corpus has a broken head line: ${line}`);
  return {
    id: `${book.id}-${field("number")}`,
    book: book.id,
    title: field("title"),
    author: field("author"),
    dynasty: field("dynasty"),
    fame: Number(field("fame")),
    start,
    end,
  };
}
