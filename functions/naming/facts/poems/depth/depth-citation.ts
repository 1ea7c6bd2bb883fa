import type { Citation } from "#functions/naming/facts/poems/cite.ts";
import { type BookId, bookName } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { LOOSE_POINTS } from "#functions/naming/facts/poems/points.ts";
import { type DepthHead, depthHead, SENTENCE } from "./depth-format.ts";

/**
 * The citation of `first` beside `second` in the shard of the pairs of `first`: 6 points; of several the better known
 * poem. Its points are those of `depthGrades`. Null where the books (default both) have none; throws where the shard
 * is that of another character.
 */
export function findDepthCitation(
  shardText: string,
  first: string,
  second: string,
  books?: readonly BookId[],
): Citation | null {
  const [owner, ...lines] = shardText.split("\n");
  if (owner !== first) throw new RangeError(`the shard is of ${owner}, not of ${first}`);
  if (second === "" || second === "\t") return null;
  let head = "";
  for (const line of lines) {
    if (!line.startsWith(SENTENCE)) {
      head = line;
      continue;
    }
    const [quote = "", seconds = ""] = line.slice(SENTENCE.length).split("\t");
    if (!seconds.includes(second)) continue;
    const poem = depthHead(head);
    if (books === undefined || books.includes(poem.book)) return citationOf(first + second, quote, poem);
  }
  return null;
}

function citationOf(pair: string, quote: string, poem: DepthHead): Citation {
  const before = quote.indexOf(pair);
  if (before < 0) throw new SyntaxError(`${pair} is not in its sentence: ${quote}`);
  const at = [...quote.slice(0, before)].length;
  const { title, author, dynasty, fame, book, id } = poem;
  const found = { points: LOOSE_POINTS.adjacent, kind: "adjacent", marked: [at, at + 1] } as const;
  return { ...found, quote, title, author, dynasty, book: bookName(book), bookId: book, poemId: id, fame };
}
