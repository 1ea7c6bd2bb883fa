import type { Element } from "#functions/naming/facts/characters/character.ts";
import type { NumberClass } from "#functions/naming/facts/grids/numbers-81.ts";
import type { Bill } from "#functions/naming/person/score/bill.ts";

/** A quotation that holds the given name's characters; `marked` are their places in it, by code point. */
interface NameSource {
  readonly quote: string;
  readonly title: string;
  readonly author: string;
  readonly dynasty: string;
  readonly marked: readonly number[];
}

/** One character of the whole name (surname too) with what there is to say about it. */
export interface NameCharacter {
  readonly char: string;
  readonly traditional: string;
  /** Which form it goes by where there are several. */
  readonly forms?: string;
  readonly kangxiStrokes: number;
  readonly radical: string;
  readonly element: Element;
  readonly elementBy: "table" | "rule";
  readonly level: 0 | 1 | 2 | 3;
  /** Our own word on it; for the surname, that it is the surname. */
  readonly gloss: string;
}

/** A number of the five grids with its element and its traditional class. */
export interface Grid {
  readonly value: number;
  readonly element: Element;
  readonly class: NumberClass;
}

/** The five grids (五格), each with its class. */
export type Grids = { readonly [G in "heaven" | "person" | "earth" | "outer" | "total"]: Grid };

/** What is said of a name beside one of the family's: how it sounds, what they share, their tones, their meaning. */
export interface Kinsfolk {
  readonly who: "sibling" | "parent";
  /** The given name that the family has told. */
  readonly given: string;
  /** `fits`: false where a family should think again; the rest is only said. */
  readonly says: readonly { about: "读音" | "用字" | "声调" | "意思"; fits: boolean; text: string }[];
}

/** Everything there is to say about one name for one family. */
export interface NameDetail {
  readonly name: string;
  readonly given: string;
  readonly pinyin: readonly string[];
  readonly tones: readonly number[];
  readonly score: number;
  readonly characters: readonly NameCharacter[];
  readonly source: NameSource | null;
  readonly why: string;
  readonly care: readonly string[];
  readonly band: 1 | 2 | 3 | 4;
  readonly bill: Bill;
  readonly grids: Grids;
  readonly talents: { readonly value: string; readonly class: string };
  /** Null where no birth was given. */
  readonly zodiac: { readonly animal: string; readonly notes: readonly string[] } | null;
  readonly phonetics: {
    readonly syllables: readonly {
      char: string;
      pinyin: string;
      initial: string;
      final: string;
      tone: number;
    }[];
    readonly notes: readonly string[];
  };
  readonly homophones: readonly { soundsLike: string; note: string }[];
  readonly registrable: { readonly ok: boolean; readonly note: string };
  readonly romanisation: readonly { place: string; text: string }[];
  /** The name beside those of the family's children and parents; whose they are is told to the owner alone. */
  readonly kinsfolk: readonly Kinsfolk[];
  readonly poem: { title: string; author: string; dynasty: string; lines: readonly string[] } | null;
}
