import { caesuras } from "#functions/naming/facts/poems/corpus/caesura.ts";
import { DENIES } from "#functions/naming/facts/poems/corpus/character-classes.ts";
import { type Usable, usableCharacters } from "#functions/naming/facts/poems/corpus/unit-lines.ts";
import {
  ADJACENT_BITS,
  DEPTH_BOOKS,
  SAME_LINE_BITS,
} from "#functions/naming/facts/poems/depth/depth-format.ts";
import { besideInVerse, versePairIn } from "#functions/naming/facts/poems/depth/verse-pair.ts";
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
/** Above any standing, so that nearness decides first. */
const NEARNESS = 1024;

/** A fair sentence with its poem. */
export interface DepthSentence {
  poem: DepthPoem;
  text: string;
  standing: number;
}

/** For one book: of every ordered pair of characters the best sentence (its place + 1 in `sentences`) and nearness. */
export interface Plane {
  winners: Uint32Array;
  bits: Uint8Array;
}

/** The best sentence of every ordered pair of `chars` in each of the books in depth. */
export function bestSentences(
  poems: readonly DepthPoem[],
  chars: readonly string[],
): { sentences: readonly DepthSentence[]; planes: readonly Plane[] } {
  const size = chars.length;
  const index = new Map(chars.map((char, place) => [char, place]));
  const sentences: DepthSentence[] = [];
  const planes = DEPTH_BOOKS.map(() => ({
    winners: new Uint32Array(size * size),
    bits: new Uint8Array(size * size),
    scores: new Uint16Array(size * size),
  }));
  for (const poem of poems) {
    const plane = planes[DEPTH_BOOKS.indexOf(poem.book)];
    if (plane === undefined) continue;
    const back = poem.poem.title.length > LONG_TITLE ? 0 : STANDS_BACK;
    for (const { text, otherWords } of fairSentences(poem)) {
      const standing = poem.standing + back + (DENIES.test(text) ? 0 : AFFIRMED);
      let used = false;
      for (const { row, column, bits } of pairsOf(text, otherWords, index)) {
        const cell = row * size + column;
        const score = bits * NEARNESS + standing;
        if ((plane.scores[cell] ?? 0) >= score) continue;
        plane.scores[cell] = score;
        plane.bits[cell] = bits;
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

type Pair = { row: number; column: number; bits: number };

function* pairsOf(
  text: string,
  otherWords: ReadonlySet<number>,
  index: ReadonlyMap<string, number>,
): Generator<Pair> {
  const named = usableCharacters(text).filter((one) => index.has(one.character) && !otherWords.has(one.at));
  const breaks = caesuras(text);
  for (const [from, first] of named.entries()) {
    for (const second of named.slice(from + 1)) {
      if (second.line !== first.line) break;
      const beside = besideInVerse(first, second, breaks);
      if (beside === null || (otherWords.size > 0 && !marks(text, first, second))) continue;
      const bits = beside ? ADJACENT_BITS : SAME_LINE_BITS;
      yield { row: index.get(first.character) ?? 0, column: index.get(second.character) ?? 0, bits };
    }
  }
}

/** Whether a reader of the printed sentence, who sees no masks, marks just these two. */
function marks(text: string, first: Usable, second: Usable): boolean {
  const marked = versePairIn(text, first.character, second.character)?.marked;
  return marked?.[0] === first.at && marked[1] === second.at;
}
