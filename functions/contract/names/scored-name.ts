import * as v from "valibot";
import { Bill, Source } from "./name-card.ts";

/** A name with its whole bill and its homophones; `pinyin` is "" where a reading is unknown. */
export const ScoredName = v.object({
  name: v.string(),
  given: v.string(),
  pinyin: v.array(v.string()),
  bill: Bill,
  registrable: v.object({ ok: v.boolean(), note: v.string() }),
  homophones: v.array(v.object({ soundsLike: v.string(), note: v.string() })),
});

/** One of the family's own names (备选名): its bill, and its place by score among the `of` names found. */
export const OwnName = v.object({
  ...ScoredName.entries,
  source: v.nullable(Source),
  place: v.number(),
  of: v.number(),
  liked: v.optional(v.boolean(), false),
  unfit: v.optional(v.boolean(), false),
});

export type ScoredName = v.InferOutput<typeof ScoredName>;
export type OwnName = v.InferOutput<typeof OwnName>;
