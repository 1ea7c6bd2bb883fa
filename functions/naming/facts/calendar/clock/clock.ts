import type { SolarDate } from "./birth.ts";

/** What a clock on the wall shows, to the minute. */
export interface ClockTime extends SolarDate {
  readonly hour: number;
  readonly minute: number;
}

const MINUTES_A_DAY = 1440;

/** Minutes on some clock since its 1970-01-01 00:00: which clock, the caller knows. Plain arithmetic, no time zone. */
export function minutesOf(time: ClockTime): number {
  return Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute) / 60_000;
}

/** The inverse of `minutesOf`; fractions of a minute are dropped. */
export function clockTime(minutes: number): ClockTime {
  const date = new Date(Math.floor(minutes) * 60_000);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

/** Days since 1970-01-01. */
export function dayNumber(minutes: number): number {
  return Math.floor(minutes / MINUTES_A_DAY);
}

export function hourOf(minutes: number): number {
  return Math.floor((minutes - dayNumber(minutes) * MINUTES_A_DAY) / 60);
}

/** A clock time as a family reads it: 2024 年 2 月 4 日 16:27. */
export function clockText(time: ClockTime): string {
  return `${time.year} 年 ${time.month} 月 ${time.day} 日 ${time.hour}:${String(time.minute).padStart(2, "0")}`;
}
