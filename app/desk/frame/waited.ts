import { DAY_MS, daysFrom, HOUR_MS, MINUTE_MS } from "#functions/contract/values/time.ts";

/** From so many hours on a length of time is told in days. */
const HOURS = 48;

/** Whole days between two moments (ms): by the calendar, where they are told in days. */
const daysIn = (from: number, to: number): number =>
  to - from < HOURS * HOUR_MS ? Math.floor((to - from) / DAY_MS) : daysFrom(from, to);

/** The time between two moments (ms) in the unit that people count it by: 12 分钟, 3 小时, 4 天. */
function lengthText(from: number, to: number): string {
  const ms = to - from;
  if (ms < HOUR_MS) return `${Math.max(1, Math.floor(ms / MINUTE_MS))} 分钟`;
  return ms < HOURS * HOUR_MS ? `${Math.floor(ms / HOUR_MS)} 小时` : `${daysIn(from, to)} 天`;
}

/** For how many days something has waited, as it is told. `now` in ms. */
export const daysWaited = (since: string, now: number): number => daysIn(Date.parse(since), now);

/** How long something has waited (等了多久): 已等 3 小时. `now` in ms. */
export const waitedText = (since: string, now: number): string => {
  const from = Date.parse(since);
  return now - from < MINUTE_MS ? "刚开始等" : `已等 ${lengthText(from, now)}`;
};

export const isOver = (by: string, now: number): boolean => Date.parse(by) < now;

/** How long is left until a moment (还剩多久), or by how much it is past; from the next day on in days, as the family reads it: 还剩 2 天, 逾期 5 天. */
export function leftText(by: string, now: number): string {
  const due = Date.parse(by);
  if (due >= now) return `还剩 ${lengthText(now, due)}`;
  const days = daysFrom(due, now);
  return `逾期 ${days > 0 ? `${days} 天` : lengthText(due, now)}`;
}
