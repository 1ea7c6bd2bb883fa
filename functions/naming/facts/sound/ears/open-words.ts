import { ears } from "#generated/ears.ts";
import { UNHEARD, type Words } from "./word-block.ts";

/** All code units: a look-up by unit is an index, for some forty thousand are looked up at once. */
const UNITS = 0x10000;
const DIGIT_ZERO = 48;

let opened: readonly WordLines[] | undefined;

/** The words of the dictionary by length, two syllables first, not yet laid out. */
export function wordLines(): readonly WordLines[] {
  opened ??= ears.blocks.map((block, at) => new WordLines(block, at + 2));
  return opened;
}

/** The same, laid out. */
export const openWords = (): readonly Words[] => wordLines().map((lines) => lines.all());

/** The words of Cantonese alone that are read as their characters are, by length. */
export const openCantonese = (): readonly Words[] =>
  ears.cantonese.map((block, at) => new WordLines(block, at + 2).all());

/**
 * Lines of a kind, a first character, and what follows it in each word. A line's words are laid out as numbers when they are
 * asked for: the first name of a process is heard beside a few of the four thousand first characters alone.
 */
export class WordLines {
  readonly words: Words;
  /** How many words stand before each line, and in all. */
  readonly starts: Uint16Array;
  readonly #lines: readonly string[];
  readonly #isLaid: Uint8Array;

  constructor(block: string, length: number) {
    this.#lines = block === "" ? [] : block.split("\n");
    const count = this.#lines.length;
    this.#isLaid = new Uint8Array(count);
    this.starts = new Uint16Array(count + 1);
    const { starts } = this;
    let words = 0;
    for (let line = 0; line < count; line++) {
      words += ((this.#lines[line]?.length ?? 0) - 2) / (length - 1);
      starts[line + 1] = words;
    }
    this.words = { length, units: new Uint16Array(words * length), kinds: new Uint8Array(words) };
  }

  get count(): number {
    return this.#lines.length;
  }

  /** The character with which the words of a line begin. */
  firstOf(line: number): number {
    return this.#lines[line]?.charCodeAt(1) ?? 0;
  }

  /** Lays out the words of a line, once. */
  layOut(line: number): void {
    if (this.#isLaid[line] !== 0) return;
    this.#isLaid[line] = 1;
    const text = this.#lines[line] ?? "";
    const { kinds, length, units } = this.words;
    const kind = text.charCodeAt(0) - DIGIT_ZERO;
    const first = text.charCodeAt(1);
    let word = this.starts[line] ?? 0;
    for (let at = 2; at < text.length; at += length - 1, word++) {
      kinds[word] = kind;
      units[word * length] = first;
      for (let place = 1; place < length; place++)
        units[word * length + place] = text.charCodeAt(at + place - 1);
    }
  }

  all(): Words {
    for (let line = 0; line < this.count; line++) this.layOut(line);
    return this.words;
  }
}

/** The codes of words by readings of their characters; UNHEARD for a character without one. */
export function codesBy(units: Uint16Array, codeOf: Uint16Array): Uint16Array {
  const codes = new Uint16Array(units.length);
  for (let at = 0; at < units.length; at++) codes[at] = codeOf[units[at] ?? 0] ?? UNHEARD;
  return codes;
}

/** A table of codes by code unit, in which nothing is heard yet. */
export const noCodes = (): Uint16Array => new Uint16Array(UNITS).fill(UNHEARD);
