import * as v from "valibot";
import { NameCharacter, Source } from "#functions/contract/names/name-card.ts";

/** Whom a name or a character is usual for (倾向). */
const Whom = v.picklist(["男", "女", "皆"]);
const Band = v.picklist([1, 2, 3, 4]);
const han = (most: number) => v.pipe(v.string(), v.regex(new RegExp(`^\\p{Script=Han}{1,${most}}$`, "u")));

/** A given name as a list shows it. */
const ShortName = v.object({ given: v.string(), pinyin: v.array(v.string()), whom: Whom });

/**
 * All that has a page of its own that anybody may open: name characters by what they wish, and given names. It is of nobody's
 * order. `version` changes whenever what a page says may.
 */
export const Lexicon = v.object({
  version: v.string(),
  groups: v.array(v.object({ wish: v.string(), characters: v.array(v.string()) })),
  names: v.array(v.string()),
});

export const CharacterParams = v.object({ char: han(1) });
/** A name character by itself (起名用字). */
export const CharacterEntry = v.object({
  ...NameCharacter.entries,
  readings: v.array(v.string()),
  jyutping: v.array(v.string()),
  brushStrokes: v.number(),
  disputed: v.nullable(v.string()),
  leaning: v.picklist(["男", "女", "中"]),
  band: Band,
  /** Where in a name of two it sits best: first 首, last 尾, either 皆. */
  place: v.picklist(["首", "尾", "皆"]),
  /** Makes a good name of one character. */
  alone: v.boolean(),
  wishes: v.array(v.string()),
  /** As a name of one character it has a page. */
  isName: v.boolean(),
  /** Names of two characters that have a page, the best first; `count` of them in all. */
  names: v.array(ShortName),
  count: v.number(),
  /** The rest of them. */
  more: v.optional(v.array(v.string()), []),
  /** Names that stand in the store and have no page. */
  others: v.array(v.string()),
  /** Passages; `given`: the name that it was chosen for, null where it is the character's own. */
  lines: v.array(v.object({ ...Source.entries, given: v.nullable(v.string()) })),
  alike: v.array(v.string()),
});

export const GivenNameParams = v.object({ given: han(2) });
/** A given name by itself (名), of no family. */
export const GivenName = v.object({
  ...ShortName.entries,
  jyutping: v.nullable(v.string()),
  passport: v.string(),
  /** Timeless 恒, of these years 今, of a past generation 旧. */
  era: v.picklist(["恒", "今", "旧"]),
  tone: v.nullable(v.string()),
  band: Band,
  story: v.nullable(v.string()),
  characters: v.array(NameCharacter),
  source: v.nullable(Source),
  /** The whole piece, where it is short. */
  poem: v.nullable(
    v.object({ title: v.string(), author: v.string(), dynasty: v.string(), lines: v.array(v.string()) }),
  ),
  care: v.array(v.string()),
  beside: v.array(ShortName),
});

export type ShortName = v.InferOutput<typeof ShortName>;
export type Lexicon = v.InferOutput<typeof Lexicon>;
export type CharacterEntry = v.InferOutput<typeof CharacterEntry>;
export type GivenName = v.InferOutput<typeof GivenName>;
