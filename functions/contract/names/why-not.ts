import * as v from "valibot";
import { Sn } from "#functions/contract/values/scalars.ts";

const MOST_TYPED = 24;

/** A name that a family asks about; what is no name of one or two characters is answered, not refused. */
export const WhyNotParams = v.object({ sn: Sn, name: v.pipe(v.string(), v.maxLength(MOST_TYPED)) });

/** Why a name is not among an order's names (为什么没有它). */
export const WhyNot = v.object({
  sn: Sn,
  surname: v.string(),
  /** What was typed, without the surname. */
  given: v.string(),
  /** What is wrong with what was typed; null where it is a given name. */
  wrong: v.nullable(v.string()),
  /** Its place among the names that the order shows, 1 first; null where it is not shown. */
  shownAt: v.nullable(v.number()),
  says: v.array(v.string()),
});

export type WhyNot = v.InferOutput<typeof WhyNot>;
