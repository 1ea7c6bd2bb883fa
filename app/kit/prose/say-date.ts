/** 2026-11-21 → 2026 年 11 月 21 日. */
export function sayDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${year} 年 ${month} 月 ${day} 日`;
}
