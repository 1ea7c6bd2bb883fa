import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BookId } from "#functions/naming/facts/poems/corpus/source-books.ts";
import type { RawPoem } from "../raw-poem.ts";

/** The texts of our own (canon/): the file, its book, and whether it is prose. */
const FILES: readonly { file: string; book: BookId; prose: boolean }[] = [
  { file: "zhouyi", book: "zhouyi", prose: true },
  { file: "shangshu", book: "shangshu", prose: true },
  { file: "laozi", book: "laozi", prose: true },
  { file: "zhuangzi", book: "zhuangzi", prose: true },
  { file: "liji", book: "liji", prose: true },
  { file: "shishuo", book: "shishuo", prose: true },
  { file: "prose", book: "hanwei-prose", prose: true },
  { file: "poets", book: "hanwei", prose: false },
];
const HEAD = "== ";

/** The texts that no package has, in simplified script, each with where it is from and held against what. */
export function readCanon(): RawPoem[] {
  return FILES.flatMap(({ file, book, prose }) => {
    const path = fileURLToPath(new URL(`../canon/${file}.txt`, import.meta.url));
    const pieces = readFileSync(path, "utf8").split(`\n${HEAD}`).slice(1);
    return pieces.map((piece, at): RawPoem => {
      const [head = "", ...lines] = piece.trimEnd().split("\n");
      const [title = "", author = "", dynasty = ""] = head.split("\t");
      const key = title.replace(/^[^·]+·/, "");
      return { book, number: `${at + 1}`, title, author, dynasty, lines, prose, key, tags: [] };
    });
  });
}
