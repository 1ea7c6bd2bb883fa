import { sourceBooks } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { clean } from "./clean.ts";
import { type BuiltPoem, pack } from "./pack.ts";
import type { RawPoem } from "./raw-poem.ts";
import { openingOf, readFamousOpenings, readQianjiashi, readTangshi } from "./read-anthologies.ts";
import {
  readCaocao,
  readChuci,
  readFourBooks,
  readLunyu,
  readQianziwen,
  readShijing,
} from "./read-classics.ts";
import { readGuwen, readSelectedShi, readSongci, type Selected, selectedFiles } from "./read-selected.ts";
import { tidySimplified, traditionalToSimplified } from "./simplify.ts";
import { type ReadJson, readSources } from "./sources.ts";
import { proseUnits, verseUnits } from "./units.ts";
import { fameOf } from "./words/fame.ts";
import { fairPoem, fairSentence } from "./words/mood.ts";

/** Reads the pinned packages and writes the corpus as one string. */
export async function buildCorpus(): Promise<{ text: string; poems: readonly BuiltPoem[] }> {
  const { json, script } = await readSources(selectedFiles);
  const poems = corePoems(json, script);
  return { text: pack(poems), poems };
}

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
  const cut = poem.lines.map((line) => (poem.prose ? proseUnits(line) : verseUnits(line)));
  const fair = cut
    .flat()
    .filter((piece) => piece.quotable)
    .map((piece) => fairSentence(piece.text));
  const whole = fairPoem(poem, fair);
  const lines = cut.map((line) =>
    line.map((piece) => ({ ...piece, good: whole && fairSentence(piece.text) })),
  );
  const listed = fameOf(poem, famous, openingOf(poem.lines[0] ?? ""));
  return { poem, lines, fame: "fame" in poem ? Math.max(poem.fame, 2) : listed };
}
