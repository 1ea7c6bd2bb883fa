import { amountText } from "#functions/contract/values/money.ts";
import type { Currency } from "#functions/contract/values/scalars.ts";

/** What is said where a price has become another before it was paid. */
export const repricedText = (from: number, to: number, currency: Currency): string =>
  `价格从 ${amountText(from, currency)}变为 ${amountText(to, currency)}，请确认后再付。`;
