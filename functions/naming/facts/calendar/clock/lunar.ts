import { LunarDay, LunarMonth, LunarYear, SolarDay, SolarMonth } from "tyme4ts";
import type { LunarDate, SolarDate } from "./birth.ts";

/** Years that a form takes, first and last, of the calendar the family writes in. */
const FORM_YEARS = { from: 1901, to: 2099 } as const;
/** Years that the engine reckons, one more on each side: the lunar year 2099 ends in the solar year 2100. */
export const ENGINE_YEARS = { from: 1900, to: 2100 } as const;

/** Why there is no such date. `leapMonth`: the leap month that the year really has, or null. */
export type DateFault =
  | { readonly kind: "no-such-month" }
  | { readonly kind: "no-such-day"; readonly daysInMonth: number }
  | { readonly kind: "no-leap-month"; readonly leapMonth: number | null }
  | { readonly kind: "out-of-range"; readonly from: number; readonly to: number };

export type DateCheck =
  | { readonly ok: true; readonly solar: SolarDate; readonly lunar: LunarDate }
  | { readonly ok: false; readonly fault: DateFault };

/** A date in the calendar it was written in; `leap` is ignored in the solar one. */
export interface WrittenDate extends LunarDate {
  readonly calendar: "solar" | "lunar";
}

/** Is there such a date, within the years? If so, the same day in both calendars; else why not. */
export function checkDate(date: WrittenDate, years: { from: number; to: number } = FORM_YEARS): DateCheck {
  const fault = faultOf(date, years);
  if (fault !== null) return { ok: false, fault };
  const { year, month, day } = date;
  if (date.calendar === "lunar") {
    const lunar = { year, month, leap: date.leap, day };
    return { ok: true, solar: lunarToSolar(lunar), lunar };
  }
  const solar = { year, month, day };
  return { ok: true, solar, lunar: solarToLunar(solar) };
}

/** The leap month (闰月) of a lunar year, or null. */
export function leapMonthOf(year: number): number | null {
  const month = LunarYear.fromYear(year).getLeapMonth();
  return month === 0 ? null : month;
}

/** 29 or 30; throws where the year has no such leap month. */
export function daysInLunarMonth(year: number, month: number, leap: boolean): number {
  return LunarMonth.fromYm(year, leap ? -month : month).getDayCount();
}

/** The lunar date of a civil day (it changes at 0:00). */
export function solarToLunar(date: SolarDate): LunarDate {
  const lunar = SolarDay.fromYmd(date.year, date.month, date.day).getLunarDay();
  const month = lunar.getMonth();
  return { year: lunar.getYear(), month: Math.abs(month), leap: month < 0, day: lunar.getDay() };
}

/** The civil day of a lunar date; throws where there is none. */
export function lunarToSolar(date: LunarDate): SolarDate {
  const solar = LunarDay.fromYmd(date.year, date.leap ? -date.month : date.month, date.day).getSolarDay();
  return { year: solar.getYear(), month: solar.getMonth(), day: solar.getDay() };
}

function faultOf(date: WrittenDate, years: { from: number; to: number }): DateFault | null {
  const { year, month, day } = date;
  if (!Number.isInteger(year) || year < years.from || year > years.to) {
    return { kind: "out-of-range", from: years.from, to: years.to };
  }
  if (!Number.isInteger(month) || month < 1 || month > 12) return { kind: "no-such-month" };
  const leap = date.calendar === "lunar" && date.leap;
  if (leap && leapMonthOf(year) !== month) return { kind: "no-leap-month", leapMonth: leapMonthOf(year) };
  const daysInMonth =
    date.calendar === "lunar"
      ? daysInLunarMonth(year, month, leap)
      : SolarMonth.fromYm(year, month).getDayCount();
  const exists = Number.isInteger(day) && day >= 1 && day <= daysInMonth;
  return exists ? null : { kind: "no-such-day", daysInMonth };
}
