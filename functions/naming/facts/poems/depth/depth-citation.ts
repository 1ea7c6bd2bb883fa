import type { Citation } from "#functions/naming/facts/poems/cite.ts";
import { type BookId, bookName } from "#functions/naming/facts/poems/corpus/source-books.ts";
import type { Found } from "#functions/naming/facts/poems/pair-in.ts";
import { type DepthHead, depthHead, SENTENCE } from "./depth-format.ts";
import { versePairIn } from "./verse-pair.ts";

/**
 * The citation of `first` before `second` in the shard of the pairs of `first`: 6 points side by side, 4 in one
 * line (verse-pair.ts); among equals the better known poem. Its points are those of `depthGrades`. Null where the books (default
 * both) have none; throws where the shard is that of another character.
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
  let near: Citation | null = null;
  for (const line of lines) {
    if (!line.startsWith(SENTENCE)) {
      head = line;
      continue;
    }
    const [quote = "", adjacent = "", sameLine = ""] = line.slice(SENTENCE.length).split("\t");
    const beside = adjacent.includes(second);
    if (!beside && (near !== null || !sameLine.includes(second))) continue;
    const poem = depthHead(head);
    if (books !== undefined && !books.includes(poem.book)) continue;
    const found = versePairIn(quote, first, second);
    if (found === null) throw new SyntaxError(`${first}${second} is not in its sentence: ${quote}`);
    if (beside) return citationOf(found, quote, poem);
    near = citationOf(found, quote, poem);
  }
  return near;
}

function citationOf(found: Found, quote: string, poem: DepthHead): Citation {
  const { title, author, dynasty, fame, book, id } = poem;
  return { ...found, quote, title, author, dynasty, book: bookName(book), bookId: book, poemId: id, fame };
}
