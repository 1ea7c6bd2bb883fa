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
  const [plain = "", given = "", surnames = "", together = "", ...rows] = prose.split("\n");
  const [books, phrases] = classicRows(classics.split("\n"));
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
    phrases: rowsOf(rows),
    words: rowsOf(words.split("\n")),
    classics: { books, phrases },
  };
}

function classicRows(rows: readonly string[]): [Map<string, Map<string, string>>, Map<string, string>] {
  const phrases = rowsOf(rows);
  const books = [...phrases].filter(([name]) => name.endsWith(":"));
  for (const [name] of books) phrases.delete(name);
  return [new Map(books.map(([name, pairs]) => [name.slice(0, -1), pairsOf(pairs)])), phrases];
}

function rowsOf(rows: readonly string[]): Map<string, string> {
  const phrases = new Map<string, string>();
  for (const row of rows) {
    const [from, to] = row.split("\t");
    if (from && to) phrases.set(from, to);
  }
  return phrases;
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
  /** A whole name, surname first: phrases are not looked for. The number of characters stays. */
  name: (text: string) => string;
}

/** Does a text need rewriting? It has a character, or quotation marks around another element's text. */
const WRITTEN = /[“”\u3400-\u9fff\ud840-\ud8ff]/;
/** A character, or half of one beyond the basic plane. */
const WRITTEN_CHARACTER = /[\u3400-\u9fff\ud840-\udfff]/;
/** Text to keep: simplified prose quotes with “”; 「」 stands only around traditional text. */
const LITERAL = /「[^」]*」/y;
/** A shop is often called by its owner's surname (范记). */
const BY_OWNER = /^(\p{Script=Han}{1,2})[记氏家]/u;

export function converter({ plain, given, surnames, pairs, phrases, words, classics }: Forms): Converter {
  const longestForm = longestAt(phrases);
  const asInClassics = classicsWriter(classics);
  const longest = longestAt(new Map([...phrases, ...words]));
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

  return {
    prose(text, names) {
      if (!WRITTEN.test(text)) return text;
      let written = "";
      for (let at = 0; at < text.length; ) {
        LITERAL.lastIndex = at;
        const literal = LITERAL.exec(text)?.[0];
        if (literal !== undefined) {
          written += literal;
          at += literal.length;
          continue;
        }
        const [from, form] = names?.starting
          .get(text[at] ?? "")
          ?.find(([name]) => text.startsWith(name, at)) ?? [
          longest(text, at) ?? String.fromCodePoint(text.codePointAt(at) ?? 0),
        ];
        // A character that stands alone is one of the page's names; in quotation marks, of any name.
        const [before = "", after = ""] = [text[at - 1], text[at + from.length]];
        const isAlone = !WRITTEN_CHARACTER.test(before) && !WRITTEN_CHARACTER.test(after);
        const quoted = before === "“" && after === "”" ? given.get(from) : undefined;
        const spoken = (isAlone ? names?.chars.get(from) : undefined) ?? quoted;
        written += form ?? spoken ?? words.get(from) ?? phrases.get(from) ?? plain.get(from) ?? from;
        at += from.length;
      }
      return written;
    },
    verse(text, title = "") {
      let written = "";
      for (let at = 0; at < text.length; ) {
        const from = longestForm(text, at) ?? String.fromCodePoint(text.codePointAt(at) ?? 0);
        written += phrases.get(from) ?? plain.get(from) ?? from;
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

/** Finds the longest of these phrases that begins at a place of a text. */
function longestAt(phrases: ReadonlyMap<string, string>): (text: string, at: number) => string | undefined {
  /** First character of phrases → length of the longest. */
  const longest = new Map<string, number>();
  for (const [{ 0: first = "", length }] of phrases)
    longest.set(first, Math.max(length, longest.get(first) ?? 0));
  return (text, at) => {
    for (let length = longest.get(text[at] ?? "") ?? 0; length > 1; length -= 1) {
      const phrase = text.slice(at, at + length);
      if (phrases.has(phrase)) return phrase;
    }
    return undefined;
  };
}
