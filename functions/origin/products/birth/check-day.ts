import { messages } from "#functions/contract/values/messages.ts";
import { checkDate, type DateFault } from "#functions/naming/facts/calendar/clock/lunar.ts";

/** A day of either calendar, as a brief has it. */
export type CalendarDay = Parameters<typeof checkDate>[0];

/** What is wrong with a day: the field it stands at, and the message. */
interface DayFault {
  field: "leap" | "day" | "year";
  message: string;
}

/** The zone furthest ahead of UTC, in ms: a day that has begun there is not in the future. */
const EARLIEST_ZONE_MS = 14 * 3600 * 1000;

/** What is wrong with a day that its calendar does not have; undefined where nothing is wrong. */
export function dayFault(day: CalendarDay): DayFault | undefined {
  const checked = checkDate(day);
  if (checked.ok) return undefined;
  const field = checked.fault.kind === "no-leap-month" ? "leap" : "day";
  return { field, message: dateMessage(day, checked.fault) };
}

/** Whether a day has not yet begun anywhere; `now` in ms. False for a day that does not exist. */
export function isToCome(day: CalendarDay, now: number): boolean {
  const checked = checkDate(day);
  if (!checked.ok) return false;
  const { year, month, day: date } = checked.solar;
  return Date.UTC(year, month - 1, date) > now + EARLIEST_ZONE_MS;
}

function dateMessage({ calendar, year, month, day, leap }: CalendarDay, fault: DateFault): string {
  if (fault.kind === "no-leap-month") return messages.dateLeap(year, month, fault.leapMonth ?? 0);
  if (fault.kind === "out-of-range") return messages.dateRange;
  return calendar === "lunar"
    ? messages.lunarBad(year, month, day, leap)
    : messages.dateBad(year, month, day);
}
