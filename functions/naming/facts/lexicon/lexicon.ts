import { commonA } from "./common-a.ts";
import { commonB } from "./common-b.ts";
import type { Band, Entry, Leaning, PlaceInName, Wish } from "./entry.ts";
import { WISHES } from "./entry.ts";
import { literary } from "./literary.ts";
import { plainWords } from "./plain-words.ts";

/** Han as ranges: a process's first name waits a millisecond for a class of Unicode's (\p) to be compiled. */
const LINE =
  /^([\u3400-\u9fff\u{20000}-\u{323af}]) ([男女中]) ([1-4]) ([5-9]|10) ([首尾皆])(独?) (\S+) (\S+)$/u;
const LEANINGS: ReadonlyMap<string, Leaning> = new Map([
  ["男", "男"],
  ["女", "女"],
  ["中", "中"],
]);
const PLACES: ReadonlyMap<string, PlaceInName> = new Map([
  ["首", "首"],
  ["尾", "尾"],
  ["皆", "皆"],
]);
const BANDS: readonly Band[] = [1, 2, 3, 4];
const KNOWN_WISHES: ReadonlyMap<string, Wish> = new Map(WISHES.map((wish) => [wish, wish]));

const TEXTS = [commonA, commonB, literary, plainWords];

let entries: readonly Entry[] | undefined;
/** The entries asked for so far, by character; undefined for one without an entry. */
const known = new Map<string, Entry | undefined>();

/** The characters that may be proposed (起名用字), in the order of the text files; parsed once. */
export function lexicon(): readonly Entry[] {
  entries ??= TEXTS.flatMap(parseLexicon).map((entry) => {
    const shared = known.get(entry.char) ?? entry;
    known.set(entry.char, shared);
    return shared;
  });
  return entries;
}

/** The lexicon's entry of a character, or undefined where it is never proposed. Only its own line is parsed. */
export function findEntry(char: string): Entry | undefined {
  if (known.has(char)) return known.get(char);
  const entry = readEntry(char);
  known.set(char, entry);
  return entry;
}

/** Where the line of each character begins, by code point, one text behind the other. */
let starts: ReadonlyMap<number, number> | undefined;

function readEntry(char: string): Entry | undefined {
  starts ??= lineStarts();
  let start = starts.get(char.codePointAt(0) ?? 0);
  if (start === undefined) return undefined;
  for (const text of TEXTS) {
    if (start < text.length) return parseLine(text.slice(start, text.indexOf("\n", start)));
    start -= text.length;
  }
  return undefined;
}

/** A line that stands in two texts is the first one's. */
function lineStarts(): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let before = 0;
  for (const text of TEXTS) {
    for (let at = text.indexOf("\n") + 1; at > 0 && at < text.length; at = text.indexOf("\n", at) + 1) {
      const point = text.codePointAt(at) ?? 0;
      if (!found.has(point)) found.set(point, before + at);
    }
    before += text.length;
  }
  return found;
}

/** The entries of a text of lines `字 倾向 常用 字义 位置 愿望 释义`; throws, with the line, where one does not parse. */
export function parseLexicon(text: string): readonly Entry[] {
  const parsed: Entry[] = [];
  for (const line of text.split("\n")) if (line !== "") parsed.push(parseLine(line));
  return parsed;
}

function parseLine(line: string): Entry {
  const [
    ,
    char = "",
    leaning = "",
    band = "",
    meaning = "",
    place = "",
    alone = "",
    wishes = "",
    gloss = "",
  ] = LINE.exec(line) ?? fault(line);
  return {
    char,
    leaning: LEANINGS.get(leaning) ?? fault(line),
    band: BANDS[Number(band) - 1] ?? fault(line),
    meaning: Number(meaning),
    place: PLACES.get(place) ?? fault(line),
    alone: alone !== "",
    wishes: wishes === "-" ? [] : wishes.split(",").map((wish) => KNOWN_WISHES.get(wish) ?? fault(line)),
    gloss,
  };
}

function fault(line: string): never {
  throw new SyntaxError(`not a line of the lexicon: ${line}`);
}
