import type { Chart } from "#functions/naming/facts/calendar/chart/chart.ts";
import type { Wish } from "#functions/naming/facts/lexicon/entry.ts";
import type { SourceWish } from "#functions/naming/facts/poems/corpus/source-books.ts";

export type Sex = "male" | "female" | "unknown";

/** What the family speaks at home (家里说): Mandarin always counts, the others are checked besides. */
export type Speech = "mandarin" | "cantonese" | "minnan" | "teochew" | "hakka";

/**
 * A family and what it asks of a name, as plain values: the input of billOf and bestNames. Never changed after it is
 * made: what is worked out from it is kept beside the object.
 */
export interface Family {
  /** 1–4 han; of two parents' surnames, both. */
  readonly surname: string;
  /** Null where no birth was given: 五行 and 生肖 are then left out. */
  readonly chart: Chart | null;
  /** Other charts the birth may have (unknown hour, schools): the bill then shows the range of its total. */
  readonly alternatives: readonly Chart[];
  readonly sex: Sex;
  readonly length: 1 | 2 | "any";
  /** A character the name must have (一定要用的字). */
  readonly fixed: { readonly char: string; readonly at: 1 | 2 | "any" } | null;
  /** The generation's character (字辈). */
  readonly generation: { readonly char: string; readonly at: 1 | 2 } | null;
  /** Characters not to be used (避讳), with their sounds where `avoidSounds`. */
  readonly avoid: readonly string[];
  readonly avoidSounds: boolean;
  /** Names that the family has thought of (备选名), without the surname, to be ranked among the rest. */
  readonly have: readonly string[];
  /** Given names of the children that the family has already, and of the parents, to be laid beside the name. */
  readonly siblings: readonly string[];
  readonly parents: readonly string[];
  /** Should the name sound like one of the siblings' (像一家人)? Then the bill has a line for it. */
  readonly alike: boolean;
  readonly wishes: readonly Wish[];
  /** Books the source should be from (喜欢的出处); empty: any. */
  readonly sources: readonly SourceWish[];
  /** common: one character that everyone writes daily; any: both well known; rare: one that is seldom met. */
  readonly rarity: "common" | "any" | "rare";
  readonly speech: readonly Speech[];
  /** What the family said of names that it has seen (收藏、不合适); further names lean that way. Null: nothing yet. */
  readonly leaning: Leaning | null;
  /** The order number (订单号): among names that a reader cannot tell apart it decides. Null: code points do. */
  readonly sn: string | null;
  /** Does 八字五行 count? */
  readonly useBazi: boolean;
  /** Must the first favourable element be in the name (一定要补)? Only where 八字五行 counts and a birth is given. */
  readonly mustFavour: boolean;
  /** Do 五格数理 count? */
  readonly useGrids: boolean;
  /** Does 生肖 count? */
  readonly useZodiac: boolean;
}

/** Given names that a family has seen: those it likes, those that do not suit it, and all that are not to come again. */
interface Leaning {
  readonly liked: readonly string[];
  readonly disliked: readonly string[];
  readonly shown: readonly string[];
}

/** A family with two characters and no wishes as defaults; `asked` replaces what it names. */
export function familyOf(asked: Pick<Family, "surname" | "sex" | "chart"> & Partial<Family>): Family {
  return {
    alternatives: [],
    length: 2,
    fixed: null,
    generation: null,
    avoid: [],
    avoidSounds: false,
    have: [],
    siblings: [],
    parents: [],
    alike: false,
    wishes: [],
    sources: [],
    rarity: "any",
    speech: ["mandarin"],
    leaning: null,
    sn: null,
    useBazi: true,
    mustFavour: false,
    useGrids: true,
    useZodiac: true,
    ...asked,
  };
}
