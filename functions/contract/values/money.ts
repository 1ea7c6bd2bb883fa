import type { Currency } from "./scalars.ts";

const UNITS: Readonly<Record<Currency, string>> = { CNY: "元", USD: "美元" };

/** A currency in words; one in which nothing is sold, by its code. */
export const unitOf = (currency: string): string =>
  new Map<string, string>(Object.entries(UNITS)).get(currency) ?? currency;

/** Fen as yuan: 2990 → 29.90, 4900 → 49. */
export function yuan(fen: number): string {
  const whole = Math.trunc(fen / 100);
  const rest = Math.abs(fen % 100);
  return rest === 0 ? `${whole}` : `${whole}.${String(rest).padStart(2, "0")}`;
}

/** 2990 fen → 29.90 元. */
export const amountText = (fen: number, currency: string): string => `${yuan(fen)} ${unitOf(currency)}`;

/** Yuan, with at most two decimals, in fen; read by digits, so that nothing is rounded. */
export function fenOf(typed: string): number {
  const [whole = "", decimals = ""] = typed.split(".");
  return Number(whole + decimals.padEnd(2, "0"));
}
