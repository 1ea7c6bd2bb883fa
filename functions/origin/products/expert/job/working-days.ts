import { beijingDay, beijingMidnight, DAY_MS, isoOf } from "#functions/contract/values/time.ts";

const [SUNDAY, SATURDAY] = [0, 6];

/** The last millisecond of a day in Beijing, as ISO 8601 UTC. */
export const endOf = (day: string): string => isoOf(beijingMidnight(day) + DAY_MS - 1);

const next = (day: string): string => beijingDay(beijingMidnight(day) + DAY_MS);

/** Whether a day is one of Monday to Friday and none of the operator's days off (休息日). */
export function isWorkingDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== SUNDAY && weekday !== SATURDAY && !holidays.has(day);
}

/** The operator's days off (休息日) after a day, in order; those at a weekend take nothing away. */
export const daysOffAfter = (day: string, holidays: ReadonlySet<string>): string[] =>
  [...holidays].filter((off) => off > day && isWorkingDay(off, new Set())).sort();

/** The n-th working day (工作日) after a day; that day itself never counts. */
export function workingDayAfter(day: string, count: number, holidays: ReadonlySet<string>): string {
  let at = day;
  for (let left = count; left > 0; ) {
    at = next(at);
    if (isWorkingDay(at, holidays)) left--;
  }
  return at;
}

/** When work is due that takes `days` working days from `now` (ms): the end of the last one, ISO 8601 UTC. */
export const dueAfter = (now: number, days: number, holidays: ReadonlySet<string>): string =>
  endOf(workingDayAfter(beijingDay(now), days, holidays));
