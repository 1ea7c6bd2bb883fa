import {
  firstTwo,
  type PatternLanguage,
  parsePattern,
  patternLines,
  type SoundPattern,
} from "./sound-pattern.ts";

/** Lines that begin alike, and their patterns once they are asked for. */
interface Bucket {
  readonly lines: string[];
  patterns: readonly SoundPattern[] | undefined;
}

const NONE: readonly SoundPattern[] = [];

/**
 * The patterns of a text by their first two syllables; near sounds count as one. A name needs few of the
 * thousand lines, so a line is parsed when a name first asks for it.
 */
export class PatternIndex {
  /** By syllable id: the id that stands for it and its near sounds. */
  readonly folded: Uint16Array;
  readonly #language: PatternLanguage;
  readonly #buckets = new Map<number, Bucket>();

  constructor(text: string, language: PatternLanguage, folded: Uint16Array) {
    this.folded = folded;
    this.#language = language;
    for (const line of patternLines(text)) {
      const [first, second] = firstTwo(line);
      const start = this.#startOf(language.idOf(first), language.idOf(second));
      const bucket = this.#buckets.get(start);
      if (bucket === undefined) this.#buckets.set(start, { lines: [line], patterns: undefined });
      else bucket.lines.push(line);
    }
  }

  /** The patterns that begin with two syllables (ids) or with such as are near them, in the order of the text. */
  startingWith(first: number, second: number): readonly SoundPattern[] {
    const bucket = this.#buckets.get(this.#startOf(first, second));
    return bucket === undefined ? NONE : this.#patternsOf(bucket);
  }

  /** All patterns. Throws, with the line, where one is faulty. */
  all(): readonly SoundPattern[] {
    return [...this.#buckets.values()].flatMap((bucket) => this.#patternsOf(bucket));
  }

  #patternsOf(bucket: Bucket): readonly SoundPattern[] {
    bucket.patterns ??= bucket.lines.map((line) => parsePattern(line, this.#language));
    return bucket.patterns;
  }

  #startOf(first: number, second: number): number {
    return (this.folded[first] ?? 0) * this.folded.length + (this.folded[second] ?? 0);
  }
}
