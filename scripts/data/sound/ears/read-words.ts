import type { Kind } from "#functions/naming/facts/sound/ears/word-block.ts";

/** What the parts of a file hold: a kind of words, or those that are milder than they read. */
export type Part = Kind | "mild";

/** A word of the dictionary; `reading` where the file says how it is read. */
export interface Word {
  readonly text: string;
  /** `mild`: it was looked at again, and is light wherever else it stands as grave. */
  readonly kind: Part;
  readonly reading?: string;
  /** Nobody says it but in Cantonese. */
  readonly cantonese?: true;
}

const PARTS: Readonly<Record<string, Part>> = {
  mild: "mild",
  grave: "grave",
  light: "light",
  jeer: "jeer",
  renowned: "renowned",
  infamous: "infamous",
  famous: "famous",
  brand: "thing",
  medicine: "thing",
  place: "thing",
  series: "thing",
};
const HAN = /^\p{Script=Han}+$/u;

/**
 * Reads a file of words: `== kind` opens a part, `//` a comment; a line is words, or `头: 甲 乙` for 头甲 头乙, or `:尾 甲 乙`
 * for 甲尾 乙尾. A word may be followed by its reading, `仆街[puk1gaai1]`; `== light cantonese` has words of Cantonese alone. Throws an Error that quotes a faulty line.
 */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  let kind: Part | undefined;
  let cantonese = false;
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line === "" || line.startsWith("//")) continue;
    if (line.startsWith("== ")) {
      const [part = "", speech] = line.slice(3).split(" ");
      kind = PARTS[part];
      cantonese = speech === "cantonese";
      if (kind === undefined) throw new Error(`no kind of words: ${line}`);
      continue;
    }
    if (kind === undefined) throw new Error(`words before any «== kind»: ${line}`);
    for (const word of wordsOf(line))
      words.push({ ...read(word, kind, line), ...(cantonese && { cantonese }) });
  }
  return words;
}

function wordsOf(line: string): string[] {
  const tokens = line.split(/\s+/);
  const [first = ""] = tokens;
  if (first.startsWith(":")) return tokens.slice(1).map((token) => token + first.slice(1));
  if (first.endsWith(":")) return tokens.slice(1).map((token) => first.slice(0, -1) + token);
  return tokens;
}

function read(token: string, kind: Part, line: string): Word {
  const [, text = "", reading] = /^([^[]+)(?:\[([a-z0-9]+)\])?$/.exec(token) ?? [];
  if (!HAN.test(text)) throw new Error(`«${token}» is no word: ${line}`);
  return reading === undefined ? { text, kind } : { text, kind, reading };
}
