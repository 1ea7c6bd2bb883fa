import * as v from "valibot";
import { messages } from "#functions/contract/values/messages.ts";
import { amountText, fenOf } from "#functions/contract/values/money.ts";
import { type Currency, Fen, Instant } from "#functions/contract/values/scalars.ts";

/** Money that goes back or has gone back (退款); `doneAt` null while it is on its way. */
export const SentBack = v.object({ amount: Fen, askedAt: Instant, doneAt: v.nullable(Instant) });
export type SentBack = v.InferOutput<typeof SentBack>;

/** Yuan as people type them (149.5, １４９．５０, 149.50 元): the bare number, above 0. */
export const TypedYuan = v.pipe(
  v.optional(v.string(messages.form), ""),
  v.transform((text) =>
    text
      .normalize("NFKC")
      .replace(/^¥|元$/u, "")
      .trim(),
  ),
  v.nonEmpty(messages.amountEmpty),
  v.regex(/^(0|[1-9]\d{0,6})(\.\d{1,2})?$/, messages.amountBad),
  v.check((text) => fenOf(text) > 0, messages.amountBad),
);

/** Why a part of what is left can't go back (退其他金额): more than is left, or all of it and the order goes on; null: it can. */
export function faultOfPart(
  amount: number,
  after: "end" | "on",
  { left, currency }: { left: number; currency: Currency },
): string | null {
  if (amount > left) return messages.amountMost(amountText(left, currency));
  return amount === left && after === "on" ? messages.amountAll(amountText(left, currency)) : null;
}
