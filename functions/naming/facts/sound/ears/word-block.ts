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

/** The words of one length as some speech reads them; those that begin alike are read when they are asked for. */
export interface WordSource {
  readonly words: Words;
  /** The codes of the syllables of all words one after another. */
  readonly codes: Uint16Array;
  /** The words that begin with a syllable of a class, the last first; from then on `words` and `codes` have them. */
  readonly beginning: (own: number) => Iterable<number>;
}

/** Words that are all read already. */
export function readWords(words: Words, codes: Uint16Array, { classes, count }: Fold): WordSource {
  const last = new Uint16Array(count);
  const before = new Uint16Array(words.kinds.length);
  for (let word = 0; word < before.length; word++) {
    const own = classes[(codes[word * words.length] ?? UNHEARD) >> TONE_BITS];
    if (own === undefined) continue;
    before[word] = last[own] ?? 0;
    last[own] = word + 1;
  }
  function* beginning(own: number) {
    for (let word = last[own] ?? 0; word > 0; word = before[word - 1] ?? 0) yield word - 1;
  }
  return { words, codes, beginning };
}

/** The words of one length, found by the classes of their first two syllables. */
export class WordBlock {
  readonly length: number;
  readonly codes: Uint16Array;
  readonly #source: WordSource;
  readonly #fold: Fold;
  /** 1 for each class of a first syllable whose words are linked. */
  readonly #linked: Uint8Array;
  /** By the classes of two syllables: 1 + the first word that begins with them; by word: the same of the next one. */
  readonly #first: Uint16Array;
  readonly #next: Uint16Array;

  constructor(source: WordSource, fold: Fold) {
    this.length = source.words.length;
    this.codes = source.codes;
    this.#source = source;
    this.#fold = fold;
    this.#linked = new Uint8Array(fold.count);
    this.#first = new Uint16Array(fold.count * fold.count);
    this.#next = new Uint16Array(source.words.kinds.length);
  }

  /** 1 + the first word that begins with such syllables (ids), 0 for none. */
  first(one: number, other: number): number {
    const { classes, count } = this.#fold;
    const own = classes[one] ?? 0;
    if (this.#linked[own] === 0) this.#link(own);
    return this.#first[own * count + (classes[other] ?? 0)] ?? 0;
  }

  /** 1 + the word after a word of `first`, 0 for none. */
  next(word: number): number {
    return this.#next[word - 1] ?? 0;
  }

  textOf(word: number): string {
    let text = "";
    for (let at = (word - 1) * this.length; at < word * this.length; at++)
      text += String.fromCharCode(this.#source.words.units[at] ?? 0);
    return text;
  }

  kindOf(word: number): Kind {
    return KINDS[this.#source.words.kinds[word - 1] ?? 0] ?? "grave";
  }

  /** The syllables of a word by their ids. */
  idsOf(word: number): readonly number[] {
    const codes = this.codes.subarray((word - 1) * this.length, word * this.length);
    return Array.from(codes, (code) => Math.floor(code / TONES));
  }

  #link(own: number): void {
    this.#linked[own] = 1;
    const { classes, count } = this.#fold;
    for (const word of this.#source.beginning(own)) {
      const other = this.codes[word * this.length + 1] ?? UNHEARD;
      if (other === UNHEARD) continue;
      const key = own * count + (classes[other >> TONE_BITS] ?? 0);
      this.#next[word] = this.#first[key] ?? 0;
      this.#first[key] = word + 1;
    }
  }
}
