/** A day, yyyy-mm-dd, as people say it: 11 月 24 日. */
export function dayText(day: string): string {
  const [, month = "", date = ""] = day.split("-");
  return `${Number(month)} 月 ${Number(date)} 日`;
}

const BEIJING_MS = 8 * 3600_000;

/** An instant by the clock in Beijing: 11 月 24 日 18:30. */
export function momentText(instant: string): string {
  const at = new Date(Date.parse(instant) + BEIJING_MS).toISOString();
  return `${dayText(at.slice(0, 10))} ${at.slice(11, 16)}`;
}

/** The day in Beijing of an instant: 11 月 24 日. */
export const dayOf = (instant: string): string =>
  dayText(new Date(Date.parse(instant) + BEIJING_MS).toISOString().slice(0, 10));
