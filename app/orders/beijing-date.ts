const BEIJING_MS = 8 * 3600_000;

/** An instant as a day in Beijing (北京时间): 2026 年 4 月 17 日. */
export function beijingDate(instant: string): string {
  const day = new Date(Date.parse(instant) + BEIJING_MS);
  return `${day.getUTCFullYear()} 年 ${day.getUTCMonth() + 1} 月 ${day.getUTCDate()} 日`;
}
