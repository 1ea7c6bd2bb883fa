import * as v from "valibot";
import { Instant, Sn } from "#functions/contract/values/scalars.ts";
import { beijingDay, beijingMidnight, DAY_MS, isoOf } from "#functions/contract/values/time.ts";

/** Days in which a complaint, or a wish for money back, is answered (答复期限), as the buyer is told. */
export const ANSWER_DAYS = 3;

/** Days in which money that goes back is there (原路退回): the five working days that buyers are told of. */
const MONEY_DAYS = 7;

/** The last moment of the day in Beijing that is so many days after `since`. */
const endOfDay = (since: string, days: number): string =>
  isoOf(beijingMidnight(beijingDay(Date.parse(since) + (days + 1) * DAY_MS)) - 1);

/** By when what was asked at `since` is answered. */
export const answerBy = (since: string): string => endOfDay(since, ANSWER_DAYS);

/** By when money comes that was sent back at `since`. */
export const moneyBy = (since: string): string => endOfDay(since, MONEY_DAYS);

/** What a buyer asked us for that a person answers: to put something right (投诉), for money back (申请退款), or for an invoice (发票). */
export const AskedKind = v.picklist(["complaint", "refund", "invoice"]);
export type AskedKind = v.InferOutput<typeof AskedKind>;

/** What became of an order's money (钱的去向): on its way back, or back. */
const Money = v.picklist(["going", "back"]);
export type Money = v.InferOutput<typeof Money>;

/** How the last thing stands that an owner asked of an order (投诉、退款、发票的状态). */
export const Asked = v.object({
  sn: Sn,
  kind: AskedKind,
  /** By when it is answered, while nobody has. */
  by: Instant,
  /** When it was answered in words; null while it waits. */
  answeredAt: v.nullable(Instant),
  /** When its owner was asked back (先问家长) and has not written since; not there where nothing waits for the owner. */
  questionAt: v.optional(v.nullable(Instant)),
  /** The order has ended by a refund meanwhile: a wish for its money, or for its invoice, asks for what is no more. Not there where it has not. */
  money: v.optional(Money),
});
export type Asked = v.InferOutput<typeof Asked>;

/** The same with the words of both sides, for the owner alone: one of them for each time that something was asked. */
export const AskedInWords = v.object({
  kind: AskedKind,
  since: Instant,
  by: Instant,
  /** What the owner wrote. */
  text: v.string(),
  /** Somebody has looked at it, and nothing more is to come. */
  done: v.boolean(),
  /** Null where nobody has answered in words: it waits, or only money went back. */
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(Instant),
  /** What the owner was asked back before it was answered (先问家长); null where nobody has. */
  question: v.optional(v.nullable(v.string()), null),
  questionAt: v.optional(v.nullable(Instant), null),
});
export type AskedInWords = v.InferOutput<typeof AskedInWords>;

/** Does something wait for its owner, who was asked back? */
export const isAskedBack = ({ done, questionAt }: Pick<AskedInWords, "done" | "questionAt">): boolean =>
  !done && questionAt !== null;

/** What the owner wrote to a question of ours (回复), which goes on where that one ended; undefined without. `all`: the newest first. */
export const replyTo = (
  { kind, done, answeredAt, questionAt }: AskedInWords,
  all: readonly AskedInWords[],
): AskedInWords | undefined =>
  done && answeredAt === null && questionAt !== null
    ? all.findLast((one) => one.kind === kind && one.since > questionAt)
    : undefined;
