import * as v from "valibot";
import { messages } from "./messages.ts";
import { Fen, Instant } from "./scalars.ts";

/** Money that goes back or has gone back (退款); `doneAt` null while it is on its way. */
export const SentBack = v.object({ amount: Fen, askedAt: Instant, doneAt: v.nullable(Instant) });
export type SentBack = v.InferOutput<typeof SentBack>;

/** Yuan, with at most two decimals, in fen: digit by digit. */
export function fenOf(yuan: string): number {
  const [whole = "", decimals = ""] = yuan.split(".");
  return Number(whole + decimals.padEnd(2, "0"));
}

/** Fen in yuan, with both decimals: 2990 → 29.90. */
export const yuanOf = (fen: number): string => (fen / 100).toFixed(2);

/** Yuan as people type them (149.5, １４９．５０, 149.50 元): the bare number, more than nothing. */
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
