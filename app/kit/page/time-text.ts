import { beijingDay, beijingTime } from "#functions/contract/values/time.ts";

/** An instant as day and clock in Beijing (北京时间): 2026-11-21 18:30. */
export const minuteText = (instant: string): string => beijingTime(Date.parse(instant)).slice(0, 16);

/** An instant as a Beijing clock shows it: 14:05:09. */
export const timeOfDay = (instant: string): string => beijingTime(Date.parse(instant)).slice(11);

/** The day in Beijing of an instant: 2026 年 4 月 17 日. */
export function dateText(instant: string): string {
  const day = beijingDay(Date.parse(instant));
  return `${Number(day.slice(0, 4))} 年 ${dayText(day)}`;
}

/** The day until which is kept what is sold for a year at least (至少 1 年) and was had at `instant`; it is never parted. */
export function keptUntil(instant: string): string {
  const day = new Date(instant);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return dateText(day.toISOString()).replaceAll(" ", "\u00a0");
}

/** The day in Beijing of an instant, within the year: 11 月 24 日. */
export const dayTextOf = (instant: string): string => dayText(beijingDay(Date.parse(instant)));

/** An instant by the clock in Beijing, within the year: 11 月 24 日 18:30. */
export const momentText = (instant: string): string =>
  `${dayTextOf(instant)} ${minuteText(instant).slice(11)}`;

/** A day, yyyy-mm-dd, as people say it: 11 月 24 日. */
export function dayText(day: string): string {
  const [, month = "", date = ""] = day.split("-");
  return `${Number(month)} 月 ${Number(date)} 日`;
}
