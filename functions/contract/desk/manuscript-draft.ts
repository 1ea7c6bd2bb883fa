import * as v from "valibot";
import { messages } from "#functions/contract/values/messages.ts";
import { fewer, words } from "#functions/contract/values/scalars.ts";

/** Most names of a manuscript, so few that its form stays below the keys that a form may have. */
export const MOST_NAMES = 14;
/** Characters that each part of a manuscript (手稿) must and may have. */
export const LENGTHS = {
  opening: [2, 400],
  reason: [10, 300],
  pickReason: [4, 300],
} as const;

/** Most characters of a part of a draft: more than may be delivered, so that a long text is kept too. */
const MOST_KEPT = 1000;
const MOST_GIVEN = 8;
const MOST_QUOTES = 30;

/** A source that was chosen for a name (出处): the best there is, none at all, or the one of a book. */
export const BEST_SOURCE = "";
export const NO_SOURCE = "none";
const ChosenSource = v.pipe(v.optional(v.string(), BEST_SOURCE), v.regex(/^[a-z-]{0,24}$/, messages.choice));

/** A name as it is being written. */
export const DraftName = v.object({
  given: words(MOST_GIVEN),
  reason: words(MOST_KEPT),
  source: ChosenSource,
  /** The given name of which the expert has read the warnings (看过提醒). */
  sure: words(MOST_GIVEN),
});

/** A manuscript as it is being written (草稿): however unfinished, it is kept. */
export const ManuscriptDraft = v.object({
  opening: words(MOST_KEPT),
  names: v.pipe(v.array(DraftName), fewer(MOST_NAMES)),
  /** Which of the names comes first (首选), by its place; null while none is chosen. */
  pick: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_NAMES - 1))),
  pickReason: words(MOST_KEPT),
  /** Quotations of books that we have not, which the expert has compared and keeps (看过了，照用). */
  quotes: v.optional(v.pipe(v.array(words(LENGTHS.opening[1])), fewer(MOST_QUOTES))),
});

export type DraftName = v.InferOutput<typeof DraftName>;
export type ManuscriptDraft = v.InferOutput<typeof ManuscriptDraft>;

/** Where something is wrong in a draft; these are also the names of its form's fields. */
export type DraftPlace =
  | "opening"
  | "names"
  | "pick"
  | "pickReason"
  | `given.${number}`
  | `reason.${number}`
  | `source.${number}`
  | `sure.${number}`;
