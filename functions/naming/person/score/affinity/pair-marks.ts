import { avoidPairs } from "./avoid-pairs.ts";

/** Words of every day that blind, choosy readers would give as names all the same: 30 of 100 of five or more of them. */
const TAKEN: ReadonlySet<string> = new Set(
  "原野 惟一 丹青 今朝 初雪 如愿 小满 小荷 小桥 山青 微光 微雨 新月 欢颜 熹微 白露 竹青 笑语 长乐 长宁".split(
    " ",
  ),
);

/** Hands every pair that is never to be proposed, for it is a word, to `note`. */
export function eachAvoidedPair(note: (first: string, second: string) => void): void {
  eachWord((first, second) => {
    if (!TAKEN.has(first + second)) note(first, second);
  });
}

function eachWord(note: (first: string, second: string) => void): void {
  for (const line of avoidPairs.split("\n")) {
    const first = line.slice(0, line.indexOf(" "));
    for (const second of line.slice(first.length + 1)) note(first, second);
  }
}

let words: Set<string> | undefined;

/** Are two characters in this order a word of every day, as far as the names of people meet one? */
export function isEverydayWord(first: string, second: string): boolean {
  if (words === undefined) {
    words = new Set();
    const known = words;
    eachWord((one, other) => known.add(one + other));
  }
  return words.has(first + second);
}

/** Are two characters in this order a word that is no name? */
export const isAvoidedPair = (first: string, second: string): boolean =>
  isEverydayWord(first, second) && !TAKEN.has(first + second);
