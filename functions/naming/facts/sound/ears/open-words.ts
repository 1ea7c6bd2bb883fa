import { ears } from "#generated/ears.ts";
import { type Texts, UNHEARD } from "./word-block.ts";

let opened: readonly Texts[] | undefined;

/** The words of the dictionary by length, two syllables first. */
export function openWords(): readonly Texts[] {
  opened ??= ears.blocks.map((block, at) => textsOf(block, at + 2));
  return opened;
}

function textsOf(block: string, length: number): Texts {
  let texts = "";
  let kinds = "";
  for (const line of block.split("\n")) {
    const [kind = "", first = ""] = line;
    for (let at = 2; at < line.length; at += length - 1) {
      texts += first + line.slice(at, at + length - 1);
      kinds += kind;
    }
  }
  return { length, texts, kinds };
}

/** All code units: a look-up by unit is an index, for some forty thousand are looked up at once. */
const UNITS = 0x10000;

/** The codes of words by readings of their characters; UNHEARD for a character without one. */
export function codesBy(texts: string, codeOf: Uint16Array): Uint16Array {
  const codes = new Uint16Array(texts.length);
  for (let at = 0; at < texts.length; at++) codes[at] = codeOf[texts.charCodeAt(at)] ?? UNHEARD;
  return codes;
}

/** A table of codes by code unit, in which nothing is heard yet. */
export const noCodes = (): Uint16Array => new Uint16Array(UNITS).fill(UNHEARD);

/** The Mandarin codes of words, with the readings that characters have in some of them alone. */
export function mandarinCodes({ length, texts }: Texts): Uint16Array {
  const codeOf = noCodes();
  for (let at = 0; at < ears.chars.length; at++) codeOf[ears.chars.charCodeAt(at)] = ears.codes.charCodeAt(at);
  const codes = codesBy(texts, codeOf);
  const places = otherReadings();
  for (let at = 0; at < texts.length; at += length) {
    const own = places.get(texts.slice(at, at + length));
    if (own === undefined) continue;
    for (const { char, code } of own) {
      for (let place = at; place < at + length; place++) if (texts.charCodeAt(place) === char) codes[place] = code;
    }
  }
  return codes;
}

interface OtherReading {
  readonly char: number;
  readonly code: number;
}

let others: ReadonlyMap<string, readonly OtherReading[]> | undefined;

function otherReadings(): ReadonlyMap<string, readonly OtherReading[]> {
  if (others !== undefined) return others;
  const found = new Map<string, OtherReading[]>();
  for (const line of ears.readings.split("\n")) {
    const own = { code: line.charCodeAt(0), char: line.charCodeAt(1) };
    for (const word of line.slice(3).split(" ")) {
      const some = found.get(word);
      if (some === undefined) found.set(word, [own]);
      else some.push(own);
    }
  }
  others = found;
  return found;
}
