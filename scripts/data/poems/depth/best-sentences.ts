import { DENIES } from "#functions/naming/facts/poems/corpus/character-classes.ts";
import { DEPTH_BOOKS, type DepthBook } from "#functions/naming/facts/poems/depth/depth-format.ts";
import { citableIn } from "../cut/citable.ts";
import { rhythmOf } from "../cut/rhythm.ts";
import type { WordGains } from "../cut/word-gains.ts";
import type { Piece } from "../units.ts";
import { verseUnits } from "../units.ts";
import { fairSentence } from "../words/mood.ts";
import { fairDepthPoem, fairInDepth } from "./depth-mood.ts";
import type { DepthPoem } from "./depth-poem.ts";
import { irregularClause } from "./lost-characters.ts";
import { unmask } from "./other-words.ts";

/** A longer sentence is not quoted. */
const LONG = 40;
/** What a sentence without a denial is worth in standing. */
const AFFIRMED = 8;
/** A title longer than this makes a poor reference; a poem that has one stands back. */
const LONG_TITLE = 16;
const STANDS_BACK = 12;
/** A fair sentence with its poem. */
export interface DepthSentence {
  poem: DepthPoem;
  text: string;
  standing: number;
}

/** For one book: of every ordered pair of characters the best sentence (its place + 1 in `sentences`), 0 for none. */
export interface Plane {
  winners: Uint32Array;
}

/** The best sentence of every ordered pair of `chars` in each of the books in depth. */
export function bestSentences(
  poems: readonly DepthPoem[],
  chars: readonly string[],
  gains: WordGains,
): { sentences: readonly DepthSentence[]; planes: readonly Plane[] } {
  const size = chars.length;
  const index = new Map(chars.map((char, place) => [char, place]));
  const sentences: DepthSentence[] = [];
  const planes = DEPTH_BOOKS.map(() => ({
    winners: new Uint32Array(size * size),
    scores: new Uint16Array(size * size),
  }));
  for (const poem of poems) {
    const plane = planes[DEPTH_BOOKS.indexOf(poem.book)];
    if (plane === undefined) continue;
    const back = poem.poem.title.length > LONG_TITLE ? 0 : STANDS_BACK;
    for (const { text, otherWords } of fairSentences(poem)) {
      const standing = poem.standing + back + (DENIES.test(text) ? 0 : AFFIRMED);
      let used = false;
      for (const cell of pairsOf({ text, otherWords }, poem.book, index, gains)) {
        const score = standing + 1;
        if ((plane.scores[cell] ?? 0) >= score) continue;
        plane.scores[cell] = score;
        plane.winners[cell] = sentences.length + 1;
        used = true;
      }
      if (used) sentences.push({ poem, text, standing });
    }
  }
  return { sentences, planes };
}

type Cut = { text: string; otherWords: ReadonlySet<number> };

/** The sentences of a poem that may stand under a name; none where the poem as a whole may not. */
export function fairSentences({ poem, book }: DepthPoem): Cut[] {
  const irregular = book === "quantangshi" ? irregularClause(poem.lines) : () => false;
  const cut = poem.lines
    .flatMap((line): Piece[] => verseUnits(line))
    .map((piece) => ({ ...unmask(piece.text), quotable: piece.quotable && !irregular(piece.text) }));
  const fair = cut.map(({ text }) => fairSentence(text));
  if (!fairDepthPoem(poem, fair)) return [];
  return cut.filter(
    ({ text, quotable }) =>
      quotable && fairInDepth(text) && (text.match(/\p{Script=Han}/gu)?.length ?? 0) <= LONG,
  );
}

/** The cells of the pairs that a sentence has side by side where a reader of the printed sentence first finds them. */
function* pairsOf(
  { text, otherWords }: Cut,
  book: DepthBook,
  index: ReadonlyMap<string, number>,
  gains: WordGains,
): Generator<number> {
  const characters = [...text];
  if (characters.every((one, at) => !index.has(one) || !index.has(characters[at + 1] ?? ""))) return;
  const citable = citableIn(text, rhythmOf(book), gains);
  for (const [at, { beside }] of citable.entries()) {
    const [row, column] = [index.get(characters[at] ?? ""), index.get(characters[at + 1] ?? "")];
    if (!beside || row === undefined || column === undefined) continue;
    if (otherWords.has(at) || otherWords.has(at + 1)) continue;
    const isFirst = characters.findIndex((_, from) => isPair(characters, from, at)) === at;
    if (isFirst) yield row * index.size + column;
  }
}

const isPair = (characters: readonly string[], from: number, at: number): boolean =>
  characters[from] === characters[at] && characters[from + 1] === characters[at + 1];
