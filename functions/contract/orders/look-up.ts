import * as v from "valibot";
import { messages } from "#functions/contract/values/messages.ts";
import { Idem, Sn } from "#functions/contract/values/scalars.ts";
import { Mobile } from "./payments.ts";

const typed = (most: number) =>
  v.pipe(
    v.string(messages.form),
    v.transform((text) => text.normalize("NFKC").replaceAll(/[\s-]/g, "").toUpperCase()),
    v.maxLength(most, messages.lookup),
  );

/** Six digits sent to a mobile (短信验证码). */
const SmsCode = v.pipe(typed(12), v.regex(/^\d{6}$/, messages.smsCode));

/**
 * Find orders (查订单): by a number (`q`), by mobile with the code sent to it, or, with neither, this visitor's own. The
 * order's number and our 商户单号 give what a reader has; the provider's 交易单号, a recovery code (恢复码) and a code
 * by SMS prove an owner. What is found joins the visitor's history.
 */
export const SearchParams = v.union([
  v.object({ mobile: Mobile, code: SmsCode }),
  v.object({ q: v.pipe(typed(64), v.regex(/^[0-9A-Z]{8,40}$/, messages.lookup)) }),
  v.strictObject({}),
]);

/** A question that a person answers in a moment (小题), asked before a further code is sent: signed, good once. */
export const Challenge = v.object({ token: v.string(), question: v.string() });
export type Challenge = v.InferOutput<typeof Challenge>;

/**
 * Send a code to a mobile: the same answer whether an order knows the mobile or not. Past the first it is refused with a
 * `challenge`, and sent again with its token and the answer.
 */
export const SendCodeParams = v.object({
  mobile: Mobile,
  challenge: v.optional(v.pipe(v.string(messages.form), v.maxLength(200, messages.form)), ""),
  answer: v.pipe(v.optional(v.string(messages.form), ""), v.maxLength(20, messages.challenge)),
  /** The form's key: pressed twice, or once more where no answer came, it sends one code. */
  idem: v.optional(Idem),
});
export type SendCodeParams = v.InferOutput<typeof SendCodeParams>;
export const SentCode = v.object({
  masked: v.string(),
  /** Seconds until another may be sent. */
  again: v.number(),
});

/** Erase what an order holds of a family (删除资料). */
export const EraseParams = v.object({ sn: Sn });
export const Erased = v.object({ sn: Sn, status: v.literal("erased") });
