import * as v from "valibot";
import { messages } from "#functions/contract/values/messages.ts";
import { orNone, wholeNumber } from "#functions/contract/values/scalars.ts";
import { birthEntries, solarDayExists } from "./birth.ts";

/** A birth that may be left out (生日可不填), as the wire carries it: whole or absent. */
export const optionalBirthEntries = {
  ...birthEntries,
  /** Where it is left out, a future day is taken as the due date. No page that may leave the birth out asks for it. */
  born: v.optional(v.picklist(["1", "0"], messages.choice)),
  calendar: v.optional(v.picklist(["solar", "lunar"], messages.calendarPlain), "solar"),
  year: orNone(wholeNumber(1901, 2099, messages.dateRange)),
  month: orNone(birthEntries.month),
  day: orNone(birthEntries.day),
};

export interface OptionalDay {
  year?: number | undefined;
  month?: number | undefined;
  day?: number | undefined;
}

/** What the checks of a birth as a whole look at. */
export const BIRTH_KEYS = [["year"], ["month"], ["day"], ["calendar"], ["hour"]] as const;

export const missingOf = ({ year, month, day }: OptionalDay): string[] => [
  ...(year === undefined ? ["年"] : []),
  ...(month === undefined ? ["月"] : []),
  ...(day === undefined ? ["日"] : []),
];

/** A birth is whole or absent, and without a day there is no hour. */
export function isWholeOrAbsent(brief: OptionalDay & { hour: number | "unknown" }): boolean {
  const missing = missingOf(brief).length;
  return missing === 0 || (missing === 3 && brief.hour === "unknown");
}

export function partMessage(brief: OptionalDay): string {
  const missing = missingOf(brief);
  return missing.length === 3 ? messages.dateForHour : messages.datePart(missing.join("、"));
}

/** Does the day exist, as far as the civil calendar tells? Lunar days are judged by the origin. */
export function dayExists({ year, month, day, calendar }: OptionalDay & { calendar: string }): boolean {
  if (year === undefined || month === undefined || day === undefined) return true;
  return calendar === "lunar" || solarDayExists(year, month, day);
}

export const dayMessage = ({ year, month, day }: OptionalDay): string =>
  messages.dateBad(year ?? 0, month ?? 0, day ?? 0);
