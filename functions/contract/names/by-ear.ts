import * as v from "valibot";
import { messages } from "#functions/contract/values/messages.ts";

const MOST_TYPED = 24;

/** A tone to ask for: as it is written, any, or one of the four. */
const TONES_ASKED = ["said", "any", "1", "2", "3", "4"] as const;
const tone = v.optional(v.picklist(TONES_ASKED, messages.choice), "said");

/** One or two sounds to find names by (凭音找字): characters or pinyin. What is neither is answered, not refused. */
export const ByEarParams = v.object({
  sound: v.optional(v.pipe(v.string(), v.maxLength(MOST_TYPED)), ""),
  tone1: tone,
  tone2: tone,
  sex: v.optional(v.picklist(["unknown", "female", "male"], messages.choice), "unknown"),
});

const EarCharacter = v.object({ char: v.string(), pinyin: v.string(), gloss: v.string() });

/** Characters of each sound, and names that readers like, by their sound alone: no family, no score. */
export const ByEar = v.object({
  /** What is wrong with what was typed; null where it was read. */
  wrong: v.nullable(v.string()),
  sounds: v.array(
    v.object({
      /** The syllable as it was read, with its tone where one is asked for. */
      said: v.string(),
      exact: v.array(EarCharacter),
      /** Sounds that many speakers do not keep apart from it. */
      near: v.array(EarCharacter),
    }),
  ),
  /** Best first; `exact` where every sound is the asked one. */
  names: v.array(
    v.object({ given: v.string(), pinyin: v.array(v.string()), gloss: v.string(), exact: v.boolean() }),
  ),
});
export type ByEar = v.InferOutput<typeof ByEar>;
