import * as v from "valibot";
import { messages } from "#functions/contract/values/messages.ts";
import { countHan, Instant } from "#functions/contract/values/scalars.ts";

/** Who works at the desk (工作台): who writes names (起名人), and who runs the site (运营). */
export const Role = v.picklist(["expert", "operator"]);
export type Role = v.InferOutput<typeof Role>;

/** Somebody who works here, as Cloudflare Access knows them; one person may have both roles. */
export interface Person {
  email: string;
  roles: readonly Role[];
}

/** The header in which the site passes on Cloudflare Access's assertion, on calls of the desk only. */
export const ASSERTION_HEADER = "desk-assertion";

/** What may be done at the desk (动作): each leaves a line of the log. */
export const DeskVerb = v.picklist([
  "show-comment",
  "hide-comment",
  "answer-comment",
  "refund",
  "answer-item",
  "close-item",
  "retry",
  "start",
  "take-over",
  "say",
  "deliver",
  "set-prices",
  "set-notice",
  "set-ads",
  "set-contact",
  "set-manual",
  "set-back",
]);
export type DeskVerb = v.InferOutput<typeof DeskVerb>;

/** Longest reason. */
const MOST_REASON = 200;

/** Why something is done at the desk: one line, never empty. */
export const Reason = v.pipe(
  v.optional(v.string(messages.form), ""),
  v.transform((text) => text.replaceAll(/\s+/gu, " ").trim()),
  v.nonEmpty(messages.reasonEmpty),
  v.check((text) => countHan(text) <= MOST_REASON, messages.textLong(MOST_REASON)),
);

/** A line of the log (工作记录): who did what to what, when, and why. */
const DeskEntry = v.object({
  nth: v.number(),
  at: Instant,
  who: v.string(),
  verb: DeskVerb,
  subject: v.string(),
  reason: v.nullable(v.string()),
});

/** The log, newest first; `before` asks for what is older than that line. */
export const DeskLogParams = v.object({
  before: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/),
      v.transform((text) => Number(text)),
    ),
  ),
});
export const DeskLog = v.object({
  entries: v.array(DeskEntry),
  /** Number of the last line given here; null where there are no older ones. */
  more: v.nullable(v.number()),
});
export type DeskLog = v.InferOutput<typeof DeskLog>;
