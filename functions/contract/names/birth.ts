import * as v from "valibot";
import { messages } from "#functions/contract/values/messages.ts";
import { flag, orNone, wholeNumber } from "#functions/contract/values/scalars.ts";

/**
 * The moment of a birth (生辰) or the due date, as the wire carries it. `hour` 0–23 or `unknown`; `zishi` says to
 * which day a birth at 23:00–23:59 belongs (late: the same civil day). `place` is a city's code or name. Solar dates
 * are checked here; lunar dates and places by the origin, which has the calendar.
 */
export const birthEntries = {
  born: v.optional(v.picklist(["1", "0"], messages.bornBad), "1"),
  calendar: v.optional(v.picklist(["solar", "lunar"], messages.calendarBad), "solar"),
  year: wholeNumber(1901, 2099, messages.dateRange, messages.dateEmpty),
  month: wholeNumber(1, 12, messages.datePart("月")),
  day: wholeNumber(1, 31, messages.datePart("日")),
  leap: flag(false),
  hour: v.pipe(
    v.optional(
      v.pipe(v.string(messages.hourBad), v.regex(/^(unknown|\d|1\d|2[0-3])$/, messages.hourBad)),
      "unknown",
    ),
    v.transform((text) => (text === "unknown" ? ("unknown" as const) : Number(text))),
  ),
  minute: orNone(wholeNumber(0, 59, messages.hourBad)),
  place: orNone(
    v.pipe(v.string(), v.trim(), v.regex(/^[\p{Script=Han}A-Za-z0-9 ()（）-]{2,24}$/u, messages.placeBad)),
  ),
  zishi: v.optional(v.picklist(["late", "early"], messages.choice), "late"),
};

/** Does the civil (Gregorian) calendar have this day? */
export function solarDayExists(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
