import * as v from "valibot";
import type { DayFigures, DeskFigures } from "#functions/contract/desk/desk-figures.ts";
import { DeskFiguresParams, type RANGES } from "#functions/contract/desk/desk-figures.ts";
import type { DeskProduct } from "#functions/contract/desk/desk-orders.ts";

export const FIGURES_PATH = "/desk/figures";

/** What figures are asked for. */
export type Asked = DeskFiguresParams;

/** What each range is called (范围). */
export const RANGE_WORDS: Readonly<Record<(typeof RANGES)[number], string>> = {
  "1": "今天",
  "7": "7 天",
  "30": "30 天",
  "90": "90 天",
};

const USUAL = v.parse(DeskFiguresParams, {});

/** What an address asks for; where it asks for what there is not, the usual. */
export function askedIn({ searchParams }: URL): Asked {
  const given = [...searchParams].filter(([, value]) => value !== "");
  return v.parse(v.fallback(DeskFiguresParams, USUAL), Object.fromEntries(given));
}

/** A page of figures for what is asked: `/desk/figures?days=30&service=expert`. */
export function figuresPath({ days, service, channel }: Asked): string {
  const query = {
    days,
    ...(service !== undefined && { service }),
    ...(channel !== undefined && { channel }),
  };
  return `${FIGURES_PATH}?${new URLSearchParams(query)}`;
}

type Sum = "orders" | "paid" | "income" | "refunds" | "refunded" | "late";

/** A column added up. */
export const sumOf = (days: readonly DayFigures[], column: Sum): number =>
  days.reduce((sum, day) => sum + day[column], 0);

/** The products that brought anything in these days, what brought most first. */
export const productsOf = ({ services }: Pick<DeskFigures, "services">): readonly DeskProduct[] =>
  services.filter(({ income }) => income > 0).map(({ service }) => service);

/** An amount with both its decimals, so that amounts stand below each other (598.00). */
export const exactYuan = (fen: number): string =>
  `${fen < 0 ? "-" : ""}${Math.trunc(Math.abs(fen) / 100)}.${String(Math.abs(fen) % 100).padStart(2, "0")}`;

/** What is left of income after refunds, as a page says it: below nothing with the minus that refunds have (−271.20). */
export const netYuan = (fen: number): string => exactYuan(fen).replace("-", "−");

/** A day where many stand side by side: 11/23. */
export const shortDay = (day: string): string => day.slice(5).split("-").map(Number).join("/");

/** A part of a whole in percent with one decimal (占比), each rounded for itself: together they may miss 100 by a little. */
export const shareText = (part: number, whole: number): string =>
  whole <= 0 ? "–" : `${(Math.round((1000 * part) / whole) / 10).toFixed(1)}%`;
