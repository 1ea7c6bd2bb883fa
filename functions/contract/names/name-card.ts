import * as v from "valibot";
import { ElementName } from "#functions/contract/values/scalars.ts";

/** One line of the bill (分数明细): which rule, what went in, points of max, and on what it rests. */
export const BillLine = v.object({
  part: v.string(),
  rule: v.string(),
  input: v.string(),
  points: v.number(),
  max: v.number(),
  mark: v.picklist(["据典", "据表", "试读", "民俗"]),
  reason: v.string(),
});

/** The bill of a score: the points of the lines add up to the total, always. */
export const Bill = v.object({
  total: v.number(),
  lines: v.array(BillLine),
  /** Least and most of the total where the hour is unknown or schools differ. */
  range: v.optional(v.object({ least: v.number(), most: v.number() })),
});

/** A quotation (出处) as it stands in the corpus; `marked` are the places of the name's characters in the quote. */
export const Source = v.object({
  quote: v.string(),
  title: v.string(),
  author: v.string(),
  dynasty: v.string(),
  marked: v.array(v.number()),
});

export const NameCharacter = v.object({
  char: v.string(),
  traditional: v.string(),
  /** A sentence on which of several traditional forms (繁体) it takes, and on the use of the others. */
  forms: v.optional(v.string()),
  kangxiStrokes: v.number(),
  radical: v.string(),
  element: ElementName,
  elementBy: v.picklist(["table", "rule"]),
  /** Level in 通用规范汉字表; 0 where the character is not in it. */
  level: v.picklist([0, 1, 2, 3]),
  gloss: v.string(),
});

/** A name as a card shows it; `characters`, `pinyin` and `tones` run over the surname too. */
export const NameCard = v.object({
  name: v.string(),
  given: v.string(),
  pinyin: v.array(v.string()),
  tones: v.array(v.number()),
  score: v.number(),
  characters: v.array(NameCharacter),
  source: v.nullable(Source),
  why: v.string(),
  care: v.array(v.string()),
  /** How common the rarest given character is: 1 everyone writes it daily … 4 rare. */
  band: v.picklist([1, 2, 3, 4]),
  liked: v.boolean(),
  /** Marked as not suiting the family (不合适). */
  unfit: v.optional(v.boolean(), false),
});

export const FullName = v.object({ ...NameCard.entries, bill: Bill });

const Grid = v.object({ value: v.number(), element: ElementName, class: v.picklist(["吉", "平", "忌"]) });

/** A name beside one of the family's children or parents (和家里人的名字): what they share, and what to think of again. */
export const Kinsfolk = v.object({
  who: v.picklist(["sibling", "parent"]),
  given: v.string(),
  says: v.array(
    v.object({ about: v.picklist(["读音", "用字", "声调", "意思"]), fits: v.boolean(), text: v.string() }),
  ),
});

/** Everything there is to say about one name. */
export const NameDetail = v.object({
  ...FullName.entries,
  grids: v.object({ heaven: Grid, person: Grid, earth: Grid, outer: Grid, total: Grid }),
  talents: v.object({ value: v.string(), class: v.string() }),
  zodiac: v.object({ animal: v.string(), notes: v.array(v.string()) }),
  phonetics: v.object({
    syllables: v.array(
      v.object({
        char: v.string(),
        pinyin: v.string(),
        initial: v.string(),
        final: v.string(),
        tone: v.number(),
      }),
    ),
    notes: v.array(v.string()),
  }),
  homophones: v.array(v.object({ soundsLike: v.string(), note: v.string() })),
  registrable: v.object({ ok: v.boolean(), note: v.string() }),
  /** To the owner alone. */
  kinsfolk: v.optional(v.array(Kinsfolk), []),
  romanisation: v.array(v.object({ place: v.string(), text: v.string() })),
  poem: v.nullable(
    v.object({
      ...{ title: v.string(), author: v.string(), dynasty: v.string(), lines: v.array(v.string()) },
      /** Characters of the whole piece, where `lines` are those around the quotation alone. */
      cut: v.optional(v.number()),
    }),
  ),
});

export type BillLine = v.InferOutput<typeof BillLine>;
export type Bill = v.InferOutput<typeof Bill>;
export type Source = v.InferOutput<typeof Source>;
export type NameCharacter = v.InferOutput<typeof NameCharacter>;
export type NameCard = v.InferOutput<typeof NameCard>;
export type FullName = v.InferOutput<typeof FullName>;
export type Kinsfolk = v.InferOutput<typeof Kinsfolk>;
export type NameDetail = v.InferOutput<typeof NameDetail>;
