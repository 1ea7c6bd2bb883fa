/**
 * The characters that names are made of, as columns of numbers: one row a character, by code point. What
 * depends on a family is not here; what depends on two characters is in the pair table.
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
  /** Points of one character on the line of writing. */
  readonly writing: Uint8Array;
  /** 1 for a polyphone. */
  readonly polyphonic: Uint8Array;
  readonly band: Uint8Array;
  /** Tenths of the meaning line by grade and place: as the first and the second of two, and as the only one. */
  readonly asFirst: Uint8Array;
  readonly asSecond: Uint8Array;
  readonly asOnly: Uint8Array;
  /** Wishes as bits, in the order of WISHES. */
  readonly wishes: Uint16Array;
}

/**
 * The graded given names: of a row's pairs the second rows, from `starts[row]` to `starts[row + 1]`, and what readers say
 * of each as bits (marks.ts); `alone` has the marks of each row as a name of one character.
 */
export interface GradedNames {
  readonly starts: Uint32Array;
  readonly seconds: Uint16Array;
  readonly marks: Uint16Array;
  readonly alone: Uint16Array;
}

/**
 * How much given names are liked where that is not as their grade says: fitted.ts as columns (fit-columns.ts), which weigh 22 kB under gzip where its text weighs 37. A name is a number, twice its
 * place among the graded names and one more for girls; `names` and `cells` ascend, and hold gaps (gaps.ts).
 */
export interface FittedNames {
  /** Those that are read with some names, by code point. */
  readonly surnames: readonly string[];
  /** How much names are liked behind any surname. */
  readonly any: { readonly names: Uint8Array; readonly likings: Uint8Array };
  /** How much behind some: a row for each liking of a name; a cell is a surname's place × the number of rows + a row. */
  readonly some: { readonly names: Uint8Array; readonly likings: Uint8Array; readonly cells: Uint8Array };
  /** Which names are dealt to which surnames, late (0), early or to lead (2): rows and cells likewise. */
  readonly dealt: { readonly names: Uint8Array; readonly deals: Uint8Array; readonly cells: Uint8Array };
}

/** What a search needs of the graded names alone, whatever the family: the build works it out, `tables.bin` holds it. */
export interface Tables {
  readonly columns: Columns;
  /** The pair table of every book: its cells. */
  readonly cells: Uint8Array;
  readonly graded: GradedNames;
  readonly fits: FittedNames;
  /** Source points of each character alone. */
  readonly alone: Uint8Array;
  /** What two syllables side by side cost (clash.ts). */
  readonly clash: Uint8Array;
}
