import { type Classics, classicsWriter } from "./classics.ts";
import type { NameWriter, WrittenNames } from "./page-names.ts";

/** The forms by which the site writes itself in traditional script (繁體): see scripts/data/traditional/traditional-writing.ts. */
export interface Forms {
  /** The form of a character where no phrase says otherwise. */
  plain: ReadonlyMap<string, string>;
  /** Forms that a given name has and prose has not (岳 not 嶽). */
  given: ReadonlyMap<string, string>;
  /** Surnames of one or two characters that are written otherwise (于, 万俟). */
  surnames: ReadonlyMap<string, string>;
  /** Two characters of a given name that are written otherwise together (谷雨 → 穀雨). */
  pairs: ReadonlyMap<string, string>;
  /** Words whose form does not follow from their characters. */
  phrases: Map<string, string>;
  /** Words for which traditional script says another word (短信 → 簡訊); never used in a classic. */
  words: Map<string, string>;
  classics: Classics;
}

/**
 * Reads the file: three lines of pairs, one of pairs of a given name, a line for each phrase, and after an empty line one for each word, after
 * another one for each book and phrase of the classics.
 */
export function parseForms(text: string): Forms {
  const [prose = "", words = "", classics = ""] = text.split("\n\n");
  const [plain = "", given = "", surnames = "", together = ""] = prose.split("\n", 4);
  const [books, phrases] = classicRows(classics);
  const halvesOf = (line: string) =>
    line
      .split(" ")
      .filter(Boolean)
      .map((pair): [string, string] => [pair.slice(0, pair.length / 2), pair.slice(pair.length / 2)]);
  return {
    plain: pairsOf(plain),
    given: pairsOf(given),
    surnames: new Map(halvesOf(surnames)),
    pairs: new Map(halvesOf(together)),
    phrases: rowsOf(prose.slice(plain.length + given.length + surnames.length + together.length + 4)),
    words: rowsOf(words),
    classics: { books, phrases },
  };
}

function classicRows(rows: string): [Map<string, Map<string, string>>, Map<string, string>] {
  const phrases = rowsOf(rows);
  const books = [...phrases].filter(([name]) => name.endsWith(":"));
  for (const [name] of books) phrases.delete(name);
  return [new Map(books.map(([name, pairs]) => [name.slice(0, -1), pairsOf(pairs)])), phrases];
}

/** Lines of two texts with a tab between them; the file has some ten thousand, so that none is made before it is needed. */
function rowsOf(text: string): Map<string, string> {
  const rows = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const line = text.indexOf("\n", at);
    const end = line < 0 ? text.length : line;
    const tab = text.indexOf("\t", at);
    if (tab > at && tab < end - 1) rows.set(text.slice(at, tab), text.slice(tab + 1, end));
    at = end + 1;
  }
  return rows;
}

function pairsOf(text: string): Map<string, string> {
  const chars = [...text];
  const pairs = new Map<string, string>();
  for (let at = 0; at + 1 < chars.length; at += 2) pairs.set(chars[at] ?? "", chars[at + 1] ?? "");
  return pairs;
}

/** Writes simplified text in traditional script. */
export interface Converter extends NameWriter {
  /** Prose: the names of the page by their own forms, then the longest known phrase, then each character's own form. */
  prose: (text: string, names?: WrittenNames) => string;
  /** What somebody wrote: as prose, but in no other words than theirs. */
  quoted: (text: string, names?: WrittenNames) => string;
  /** A whole name, surname first: phrases are not looked for. The number of characters stays. */
  name: (text: string) => string;
}

/** Does a text need rewriting? It has a character, or quotation marks around another element's text. */
const WRITTEN = /[“”\u3400-\u9fff\ud840-\ud8ff]/;
/** A character, or half of one beyond the basic plane. */
const WRITTEN_CHARACTER = /[\u3400-\u9fff\ud840-\udfff]/;
/** Text to keep: simplified prose quotes with “”; 「」 stands only around traditional text. */
const LITERAL = /「[^」]*」/y;
const OPENING = "「".charCodeAt(0);
const QUOTE = "“".charCodeAt(0);
/** Is this code unit a whole character, and no sign that something to keep begins? */
const isChar = (unit: number): boolean => unit !== OPENING && (unit < 0xd800 || unit > 0xdbff);
/** Quotation marks within others: in a classic only, for in prose the second is the sign of a spelling (Ch’ing). */
const INNER = new Map([
  ["‘", "『"],
  ["’", "』"],
]);
/** A shop is often called by its owner's surname (范记). */
const BY_OWNER = /^(\p{Script=Han}{1,2})[记氏家]/u;

export function converter({ plain, given, surnames, pairs, phrases, words, classics }: Forms): Converter {
  const { longest: longestForm } = longestAt(phrases);
  const asInClassics = classicsWriter(classics);
  const { longest, mayBegin } = longestAt(phrases, words);
  const spoken = unitsOf(plain, given, phrases, words);
  /** By code unit: the form of a character of the basic plane, where nothing around it says otherwise. */
  const single = new Map<number, string>();
  for (const table of [plain, phrases, words])
    for (const [from, form] of table) if (from.length === 1) single.set(from.charCodeAt(0), form);
  const ofGiven = (char: string) => given.get(char) ?? plain.get(char) ?? char;
  /** Each character by what stands beside it, else by itself. */
  const ofPairs = (text: string) => {
    let written = "";
    for (let at = 0; at < text.length; ) {
      const pair = pairs.get(text.slice(at, at + 2));
      const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
      written += pair ?? ofGiven(char);
      at += pair === undefined ? char.length : 2;
    }
    return written;
  };
  const givenName = (text: string) => {
    const [, owner = ""] = BY_OWNER.exec(text) ?? [];
    const surname = surnames.get(owner);
    return surname === undefined ? ofPairs(text) : surname + ofPairs(text.slice(owner.length));
  };
  const family = (surname: string) =>
    surnames.get(surname) ?? Array.from(surname, (char) => surnames.get(char) ?? ofGiven(char)).join("");

  /** How much of a text is one word at this place, and its form; null: it stays. A character may be half of one. `isOurs`: other words may stand for it. */
  const formAt = (
    text: string,
    at: number,
    names?: WrittenNames,
    isOurs = true,
  ): readonly [number, string | null] => {
    const unit = text.charCodeAt(at);
    LITERAL.lastIndex = at;
    if (unit === OPENING && LITERAL.test(text)) return [LITERAL.lastIndex - at, null];
    const own = names?.units[unit] === 1 ? names : undefined;
    const named = own?.starting.get(text[at] ?? "")?.find(([name]) => text.startsWith(name, at));
    if (named !== undefined) return [named[0].length, named[1]];
    const formOf = (from: string) => (isOurs ? words.get(from) : undefined) ?? phrases.get(from);
    const phrase = isOurs ? longest(text, at) : longestForm(text, at);
    if (phrase !== undefined) return [phrase.length, formOf(phrase) ?? null];
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const alone = aloneAs(char, text[at - 1] ?? "", text[at + char.length] ?? "", own);
    return [char.length, alone ?? formOf(char) ?? plain.get(char) ?? null];
  };
  /** A character that stands alone is one of the page's names; in quotation marks, of any name. */
  const aloneAs = (char: string, before: string, after: string, names?: WrittenNames): string | undefined => {
    const own = names?.chars.get(char);
    if (own !== undefined && !WRITTEN_CHARACTER.test(before) && !WRITTEN_CHARACTER.test(after)) return own;
    return before === "“" && after === "”" ? given.get(char) : undefined;
  };

  return {
    prose(text, names) {
      if (!WRITTEN.test(text)) return text;
      let written = "";
      /** All before it is written. */
      let kept = 0;
      for (let at = 0; at < text.length; ) {
        const unit = text.charCodeAt(at);
        if (spoken[unit] === 0 && names?.units[unit] !== 1) {
          at += 1;
          continue;
        }
        const isByItself = isChar(unit) && !mayBegin(text, at) && text.charCodeAt(at - 1) !== QUOTE;
        if (isByItself && names?.units[unit] !== 1) {
          const form = single.get(unit);
          if (form !== undefined) {
            written += text.slice(kept, at) + form;
            kept = at + 1;
          }
          at += 1;
          continue;
        }
        const [length, form] = formAt(text, at, names);
        if (form !== null) {
          written += text.slice(kept, at) + form;
          kept = at + length;
        }
        at += length;
      }
      return written + text.slice(kept);
    },
    quoted(text, names) {
      let written = "";
      for (let at = 0; at < text.length; ) {
        const [length, form] = formAt(text, at, names, false);
        written += form ?? text.slice(at, at + length);
        at += length;
      }
      return written;
    },
    verse(text, title = "") {
      let written = "";
      for (let at = 0; at < text.length; ) {
        const from = longestForm(text, at) ?? String.fromCodePoint(text.codePointAt(at) ?? 0);
        written += phrases.get(from) ?? plain.get(from) ?? INNER.get(from) ?? from;
        at += from.length;
      }
      return asInClassics(text, written, title);
    },
    name(text) {
      const surname = [text.slice(0, 2), text.slice(0, 1)].find((start) => surnames.has(start)) ?? "";
      return family(surname) + givenName(text.slice(surname.length));
    },
    family,
    given: givenName,
  };
}

/** What may be the beginning of something to be written otherwise, by its code unit: all else is passed over. */
function unitsOf(...tables: readonly ReadonlyMap<string, string>[]): Uint8Array {
  const units = new Uint8Array(1 << 16);
  for (const table of tables) for (const from of table.keys()) units[from.charCodeAt(0)] = 1;
  units[OPENING] = 1;
  // A character beyond the basic plane is read as one.
  return units.fill(1, 0xd800, 0xdc00);
}

/** Finds the longest of these phrases that begins at a place of a text; `mayBegin`: false where none does. */
function longestAt(...tables: readonly ReadonlyMap<string, string>[]): {
  longest: (text: string, at: number) => string | undefined;
  mayBegin: (text: string, at: number) => boolean;
} {
  /** By a number that the first two of a phrase's code units make: the length of the longest; others may make it too. */
  const reach = new Uint8Array(1 << 16);
  const pairOf = (text: string, at: number) =>
    (text.charCodeAt(at) * 40_503 + text.charCodeAt(at + 1)) & 0xffff;
  for (const table of tables) {
    for (const phrase of table.keys()) {
      if (phrase.length < 2) continue;
      const pair = pairOf(phrase, 0);
      reach[pair] = Math.max(phrase.length, reach[pair] ?? 0);
    }
  }
  return {
    longest(text, at) {
      for (let length = reach[pairOf(text, at)] ?? 0; length > 1; length -= 1) {
        const phrase = text.slice(at, at + length);
        if (tables.some((table) => table.has(phrase))) return phrase;
      }
      return undefined;
    },
    mayBegin: (text, at) => reach[pairOf(text, at)] !== 0,
  };
}
