/**
 * Where in a name a pattern counts. `any`: wherever it takes in a given syllable; `whole`: from the surname
 * to the end; `start`: from the surname into the given name; `given`: exactly the given name.
 */
type Where = "any" | "whole" | "given" | "start";

/** How bad it sounds: 1 a smile, 2 a nickname at school, 3 nobody should bear it; 0 not at all. */
type Badness = 0 | 1 | 2 | 3;

/** A run of two or more syllables that reads as something bad (谐音). */
export interface SoundPattern {
  /** Toneless, as printed: `yang wei`. */
  readonly spelling: string;
  /** What one hears, in characters: 阳痿. */
  readonly soundsLike: string;
  /** Badness where the tones are the word's own, and where they are others. */
  readonly exact: Badness;
  readonly other: Badness;
  readonly where: Where;
  readonly ids: readonly number[];
  /** For each syllable the tones that count as the word's own, bit n for tone n. */
  readonly tones: readonly number[];
}

/** A language as the patterns see it. */
export interface PatternLanguage {
  /** Number of a toneless syllable; throws for what is none. */
  readonly idOf: (bare: string) => number;
  /** Tone bits of each syllable of a word; adds the tones that are heard as the written ones (变调). */
  readonly heard: (tones: readonly number[]) => readonly number[];
}

/**
 * Reads lines of `syllables 听来 badness where`, one pattern each; `//` opens a comment line. A syllable is
 * toneless spelling and the word's tone, further digits being tones that count as well (`shen23`); the
 * badness is `own tones/other tones`, or one figure for both. Throws an Error that quotes a faulty line.
 */
export function parsePatterns(text: string, language: PatternLanguage): readonly SoundPattern[] {
  return patternLines(text).map((line) => parsePattern(line, language));
}

/** The lines of a text that are patterns. */
export function patternLines(text: string): readonly string[] {
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("//"));
}

/** The toneless spellings of a line's first two syllables: all that is read before its pattern is asked for. */
export function firstTwo(line: string): readonly [string, string] {
  const [first = "", second = ""] = line.split(" ", 2);
  return [first.slice(0, toneStart(first)), second.slice(0, toneStart(second))];
}

/** Reads one line. */
export function parsePattern(line: string, { idOf, heard }: PatternLanguage): SoundPattern {
  const tokens = line.split(" ");
  const where = tokens.pop();
  const [exact, other = exact] = (tokens.pop() ?? "").split("/").map(badness);
  const soundsLike = tokens.pop() ?? "";
  const isWhole = tokens.length > 1 && [...soundsLike].length === tokens.length;
  if (!isWhole || exact === undefined || other === undefined || !isWhere(where)) {
    throw new Error(`no pattern: ${line}`);
  }
  const bare = tokens.map((token) => token.slice(0, toneStart(token)));
  return {
    spelling: bare.join(" "),
    soundsLike,
    exact,
    other,
    where,
    ids: bare.map(idOf),
    tones: heard(tokens.map(toneBits)),
  };
}

/** Where the digits of `shen23` begin. Throws where there are none. */
function toneStart(token: string): number {
  let at = token.length;
  while (isDigit(token.charCodeAt(at - 1))) at--;
  if (at === token.length) throw new Error(`no tone: ${token}`);
  return at;
}

function toneBits(token: string): number {
  let bits = 0;
  for (let at = token.length - 1; isDigit(token.charCodeAt(at)); at--)
    bits |= 1 << (token.charCodeAt(at) - 48);
  return bits;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function badness(digit: string): Badness | undefined {
  return BADNESSES[digit];
}

const BADNESSES: Readonly<Record<string, Badness>> = { "0": 0, "1": 1, "2": 2, "3": 3 };

function isWhere(text: string | undefined): text is Where {
  return text === "any" || text === "whole" || text === "given" || text === "start";
}
