import { knownWords } from "#functions/naming/business/data/known-words.ts";
import { tasteNamed } from "#functions/naming/business/trade/tastes.ts";

/** A word that people know as a whole (整词). */
export interface KnownWord {
  readonly text: string;
  /** What it is, in Chinese, without a full stop. */
  readonly is: string;
  /** The tastes of trades whose goods, ingredients or terms it names (商品名); empty where it is nobody's goods. */
  readonly goodsOf: readonly string[];
}

const NOBODYS = "词";
const LONGEST = 4;
const SHORTEST = 2;

let words: ReadonlyMap<string, KnownWord> | undefined;

/** The word as a whole; undefined where we have not written down what it is. */
export function knownWord(text: string): KnownWord | undefined {
  words ??= readWords(knownWords);
  return words.get(text);
}

/** A sign that is nothing but goods of a taste (可颂 over a bakery): undefined where it is more or other than that. */
export function goodsWord(text: string, taste: string): KnownWord | undefined {
  const word = knownWord(text);
  return word?.goodsOf.includes(taste) ? word : undefined;
}

/** A sign as known words and single characters, from the left, longest words first. */
export function piecesOf(text: string): readonly (KnownWord | string)[] {
  const chars = [...text];
  const pieces: (KnownWord | string)[] = [];
  for (let at = 0; at < chars.length; ) {
    const word = wordAt(chars, at);
    pieces.push(word ?? chars[at] ?? "");
    at += word === undefined ? 1 : [...word.text].length;
  }
  return pieces;
}

function wordAt(chars: readonly string[], at: number): KnownWord | undefined {
  for (let length = LONGEST; length >= SHORTEST; length--) {
    const word = at + length > chars.length ? undefined : knownWord(chars.slice(at, at + length).join(""));
    if (word !== undefined) return word;
  }
  return undefined;
}

/** Reads lines `门风,门风|词 word=what it is …`; throws, with the line's head, where one does not parse. */
export function readWords(text: string): ReadonlyMap<string, KnownWord> {
  const read = new Map<string, KnownWord>();
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const [head = "", ...entries] = line.split(" ");
    const goodsOf = head === NOBODYS ? [] : head.split(",").map((name) => tasteNamed(name).name);
    for (const entry of entries) {
      const [word = "", is = "", ...rest] = entry.split("=");
      if (is === "" || rest.length > 0 || [...word].length < SHORTEST || [...word].length > LONGEST)
        throw new SyntaxError(`not a known word: ${line.slice(0, 10)} ${entry}`);
      const before = read.get(word);
      // A word may be goods of several trades, and be said of another way in each: the first is what it is.
      read.set(word, {
        text: word,
        is: before?.is ?? is,
        goodsOf: [...new Set([...(before?.goodsOf ?? []), ...goodsOf])],
      });
    }
  }
  return read;
}
