import type { PaidResult } from "#functions/contract/payments.ts";
import { yuan } from "../name/money.ts";

export type Currency = PaidResult["currency"];

const UNITS: Readonly<Record<Currency, string>> = { CNY: "元", USD: "美元" };

export const unitOf = (currency: Currency): string => UNITS[currency];

/** 2990 fen → 29.90 元. */
export const amountText = (fen: number, currency: Currency): string => `${yuan(fen)} ${unitOf(currency)}`;

/** What is said where a price has become another before it was paid. */
export const repricedText = (from: number, to: number, currency: Currency): string =>
  `价格从 ${amountText(from, currency)}变为 ${amountText(to, currency)}，请确认后再付。`;
