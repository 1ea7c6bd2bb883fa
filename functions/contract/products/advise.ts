import * as v from "valibot";
import { AskedInWords } from "#functions/contract/orders/asked.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Currency, countHan, Fen, Instant, Sn } from "#functions/contract/values/scalars.ts";

/** What is said of an order: a comment is public (评论); the rest is between the buyer and us (投诉、退款、发票、建议). */
const AdviceTopic = v.picklist(["comment", "complaint", "refund", "invoice", "idea"], messages.choice);

/** Of a comment: being looked at (核对中), shown, or hidden for a reason. Other topics stay `waiting`. */
export const AdviceState = v.picklist(["waiting", "shown", "hidden"]);

/** Most and least characters of a text. */
const MOST_ADVICE = 500;
const LEAST_ADVICE = 2;

/** 1 to 5; 0 where the topic has none. */
const Stars = v.pipe(
  v.optional(v.string(messages.form), ""),
  v.trim(),
  v.regex(/^[0-5]?$/, messages.choice),
  v.transform(Number),
);

const AdviceParts = v.object({
  sn: Sn,
  topic: AdviceTopic,
  stars: Stars,
  text: v.pipe(
    v.string(messages.form),
    v.transform((text) => text.replaceAll("\r\n", "\n").trim()),
    v.check((text) => countHan(text) >= LEAST_ADVICE, messages.textEmpty),
    v.check((text) => countHan(text) <= MOST_ADVICE, messages.textLong(MOST_ADVICE)),
  ),
});

/** What a buyer sends. The same words sent twice are kept once; a comment must have stars. */
export const AdviseParams = v.pipe(
  AdviceParts,
  v.forward(
    v.partialCheck(
      [["topic"], ["stars"]],
      ({ topic, stars }) => topic !== "comment" || stars > 0,
      messages.starsEmpty,
    ),
    ["stars"],
  ),
);
export const Advised = v.object({ id: v.string(), state: AdviceState });

/** Whether an order may be commented on, its money asked back, and its own comment, shown or not. */
export const OwnComment = v.object({
  /** What was bought (已购). */
  bought: v.string(),
  /** What it cost; null where it is not paid. */
  paid: v.optional(v.nullable(v.object({ amount: Fen, currency: Currency })), null),
  may: v.boolean(),
  /** Money came that has not been asked back (可退), so the buyer may ask for it. */
  refundable: v.optional(v.boolean(), true),
  /** When all that the order cost had come back (全额退款); null where it has not. */
  backAt: v.optional(v.nullable(Instant), null),
  /** What the buyer asked us for, the newest first, with our answers (投诉、退款的答复). */
  asked: v.optional(v.array(AskedInWords)),
  comment: v.nullable(
    v.object({
      state: AdviceState,
      stars: v.number(),
      text: v.string(),
      /** Why it is hidden; null unless it is. */
      reason: v.nullable(v.string()),
    }),
  ),
});

export type AdviseParams = v.InferOutput<typeof AdviseParams>;
export type AdviceState = v.InferOutput<typeof AdviceState>;
export type OwnComment = v.InferOutput<typeof OwnComment>;
