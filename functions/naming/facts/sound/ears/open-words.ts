import { ears } from "#generated/ears.ts";
import { UNHEARD, type Words } from "./word-block.ts";

/** All code units: a look-up by unit is an index, for some forty thousand are looked up at once. */
const UNITS = 0x10000;
const DIGIT_ZERO = 48;

let opened: readonly Words[] | undefined;

/** The words of the dictionary by length, two syllables first. */
export function openWords(): readonly Words[] {
  opened ??= ears.blocks.map((block, at) => wordsOf(block, at + 2));
  return opened;
}

/** The words of Cantonese alone that are read as their characters are, by length. */
export const openCantonese = (): readonly Words[] =>
  ears.cantonese.map((block, at) => wordsOf(block, at + 2));

/** Lines of a kind, a first character, and what follows it in each word: only numbers are made of them, for speed. */
function wordsOf(block: string, length: number): Words {
  const lines = block === "" ? [] : block.split("\n");
  const count = lines.reduce((sum, line) => sum + (line.length - 2) / (length - 1), 0);
  const units = new Uint16Array(count * length);
  const kinds = new Uint8Array(count);
  let word = 0;
  for (const line of lines) {
    for (let at = 2; at < line.length; at += length - 1, word++) {
      kinds[word] = line.charCodeAt(0) - DIGIT_ZERO;
      units[word * length] = line.charCodeAt(1);
      for (let place = 1; place < length; place++)
        units[word * length + place] = line.charCodeAt(at + place - 1);
    }
  }
  return { length, units, kinds };
}

/** The codes of words by readings of their characters; UNHEARD for a character without one. */
export function codesBy(units: Uint16Array, codeOf: Uint16Array): Uint16Array {
  const codes = new Uint16Array(units.length);
  for (let at = 0; at < units.length; at++) codes[at] = codeOf[units[at] ?? 0] ?? UNHEARD;
  return codes;
}

/** A table of codes by code unit, in which nothing is heard yet. */
export const noCodes = (): Uint16Array => new Uint16Array(UNITS).fill(UNHEARD);

/** The Mandarin codes of all words by length, with the readings that characters have in some of them alone. */
export function mandarinCodes(): readonly Uint16Array[] {
  const codeOf = noCodes();
  for (let at = 0; at < ears.chars.length; at++)
    codeOf[ears.chars.charCodeAt(at)] = ears.codes.charCodeAt(at);
  return openWords().map(({ units }, at) => {
    const codes = codesBy(units, codeOf);
    const own = ears.readings[at] ?? "";
    // Pairs: how far on from the place before, and the code there.
    for (let pair = 0, place = 0; pair < own.length; pair += 2) {
      place += own.charCodeAt(pair);
      codes[place] = own.charCodeAt(pair + 1);
    }
    return codes;
  });
}
