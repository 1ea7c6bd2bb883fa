import { DAY_MS, daysLate, HOUR_MS, MINUTE_MS } from "#functions/contract/values/time.ts";

/** From so many hours on a length of time is told in days. */
const HOURS = 48;

/** A length of time in the unit that people count it by: 12 分钟, 3 小时, 4 天. */
function lengthText(ms: number): string {
  if (ms < HOUR_MS) return `${Math.max(1, Math.floor(ms / MINUTE_MS))} 分钟`;
  return ms < HOURS * HOUR_MS ? `${Math.floor(ms / HOUR_MS)} 小时` : `${Math.floor(ms / DAY_MS)} 天`;
}

/** How long something has waited (等了多久): 已等 3 小时. `now` in ms. */
export const waitedText = (since: string, now: number): string => {
  const ms = now - Date.parse(since);
  return ms < MINUTE_MS ? "刚开始等" : `已等 ${lengthText(ms)}`;
};

export const isOver = (by: string, now: number): boolean => Date.parse(by) < now;

/** How long is left until a moment (还剩多久), or by how much it is past; from the next day on in days, as the family reads it: 还剩 2 天, 逾期 5 天. */
export function leftText(by: string, now: number): string {
  const ms = Date.parse(by) - now;
  if (ms >= 0) return `还剩 ${lengthText(ms)}`;
  const days = daysLate(Date.parse(by), now);
  return `逾期 ${days > 0 ? `${days} 天` : lengthText(-ms)}`;
}
