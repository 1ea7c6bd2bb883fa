/** The forms by which the site writes itself in traditional script (繁體): see scripts/data/traditional-writing.ts. */
export interface Forms {
  /** The form of a character where no phrase says otherwise. */
  plain: ReadonlyMap<string, string>;
  /** What a given name writes otherwise than prose (岳 not 嶽). */
  given: ReadonlyMap<string, string>;
  /** Surnames of one or two characters that are written otherwise (于, 万俟). */
  surnames: ReadonlyMap<string, string>;
  /** Words whose form does not follow from their characters, and words that are said otherwise (短信 → 簡訊). */
  phrases: Map<string, string>;
}

/** Reads the file: three lines of pairs, and a line for each phrase. */
export function parseForms(text: string): Forms {
  const [plain = "", given = "", surnames = "", ...rows] = text.split("\n");
  const phrases = new Map<string, string>();
  for (const row of rows) {
    const [from, to] = row.split("\t");
    if (from && to) phrases.set(from, to);
  }
  const halves = surnames
    .split(" ")
    .filter(Boolean)
    .map((pair): [string, string] => [pair.slice(0, pair.length / 2), pair.slice(pair.length / 2)]);
  return { plain: pairsOf(plain), given: pairsOf(given), surnames: new Map(halves), phrases };
}

function pairsOf(text: string): Map<string, string> {
  const chars = [...text];
  const pairs = new Map<string, string>();
  for (let at = 0; at + 1 < chars.length; at += 2) pairs.set(chars[at] ?? "", chars[at + 1] ?? "");
  return pairs;
}

/** Writes simplified text in traditional script. */
export interface Converter {
  /** Prose: the longest known phrase wins, then each character's own form. */
  prose: (text: string) => string;
  /** A whole name, surname first: no phrase is read into it. As many characters as it had. */
  name: (text: string) => string;
}

/** Has something to write otherwise: a character, or quotation marks around what stands in another element. */
const WRITTEN = /[“”\u3400-\u9fff\ud840-\ud8ff]/;

export function converter(forms: Forms): Converter {
  const { plain, given, surnames, phrases } = forms;
  /** By the first character of phrases: the length of the longest. */
  const longest = new Map<string, number>();
  for (const [{ 0: first = "", length }] of phrases) {
    longest.set(first, Math.max(length, longest.get(first) ?? 0));
  }

  const phraseAt = (text: string, at: number): string | undefined => {
    for (let length = longest.get(text[at] ?? "") ?? 0; length > 1; length -= 1) {
      const phrase = text.slice(at, at + length);
      if (phrases.has(phrase)) return phrase;
    }
    return undefined;
  };

  return {
    prose(text) {
      if (!WRITTEN.test(text)) return text;
      let written = "";
      for (let at = 0; at < text.length; ) {
        const phrase = phraseAt(text, at);
        const from = phrase ?? String.fromCodePoint(text.codePointAt(at) ?? 0);
        // A character that stands alone in quotation marks is spoken of as one of a name.
        const alone = text[at - 1] === "“" && text[at + from.length] === "”" ? given.get(from) : undefined;
        written += alone ?? phrases.get(from) ?? plain.get(from) ?? from;
        at += from.length;
      }
      return written;
    },
    name(text) {
      const surname = [text.slice(0, 2), text.slice(0, 1)].find((start) => surnames.has(start)) ?? "";
      const rest = Array.from(
        text.slice(surname.length),
        (char) => given.get(char) ?? plain.get(char) ?? char,
      );
      return (surnames.get(surname) ?? "") + rest.join("");
    },
  };
}
