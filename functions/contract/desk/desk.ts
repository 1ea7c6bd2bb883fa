import * as v from "valibot";
import { messages } from "#functions/contract/values/messages.ts";
import { countHan, Instant, Sn } from "#functions/contract/values/scalars.ts";
import { DeskProduct } from "./desk-orders.ts";

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
  "ask-back",
  "close-item",
  "write-down",
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

/** Acts of one kind (哪一类), as the log is looked through. */
export const LogKind = v.picklist(["money", "answers", "manuscripts", "comments", "settings"]);
export type LogKind = v.InferOutput<typeof LogKind>;
export const VERBS_OF: Readonly<Record<LogKind, readonly DeskVerb[]>> = {
  money: ["refund", "retry"],
  answers: ["answer-item", "ask-back", "close-item", "write-down", "say"],
  manuscripts: ["start", "take-over", "deliver"],
  comments: ["show-comment", "hide-comment", "answer-comment"],
  settings: ["set-prices", "set-notice", "set-ads", "set-contact", "set-manual", "set-back"],
};

/** Longest reason. */
const MOST_REASON = 200;

/** Why something is done at the desk: one line, never empty; where it is, `empty` says what to write. */
const reasonOr = (empty: string) =>
  v.pipe(
    v.optional(v.string(messages.form), ""),
    v.transform((text) => text.replaceAll(/\s+/gu, " ").trim()),
    v.nonEmpty(empty),
    v.check((text) => countHan(text) <= MOST_REASON, messages.textLong(MOST_REASON)),
  );
export const Reason = reasonOr(messages.reasonEmpty);
/** Of a refund: its page has a field for the words to the family too. */
export const RefundReason = reasonOr(messages.refundReasonEmpty);

/** The order that an act was about, while its data is there: whose it is, and the words that went to its family. */
const LoggedOrder = v.object({
  sn: Sn,
  product: DeskProduct,
  surname: v.string(),
  words: v.nullable(v.string()),
});
export type LoggedOrder = v.InferOutput<typeof LoggedOrder>;

/** A line of the log (工作记录): who did what to what, when, and why. */
const DeskEntry = v.object({
  nth: v.number(),
  at: Instant,
  who: v.string(),
  verb: DeskVerb,
  subject: v.string(),
  reason: v.nullable(v.string()),
  /** Null where it was about none, and to whom the order is none of theirs. */
  order: v.optional(v.nullable(LoggedOrder), null),
});

/** The log, newest first, of a day in Beijing, a person or a kind of act; `before` asks for what is older than that line. */
export const DeskLogParams = v.object({
  on: v.optional(v.pipe(v.string(), v.isoDate())),
  who: v.optional(v.pipe(v.string(), v.maxLength(120))),
  of: v.optional(LogKind),
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
  /** Who has done anything of late. */
  people: v.optional(v.array(v.string()), []),
});
export type DeskLogParams = v.InferOutput<typeof DeskLogParams>;
export type DeskLog = v.InferOutput<typeof DeskLog>;
