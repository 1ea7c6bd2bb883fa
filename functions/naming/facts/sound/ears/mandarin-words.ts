import { ears } from "#generated/ears.ts";
import { noCodes, type WordLines, wordLines } from "./open-words.ts";
import { type Fold, TONE_BITS, type WordSource, type Words } from "./word-block.ts";

/** The dictionary as Mandarin reads it, by length; of each length only what is asked for is read. */
export function mandarinWords(fold: Fold): readonly WordSource[] {
  const codeOf = noCodes();
  for (let at = 0; at < ears.chars.length; at++)
    codeOf[ears.chars.charCodeAt(at)] = ears.codes.charCodeAt(at);
  return wordLines().map((lines, at) => new MandarinWords(lines, codeOf, ears.readings[at] ?? "", fold));
}

/** The words of one length, read line by line. */
class MandarinWords implements WordSource {
  readonly words: Words;
  readonly codes: Uint16Array;
  readonly #lines: WordLines;
  readonly #codeOf: Uint16Array;
  readonly #fold: Fold;
  /** Places where a character is read otherwise than by itself, in their order, and the code there. */
  readonly #places: Uint32Array;
  readonly #others: Uint16Array;
  /** By the class of a first syllable: 1 + the last line whose first character is read so; by line: the same of the one before it. */
  readonly #last: Uint16Array;
  readonly #before: Uint16Array;
  readonly #isRead: Uint8Array;
  /** The lines that have words whose first character is read otherwise, by the class of that reading. */
  readonly #besides = new Map<number, number[]>();

  constructor(lines: WordLines, codeOf: Uint16Array, otherReadings: string, fold: Fold) {
    this.words = lines.words;
    this.codes = new Uint16Array(lines.words.units.length);
    this.#lines = lines;
    this.#codeOf = codeOf;
    this.#fold = fold;
    this.#places = new Uint32Array(otherReadings.length / 2);
    this.#others = new Uint16Array(otherReadings.length / 2);
    this.#last = new Uint16Array(fold.count);
    this.#before = new Uint16Array(lines.count);
    this.#isRead = new Uint8Array(lines.count);
    for (let line = 0; line < lines.count; line++) {
      const own = this.#classOf(codeOf[lines.firstOf(line)] ?? 0);
      this.#before[line] = this.#last[own] ?? 0;
      this.#last[own] = line + 1;
    }
    this.#readOthers(otherReadings);
  }

  /** The words that begin with a syllable of a class, the last first; they are laid out and read. */
  beginning(own: number): readonly number[] {
    const found: number[] = [];
    const { length } = this.words;
    for (const line of this.#linesOf(own)) {
      this.#read(line);
      for (let word = this.#end(line) - 1; word >= this.#start(line); word--)
        if (this.#classOf(this.codes[word * length] ?? 0) === own) found.push(word);
    }
    return found;
  }

  #linesOf(own: number): readonly number[] {
    const lines: number[] = [];
    for (let line = this.#last[own] ?? 0; line > 0; line = this.#before[line - 1] ?? 0) lines.push(line - 1);
    const besides = this.#besides.get(own);
    if (besides === undefined) return lines;
    return [...new Set([...lines, ...besides])].sort((one, other) => other - one);
  }

  /** Pairs: how far on from the place before, and the code there. */
  #readOthers(packed: string): void {
    const { length } = this.words;
    let line = 0;
    for (let at = 0, place = 0; at * 2 < packed.length; at++) {
      place += packed.charCodeAt(at * 2);
      const code = packed.charCodeAt(at * 2 + 1);
      this.#places[at] = place;
      this.#others[at] = code;
      if (place % length > 0) continue;
      while (this.#end(line) * length <= place) line++;
      const own = this.#classOf(code);
      const besides = this.#besides.get(own);
      if (besides === undefined) this.#besides.set(own, [line]);
      else besides.push(line);
    }
  }

  #read(line: number): void {
    if (this.#isRead[line] !== 0) return;
    this.#isRead[line] = 1;
    this.#lines.layOut(line);
    const { length, units } = this.words;
    const [start, end] = [this.#start(line) * length, this.#end(line) * length];
    for (let at = start; at < end; at++) this.codes[at] = this.#codeOf[units[at] ?? 0] ?? 0;
    for (let at = firstFrom(this.#places, start); (this.#places[at] ?? end) < end; at++)
      this.codes[this.#places[at] ?? 0] = this.#others[at] ?? 0;
  }

  #classOf(code: number): number {
    return this.#fold.classes[code >> TONE_BITS] ?? -1;
  }

  #start(line: number): number {
    return this.#lines.starts[line] ?? 0;
  }

  #end(line: number): number {
    return this.#lines.starts[line + 1] ?? 0;
  }
}

/** The index of the first of some ascending numbers that is not less than `least`. */
function firstFrom(numbers: Uint32Array, least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
