import * as v from "valibot";
import { messages } from "#functions/contract/values/messages.ts";
import { countHan, fewer, isHan, list, orNone, words } from "#functions/contract/values/scalars.ts";

/** Characters that each field of the expert brief may hold, at most. */
export const LIMITS = {
  surname: 4,
  birth: 60,
  story: 500,
  like: 200,
  dislike: 200,
  due: 40,
  avoid: 20,
} as const;
/** Signs that a story has at least. */
export const LEAST_STORY = 10;

const oneHan = orNone(
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => isHan(text) && countHan(text) === 1, messages.oneHan),
  ),
);

/** Fields that have the same checks in a draft and in a brief that is handed in. */
const open = {
  birth: words(LIMITS.birth),
  like: words(LIMITS.like),
  dislike: words(LIMITS.dislike),
  due: words(LIMITS.due),
};

/** The message for a field that was not sent at all, as the library's own messages are English. */
const MISSING: Readonly<Record<string, string>> = { sex: messages.sexPick, guardian: messages.tick };
export const sayMissing = (issue: v.BaseIssue<unknown>): string =>
  MISSING[String(issue.path?.[0]?.key)] ?? messages.form;

/** What a family tells the expert (说说您的想法), handed in. */
export const ExpertBrief = v.object(
  {
    surname: v.pipe(
      v.optional(v.string(messages.form), ""),
      v.trim(),
      v.nonEmpty(messages.surnameShape),
      v.check((text) => isHan(text) && countHan(text) <= LIMITS.surname, messages.surnameShape),
    ),
    sex: v.picklist(["male", "female", "unknown"], messages.sexPick),
    length: v.optional(v.picklist(["2", "1", "any"], messages.lengthBad), "any"),
    fixed: oneHan,
    generation: oneHan,
    avoid: v.pipe(
      list(LIMITS.avoid),
      v.transform((members) => [...new Set(members.join(""))]),
      v.check((chars) => chars.every(isHan), messages.hanOnly),
      fewer(LIMITS.avoid),
    ),
    ...open,
    story: v.pipe(
      words(LIMITS.story),
      v.nonEmpty(messages.storyEmpty(LEAST_STORY)),
      v.check((text) => countHan(text) >= LEAST_STORY, messages.storyShort(LEAST_STORY)),
    ),
    guardian: v.literal("1", messages.tick),
    /** Warnings that the visitor has seen and overruled: `surname:逄`. */
    sure: list(40),
  },
  sayMissing,
);

/** The expert brief while it is being written: only the lengths are checked. */
export const ExpertDraft = v.object({
  ...open,
  surname: words(LIMITS.surname * 2),
  sex: words(8),
  length: words(8),
  fixed: words(8),
  generation: words(8),
  avoid: words(LIMITS.avoid * 3),
  story: words(LIMITS.story),
});

export type ExpertBrief = v.InferOutput<typeof ExpertBrief>;
export type ExpertDraft = v.InferOutput<typeof ExpertDraft>;
