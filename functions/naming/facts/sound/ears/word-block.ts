/** What kind of thing a word of the dictionary is, the gravest first; a `jeer` is light, and known by its syllables alone. */
export const KINDS = ["grave", "infamous", "jeer", "light", "renowned", "thing", "famous"] as const;
export type Kind = (typeof KINDS)[number];

/** A syllable as one number: `id * TONES + tone`; tone 0 in a word goes with every tone of a name. */
export const TONE_BITS = 3;
export const TONES: number = 1 << TONE_BITS;
/** Names have at most so many syllables that one word may cover. */
export const MOST_SYLLABLES = 4;
/** A code that no syllable has: a word with it is never heard. */
export const UNHEARD = 0xffff;

/** The words of one length: their characters one after another, and the kind of each by its index in KINDS. */
export interface Words {
  readonly length: number;
  readonly units: Uint16Array;
  readonly kinds: Uint8Array;
}

/** A syllable as numbers; UNKNOWN for a character whose reading is not known. */
export interface Sound {
  readonly id: number;
  readonly tone: number;
}

export const UNKNOWN: Sound = { id: -1, tone: 0 };

/** Syllables by id: which class each belongs to once near sounds count as one. */
export interface Fold {
  readonly classes: Uint16Array;
  readonly count: number;
}

/** Numbers the classes that `keyOf` makes of the syllables, in their order. */
export function foldOf<T>(syllables: Iterable<T>, keyOf: (syllable: T) => string): Fold {
  const known = new Map<string, number>();
  const classes = Array.from(syllables, (syllable) => {
    const key = keyOf(syllable);
    const found = known.get(key) ?? known.size;
    known.set(key, found);
    return found;
  });
  return { classes: Uint16Array.from(classes), count: known.size };
}

/** The words of one length, found by the classes of their first two syllables. */
export class WordBlock {
  readonly length: number;
  readonly codes: Uint16Array;
  readonly #units: Uint16Array;
  readonly #kinds: Uint8Array;
  readonly #fold: Fold;
  /** By the classes of two syllables: 1 + the first word that begins with them; by word: the same of the next one. */
  readonly #first: Uint16Array;
  readonly #next: Uint16Array;

  constructor({ kinds, length, units }: Words, codes: Uint16Array, fold: Fold) {
    this.length = length;
    this.codes = codes;
    this.#units = units;
    this.#kinds = kinds;
    this.#fold = fold;
    this.#first = new Uint16Array(fold.count * fold.count);
    this.#next = new Uint16Array(kinds.length);
    // Runs once, and so unoptimised, over some forty thousand words: as few steps as can be.
    const { classes, count } = fold;
    const [first, next] = [this.#first, this.#next];
    for (let word = kinds.length - 1, at = word * length; word >= 0; word--, at -= length) {
      const one = codes[at] ?? UNHEARD;
      const other = codes[at + 1] ?? UNHEARD;
      if (one === UNHEARD || other === UNHEARD) continue;
      const key = (classes[one >> TONE_BITS] ?? 0) * count + (classes[other >> TONE_BITS] ?? 0);
      next[word] = first[key] ?? 0;
      first[key] = word + 1;
    }
  }

  /** 1 + the first word that begins with such syllables (ids), 0 for none. */
  first(one: number, other: number): number {
    return this.#first[this.#keyOf(one, other)] ?? 0;
  }

  /** 1 + the word after a word of `first`, 0 for none. */
  next(word: number): number {
    return this.#next[word - 1] ?? 0;
  }

  textOf(word: number): string {
    let text = "";
    for (let at = (word - 1) * this.length; at < word * this.length; at++)
      text += String.fromCharCode(this.#units[at] ?? 0);
    return text;
  }

  kindOf(word: number): Kind {
    return KINDS[this.#kinds[word - 1] ?? 0] ?? "grave";
  }

  /** The syllables of a word by their ids. */
  idsOf(word: number): readonly number[] {
    const codes = this.codes.subarray((word - 1) * this.length, word * this.length);
    return Array.from(codes, (code) => Math.floor(code / TONES));
  }

  #keyOf(one: number, other: number): number {
    const { classes, count } = this.#fold;
    return (classes[one] ?? 0) * count + (classes[other] ?? 0);
  }
}
