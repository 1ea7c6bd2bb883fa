import * as v from "valibot";
import { Source } from "#functions/contract/names/name-card.ts";
import { Sn, wholeNumber } from "#functions/contract/values/scalars.ts";

/** What is said in a round of two names (更喜欢哪个): one of them, both, or neither. */
export const DuetAnswer = v.picklist(["left", "right", "both", "neither"]);
export type DuetAnswer = v.InferOutput<typeof DuetAnswer>;

/** What may be sent of a round: an answer, or that one's own last one is taken back (退回上一对). */
export const DuetStep = v.picklist([...DuetAnswer.options, "back"]);
export type DuetStep = v.InferOutput<typeof DuetStep>;

/** A name as it is chosen by ear and eye: no score, and nothing of the family but the surname. */
export const PlainName = v.object({
  given: v.string(),
  name: v.string(),
  pinyin: v.array(v.string()),
  source: v.nullable(Source),
  why: v.string(),
});
export type PlainName = v.InferOutput<typeof PlainName>;

/** Makes a duet of the report's names, asks the other parent in anew, ends it with what there is, or ends it for good. */
export const DuetSetParams = v.object({ sn: Sn, act: v.picklist(["start", "invite", "finish", "end"]) });

const place = wholeNumber(0, 15, "没有这个名字");
export const DuetChooseParams = v.object({
  sn: Sn,
  /** Which round it is, from 1: the same round sent twice, or taken back twice, counts once. */
  nth: wholeNumber(1, 24, "没有这一组"),
  left: place,
  right: place,
  answer: DuetStep,
});

/** How far somebody is: not come, choosing, through with what there is to choose for now, or at the end. */
const Progress = v.picklist(["absent", "choosing", "waiting", "done"]);

/** Two names to choose from, by their places. */
const Two = v.object({
  left: v.object({ place: v.number(), name: PlainName }),
  right: v.object({ place: v.number(), name: PlainName }),
});

const Found = v.object({
  ...PlainName.entries,
  /** Its rank with who reads, and with the other; null where only one has chosen. */
  own: v.number(),
  other: v.nullable(v.number()),
});

/** Two parents who choose among the same names without seeing each other's choices (两人分头选), as one of them sees it. */
export const Duet = v.object({
  sn: Sn,
  side: v.picklist(["owner", "partner"]),
  /** `none`: not begun. */
  state: v.picklist(["none", "open", "done"]),
  /** The key of the other parent's link, to who ordered alone. */
  invite: v.nullable(Sn),
  own: Progress,
  other: Progress,
  /** Names in all. */
  count: v.number(),
  /** The round to answer now; null while there is none. */
  round: v.nullable(
    v.object({
      nth: v.number(),
      of: v.number(),
      ...Two.entries,
      /** What would be asked next after each answer, as things stand; null where there would be nothing for now. */
      ahead: v.object({
        left: v.nullable(Two),
        right: v.nullable(Two),
        both: v.nullable(Two),
        neither: v.nullable(Two),
      }),
    }),
  ),
  /** One's own last round, which may be taken back; null where there is none. Who takes nothing back leaves it out. */
  back: v.optional(v.nullable(v.object({ nth: v.number(), left: v.number(), right: v.number() }))),
  /** Best first, once it is done; `together`: by both, else by who ordered alone. */
  found: v.nullable(v.object({ together: v.boolean(), names: v.array(Found) })),
});
export type Duet = v.InferOutput<typeof Duet>;
