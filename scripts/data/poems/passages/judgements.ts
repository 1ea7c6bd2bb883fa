import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { bookOf, type SourceWish } from "#functions/naming/facts/poems/corpus/source-books.ts";
import type { RawPoem } from "../raw-poem.ts";
import { FAIR_MOODS, type PassageLine } from "./read-passages.ts";

/** A passage that a reader let through, by its number on the sheet. */
export interface Judgement {
  number: number;
  /** The wish for books that the passage's book answers. */
  wish: SourceWish | undefined;
  passage: PassageLine;
}

const Asked = v.record(
  v.string(),
  v.object({
    name: v.string(),
    book: v.string(),
    title: v.string(),
    author: v.string(),
    sentence: v.string(),
    at: v.tuple([v.number(), v.number()]),
  }),
);
type Asked = v.InferOutput<typeof Asked>[string];

/** What readers say of the passages of a folder: what was asked in `key.json`, marks in `marks-*.txt`. */
export function readJudgements(
  folder: string,
  whereOf: (piece: Pick<RawPoem, "book" | "title" | "author">) => string,
): Judgement[] {
  const asked = v.parse(Asked, JSON.parse(readFileSync(join(folder, "key.json"), "utf8")));
  const lines = globSync(join(folder, "marks-*.txt"))
    .sort()
    .flatMap((file) => readFileSync(file, "utf8").split("\n"));
  return lines.flatMap((line): Judgement[] => {
    const [number = "", mood, sense, best] = line.split("\t").map((field) => field.trim());
    const one = asked[number];
    const fair = FAIR_MOODS.find((known) => known === mood);
    if (one === undefined || fair === undefined || (sense !== "yes" && sense !== "half")) return [];
    const passage = { name: one.name, where: placeOf(one, whereOf), sentence: one.sentence, marked: one.at };
    const { wish } = bookOf(one.book) ?? {};
    return [{ number: Number(number), wish, passage: { ...passage, mood: fair, sense, best: best === "y" } }];
  });
}

function placeOf(
  { book, title, author }: Asked,
  whereOf: (piece: Pick<RawPoem, "book" | "title" | "author">) => string,
) {
  const known = bookOf(book)?.id;
  if (known === undefined) throw new Error(`a sheet asks about an unknown book: ${book}`);
  return whereOf({ book: known, title, author });
}
