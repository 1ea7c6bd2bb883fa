import { classes, DENIES, LINE_END, UNIT_START } from "./corpus/character-classes.ts";
import { corpus, type Poem, poemAt } from "./corpus/corpus.ts";
import { GOOD_UNIT } from "./corpus/corpus-format.ts";
import { type BookId, bookName, type SourceBook, sourceBooks } from "./corpus/source-books.ts";
import { usableCharacters } from "./corpus/unit-lines.ts";
import { type Found, type Nearness, pairIn } from "./pair-in.ts";
import { SINGLE, WELL_KNOWN } from "./points.ts";

/** A quotation (典故) from the corpus, character by character. */
export interface Citation {
  points: number;
  kind: Nearness;
  /** One whole sentence, or some short ones together. */
  quote: string;
  /** To be printed in 《》; of a classic with book and part: 诗经·小雅·斯干. */
  title: string;
  /** Empty where the title says it (诗经, 论语, 孟子). */
  author: string;
  dynasty: string;
  book: string;
  bookId: BookId;
  poemId: string;
  /** Places of the cited characters in `quote`, counted in characters (code points), in the order of the name. */
  marked: readonly number[];
  /** 5 every schoolchild knows the piece … 2 readers of the book know it. */
  fame: number;
}

type Candidate = { found: Found; quote: string; poem: Poem };

const LIFT: Partial<Record<BookId, number>> = { shijing: 1, chuci: 1, mengzi: -1, guwen: -1 };
const GOOD = GOOD_UNIT.charCodeAt(0);

/**
 * The best citation of `first` before `second` that a search of the corpus finds: most points, then the highest
 * `precedence`, then the earlier. Its points are those of `sourceGrades`; null where no fair sentence has the two.
 */
export function cite(first: string, second: string, books?: readonly BookId[]): Citation | null {
  const { places } = corpus();
  return best(first, books, (quote, start, book) => pairIn(quote, start, places, first, second, book.points));
}

/** The citation of a one-character name: a fair sentence of a well-known piece (4 points), else null. */
export function citeOne(character: string, books?: readonly BookId[]): Citation | null {
  return best(
    character,
    books,
    (quote) => {
      const hit = usableCharacters(quote).find((one) => one.character === character && !one.spoiled);
      return hit === undefined ? null : { points: SINGLE, kind: "single", marked: [hit.at] };
    },
    WELL_KNOWN,
  );
}

function best(
  needle: string,
  books: readonly BookId[] | undefined,
  judge: (quote: string, start: number, book: SourceBook) => Found | null,
  leastFame = 0,
): Citation | null {
  if (!/^\p{Script=Han}$/u.test(needle)) return null;
  const { body, poems, ranges } = corpus();
  let winner: Candidate | null = null;
  for (const book of sourceBooks) {
    const range = ranges.get(book.id);
    if (range === undefined || (books !== undefined && !books.includes(book.id))) continue;
    for (let at = body.indexOf(needle, range.start); at >= 0 && at < range.end; ) {
      const { start, end } = unitAround(body, at);
      const poem = poemAt(poems, start);
      if (poem !== undefined && poem.fame >= leastFame && body.charCodeAt(start) === GOOD) {
        const quote = body.slice(start + 1, end);
        const found = judge(quote, start + 1, book);
        if (found !== null && (winner === null || outranks(found, poem, quote, winner)))
          winner = { found, quote, poem };
      }
      at = body.indexOf(needle, end);
    }
  }
  return winner === null ? null : citationOf(winner.found, winner.quote, winner.poem);
}

function outranks(found: Found, poem: Poem, quote: string, winner: Candidate): boolean {
  if (found.points !== winner.found.points) return found.points > winner.found.points;
  return precedence(poem, quote) > precedence(winner.poem, winner.quote);
}

/**
 * What decides between equal points, as one sum: fame; 1 more for 诗经 and 楚辞, where names come from of old,
 * and 1 less for 孟子 and 古文观止; 1 more for a sentence without a denial.
 */
function precedence(poem: Poem, quote: string): number {
  return poem.fame + (LIFT[poem.book] ?? 0) + (DENIES.test(quote) ? 0 : 1);
}

/** The piece of text around an offset: from its opening mark to just before the next mark. */
function unitAround(body: string, at: number): { start: number; end: number } {
  let start = at;
  while (start > 0 && ((classes[body.charCodeAt(start)] ?? 0) & UNIT_START) === 0) start--;
  let end = at;
  while (((classes[body.charCodeAt(end)] ?? 0) & (UNIT_START | LINE_END)) === 0) end++;
  return { start, end };
}

function citationOf(found: Found, quote: string, poem: Poem): Citation {
  return {
    ...found,
    quote,
    title: poem.title,
    author: poem.author,
    dynasty: poem.dynasty,
    book: bookName(poem.book),
    bookId: poem.book,
    poemId: poem.id,
    fame: poem.fame,
  };
}
