import { bookName, bookOf } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { bookOfPoem } from "#functions/naming/facts/poems/depth/depth-format.ts";
import { PIECE } from "#functions/naming/facts/poems/reviewed/passage-format.ts";
import { unmask } from "../depth/other-words.ts";
import { printed } from "../depth/write-depth.ts";
import type { BuiltPoem } from "../pack.ts";
import type { RawPoem } from "../raw-poem.ts";
import type { Texts } from "../texts.ts";
import { verseUnits } from "../units.ts";
import { standardForms } from "../words/modern-forms.ts";
import { MOST, type PassageLine } from "./read-passages.ts";

/** A piece that has a passage, as it is printed. */
export interface CitedPiece {
  id: string;
  where: string;
  poem: Pick<RawPoem, "book" | "title" | "author" | "dynasty">;
  fame: number;
  lines: readonly string[];
  /** A sentence of it as it is printed. */
  print(sentence: string): string;
}

/** The reviewed passages as they are shipped, and the pieces that lie in the assets (depth, canon). */
export interface PackedPassages {
  text: string;
  pieces: readonly CitedPiece[];
}

/** Book, title and author as a reader is told them: 诗经·小雅·斯干, 全唐诗·代春赠·白居易. */
export function whereOf({ book, title, author }: Pick<RawPoem, "book" | "title" | "author">): string {
  const name = bookName(book);
  return [...(title.includes(name) ? [] : [name]), title, author].filter(Boolean).join("·");
}

/** Packs the passages (passage-format.ts). Throws, with the name, where no text has a passage's sentence any more. */
export function packPassages(passages: readonly PassageLine[], texts: Texts): PackedPassages {
  const wanted = new Set(passages.map(({ sentence }) => sentence));
  const found = piecesBySentence(wanted, texts);
  const wishes = new Set<string>();
  const byPiece = new Map<CitedPiece, Map<string, string[]>>();
  for (const ranked of ranksOf(passages)) {
    const { name, where, sentence, marked, rank } = ranked;
    const piece = found.get(sentence)?.find((one) => one.where === where);
    if (piece === undefined) throw new Error(`${name}: ${where} has no such sentence: ${sentence}`);
    const wish = bookOf(piece.poem.book)?.wish;
    if (wishes.has(`${name} ${wish}`)) throw new Error(`${name} has two passages for the wish ${wish}`);
    wishes.add(`${name} ${wish}`);
    const sentences = byPiece.get(piece) ?? new Map<string, string[]>();
    byPiece.set(
      piece,
      sentences.set(sentence, [...(sentences.get(sentence) ?? []), [rank, ...marked].join(".")]),
    );
  }
  const text = [...byPiece].flatMap(([{ id, poem, fame, print }, sentences]) => [
    PIECE + [id, poem.title, poem.author, poem.dynasty, fame].join("\t"),
    ...[...sentences].map(([sentence, names]) => [print(sentence), ...names].join("\t")),
  ]);
  return {
    text: text.join("\n"),
    pieces: [...byPiece.keys()].filter(({ id }) => bookOfPoem(id) !== undefined),
  };
}

/** The passages of each name with their place, the best first; throws where a name has too many, or two best ones. */
function ranksOf(passages: readonly PassageLine[]): (PassageLine & { rank: number })[] {
  const byName = new Map<string, PassageLine[]>();
  for (const one of passages) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  return [...byName].flatMap(([name, own]) => {
    if (own.length > MOST || own.filter(({ best }) => best).length > 1)
      throw new Error(`${name} has more than ${MOST} passages, or two best ones`);
    const sorted = own.toSorted((one, other) => Number(other.best) - Number(one.best));
    return sorted.map((passage, rank) => ({ ...passage, rank }));
  });
}

function piecesBySentence(wanted: ReadonlySet<string>, texts: Texts): Map<string, CitedPiece[]> {
  const found = new Map<string, CitedPiece[]>();
  const note = (sentence: string, piece: () => CitedPiece) => {
    if (wanted.has(sentence)) found.set(sentence, [...(found.get(sentence) ?? []), piece()]);
  };
  for (const built of [...texts.core, ...texts.canon]) {
    const piece = memo(() => ofBuilt(built));
    for (const { text, quotable } of built.lines.flat()) if (quotable) note(text, piece);
  }
  for (const deep of texts.depth) {
    const lines = deep.poem.lines.map((line) => unmask(line).text);
    const piece = memo(() => {
      const poem = { ...printed(deep).poem, book: deep.book };
      return { ...printed(deep), poem, where: whereOf(deep.poem), print: standardForms };
    });
    for (const line of lines) for (const { text } of verseUnits(line)) note(text, piece);
  }
  return found;
}

function ofBuilt({ poem, lines, fame }: BuiltPoem): CitedPiece {
  const id = `${poem.book}-${poem.number}`;
  const whole = lines.map((line) => line.map(({ text }) => text).join(""));
  return { id, where: whereOf(poem), poem, fame, lines: whole, print: (sentence) => sentence };
}

function memo<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
