import { sourceBooks } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { clean } from "./clean.ts";
import type { BuiltPoem } from "./pack.ts";
import type { RawPoem } from "./raw-poem.ts";
import { openingOf, readFamousOpenings, readQianjiashi, readTangshi } from "./read/read-anthologies.ts";
import {
  readCaocao,
  readChuci,
  readFourBooks,
  readLunyu,
  readQianziwen,
  readShijing,
} from "./read/read-classics.ts";
import { readGuwen, readSelectedShi, readSongci, type Selected } from "./read/read-selected.ts";
import { tidySimplified, traditionalToSimplified } from "./simplify.ts";
import type { ReadJson } from "./sources.ts";
import { type Piece, proseUnits, verseUnits } from "./units.ts";
import { fameOf } from "./words/fame.ts";
import { fairPoem, fairSentence } from "./words/mood.ts";

const KNOWN_BOOK = 3;

/** The poems of the corpus in its order; `json` must have the files of `selectedFiles`. */
export function corePoems(json: ReadJson, script: readonly string[]): BuiltPoem[] {
  const simplify = traditionalToSimplified(script);
  const tidy = tidySimplified(script);
  const all: (RawPoem | Selected)[] = [
    ...readShijing(json, tidy),
    ...readChuci(json, tidy),
    ...readLunyu(json, tidy),
    ...readFourBooks(json, simplify),
    ...readQianziwen(json, simplify),
    ...readTangshi(json, simplify),
    ...readSelectedShi(json, simplify),
    ...readQianjiashi(json, simplify),
    ...readSongci(json, tidy),
    ...readCaocao(json, tidy),
    ...readGuwen(json, simplify),
  ];
  const famous = readFamousOpenings(json);
  const order = new Map(sourceBooks.map((book, index) => [book.id, index]));
  const sorted = all.map((poem) => ({ ...poem, ...clean(poem) }));
  sorted.sort((a, b) => (order.get(a.book) ?? 0) - (order.get(b.book) ?? 0));
  return withoutRepeats(sorted).map((poem) => built(poem, famous));
}

/** A poem that two books have is kept in the first of them, the better known. */
function withoutRepeats<T extends RawPoem>(poems: readonly T[]): T[] {
  const seen = new Set<string>();
  return poems.filter((poem) => {
    if (poem.prose || poem.book === "shijing") return true;
    const key = `${poem.author}·${openingOf(poem.lines[0] ?? "")}`;
    return !seen.has(key) && seen.add(key);
  });
}

function built(poem: RawPoem | Selected, famous: ReadonlySet<string>): BuiltPoem {
  const listed = fameOf(poem, famous, openingOf(poem.lines[0] ?? ""));
  return { ...builtPiece(poem), fame: "fame" in poem ? Math.max(poem.fame, 2) : listed };
}

/** What stands in braces differs between editions: it is printed and never cited. */
const DIFFERS = /(\{[^}]*\})/;

/** A piece cut into what may be quoted and what may not, each sentence with its mood; its fame is that of a known book. */
export function builtPiece(poem: RawPoem): BuiltPoem {
  const cut = poem.lines.map((line) =>
    line
      .split(DIFFERS)
      .filter((part) => part !== "")
      .flatMap((part): Piece[] => {
        if (part.startsWith("{")) return [{ text: part.slice(1, -1), quotable: false }];
        return poem.prose ? proseUnits(part) : verseUnits(part);
      }),
  );
  const fair = cut
    .flat()
    .filter((piece) => piece.quotable)
    .map((piece) => fairSentence(piece.text));
  const whole = fairPoem(poem, fair);
  const lines = cut.map((line) =>
    line.map((piece) => ({ ...piece, good: whole && fairSentence(piece.text) })),
  );
  return { poem, lines, fame: KNOWN_BOOK };
}
