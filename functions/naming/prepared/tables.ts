/**
 * The characters that names are made of, as columns of numbers: one row a character, by code point. What
 * depends on a family is not here; what depends on two characters is in the pair table and in `phrase`.
 */
export interface Columns {
  readonly chars: readonly string[];
  readonly strokes: Uint8Array;
  /** Index in ELEMENTS. */
  readonly element: Uint8Array;
  readonly radical: Uint8Array;
  /** Id and tone of the syllable. */
  readonly syllable: Uint16Array;
  readonly tone: Uint8Array;
  /** Points that the character's level allows, 0 4 8. */
  readonly registrable: Uint8Array;
  /** 1 for a polyphone. */
  readonly polyphonic: Uint8Array;
  readonly band: Uint8Array;
  /** Index in LEANINGS + 1; 0 for a character that is not in the lexicon. */
  readonly leaning: Uint8Array;
  /** Tenths of a point of the meaning line: of two, by grade and place; as the only one, the whole line. */
  readonly asFirst: Uint8Array;
  readonly asSecond: Uint8Array;
  readonly asOnly: Uint8Array;
  /** Where it sits well, as bits. */
  readonly places: Uint8Array;
  readonly alone: Uint8Array;
  /** 1 for a character that may stand in a pair nobody picked. */
  readonly fine: Uint8Array;
  /** Wishes as bits, in the order of WISHES. */
  readonly wishes: Uint16Array;
  /** What it mainly says, to mix names: index of its first wish, else the count of WISHES + its radical. */
  readonly flavour: Uint8Array;
  /** 1 for a character that plays a role we know. */
  readonly roles: Uint8Array;
  /** Kind of roles; `phrase` has the grade of two kinds at `first * kinds + second`. */
  readonly kind: Uint8Array;
  readonly phrase: Uint8Array;
}

/** The pairs picked by hand, a list a row: `seconds` from `starts[row]` to `starts[row + 1]`. */
export interface StrongPairs {
  readonly starts: Uint32Array;
  readonly seconds: Uint16Array;
  /** The most source points of a pair that was not picked and may still be proposed. */
  readonly weakSource: number;
}

/** What a search needs of the lexicon alone, whatever the family: the build works it out, `tables.bin` holds it. */
export interface Tables {
  readonly columns: Columns;
  /** The pair table of every book: its cells, and the pairs picked by hand among them. */
  readonly cells: Uint8Array;
  readonly strong: StrongPairs;
  /** Source points of each character alone. */
  readonly alone: Uint8Array;
  /** What two syllables side by side cost (clash.ts). */
  readonly clash: Uint8Array;
}
