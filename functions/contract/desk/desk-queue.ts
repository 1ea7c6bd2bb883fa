import * as v from "valibot";
import { AskedKind } from "#functions/contract/orders/asked.ts";
import { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import { OrderStatus } from "#functions/contract/orders/orders.ts";
import { TypedYuan } from "#functions/contract/orders/refunds.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Currency, countHan, Fen, Idem, Instant, Sn } from "#functions/contract/values/scalars.ts";
import { Reason, RefundReason } from "./desk.ts";
import { DeskProduct } from "./desk-orders.ts";

/** What a person has to look at (待办): what somebody asked for, what went wrong, what runs full, and promises not kept yet. */
export const DeskItemKind = v.picklist(
  [
    "refund",
    "complaint",
    "invoice",
    "wrong-amount",
    "late",
    "late-refund",
    "late-deliver",
    "sms",
    "full",
    /** What lies outside of an order's database has not followed it: the directory, stored bodies. */
    "late-follow",
    "late-sweep",
    /** A part of a report is missing or was altered. */
    "lost",
    /** A queue has given a message up. */
    "dead",
    /** A database does not answer. */
    "silent",
  ],
  messages.choice,
);
export type DeskItemKind = v.InferOutput<typeof DeskItemKind>;

/**
 * Acts on an item: ask its family back and leave it open, answer it in words and close it, refund all that is left, refund
 * a part, close it and do nothing more, try again now.
 */
export const DeskAct = v.picklist(
  ["ask", "answer", "refund", "refund-part", "close", "retry"],
  messages.choice,
);
export type DeskAct = v.InferOutput<typeof DeskAct>;

export const DeskItem = v.object({
  kind: DeskItemKind,
  /** An sn, an out_trade_no, a refund's number, or the id of a buyer's words; unique with the kind. */
  ref: v.string(),
  sn: v.string(),
  /** What was ordered; null where the item is about no order. */
  product: v.optional(v.nullable(DeskProduct), null),
  /** Whose it is; "" before it is told, and where its data is gone. */
  surname: v.optional(v.string(), ""),
  status: v.nullable(OrderStatus),
  /** What was paid, else what was asked. */
  amount: v.nullable(Fen),
  /** The amount asked for by the payment that the item is about; null where there is none. */
  asked: v.nullable(Fen),
  currency: v.nullable(Currency),
  /** What may still go back of what was paid; null where nothing was paid. */
  left: v.nullable(Fen),
  /** What comes back by the terms, as the family was told when it asked; never more than is left. */
  quote: v.nullable(Fen),
  /** Of expert work: how far it has come. */
  stage: v.nullable(ExpertStage),
  since: Instant,
  note: v.nullable(v.string()),
  /** What its family was asked back and when, and has not written since (先问家长); null where it waits for us. */
  question: v.optional(v.nullable(v.object({ text: v.string(), at: Instant })), null),
  acts: v.array(DeskAct),
});
export type DeskItem = v.InferOutput<typeof DeskItem>;

export const DeskQueue = v.object({ items: v.array(DeskItem) });

const item = { kind: DeskItemKind, ref: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{8,32}$/)) };

/** `end`: the order is over (结束); `on`: it goes on as it was (照常). */
const AfterPart = v.pipe(
  v.optional(v.string(messages.form), ""),
  v.picklist(["end", "on"], messages.afterEmpty),
);
/** The form's key: a refund that is pressed twice is made once. */
const idem = v.optional(Idem);

/** Most characters of an answer. */
const MOST_ANSWER = 500;

/** An answer as it was typed: its line breaks stay, blanks around it go. */
const answer = v.pipe(
  v.optional(v.string(messages.form), ""),
  v.transform((text) => text.replaceAll("\r\n", "\n").trim()),
  v.check((text) => countHan(text) <= MOST_ANSWER, messages.textLong(MOST_ANSWER)),
);

/** What a family says on the phone (代家长记): as long as what it may write itself, less what stands before it. */
const LEAST_SAID = 2;
const MOST_SAID = 480;
const said = v.pipe(
  answer,
  v.check((text) => countHan(text) >= LEAST_SAID, messages.textEmpty),
  v.check((text) => countHan(text) <= MOST_SAID, messages.textLong(MOST_SAID)),
);

/** Works an item off (结案), or writes a new one down for a family on the phone; the same act sent again changes nothing. */
export const WorkOffParams = v.variant("act", [
  v.object({ ...item, act: v.literal("ask"), answer: v.pipe(answer, v.nonEmpty(messages.questionEmpty)) }),
  v.object({ ...item, act: v.literal("answer"), answer: v.pipe(answer, v.nonEmpty(messages.answerEmpty)) }),
  v.object({ ...item, act: v.literal("refund"), reason: RefundReason, idem, answer: v.optional(answer) }),
  v.object({
    ...item,
    act: v.literal("refund-part"),
    ...{ reason: RefundReason, idem, amount: TypedYuan, after: AfterPart },
    answer: v.optional(answer),
  }),
  v.object({ ...item, act: v.literal("close"), reason: Reason }),
  v.object({ ...item, act: v.literal("retry") }),
  /** `ref`: the number of the order. */
  v.object({
    act: v.literal("write-down"),
    ...{ kind: v.picklist(AskedKind.options, messages.choice), ref: Sn, idem: Idem, said },
  }),
]);
export type WorkOffParams = v.InferOutput<typeof WorkOffParams>;
export const WorkedOff = v.object({ kind: DeskItemKind, ref: v.string() });
