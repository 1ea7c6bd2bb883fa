/** Lengths of time, in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** A day in seconds. */
export const DAY_S = 86_400;
/** How far Beijing's clock (北京时间) is ahead of UTC, all year: China has had no summer time since 1991. */
const BEIJING_MS = 8 * HOUR_MS;

/** How far the clocks of two machines may be apart. */
export const APART_MS = 60_000;

/**
 * Does what lives for `livesMs` and ends at `until` hold now? What ends later than anything that is made now was made by a
 * clock that has been set back since (时钟回拨): it must not hold so much longer.
 */
export const holdsAt = (until: number, livesMs: number, now: number): boolean =>
  until > now && until <= now + livesMs + APART_MS;

/** A moment (ms since 1970) as an instant, ISO 8601 UTC, as it is stored and sent: `2026-11-21T10:30:05.000Z`. */
export const isoOf = (ms: number): string => new Date(ms).toISOString();

/** A moment by Beijing's calendar and clock: `2026-11-21 18:30:05`. */
export const beijingTime = (ms: number): string =>
  isoOf(ms + BEIJING_MS)
    .slice(0, 19)
    .replace("T", " ");

/** The day in Beijing of a moment: `2026-11-21`. */
export const beijingDay = (ms: number): string => beijingTime(ms).slice(0, 10);

/** The moment at which a day, yyyy-mm-dd, begins in Beijing. */
export const beijingMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`) - BEIJING_MS;

/**
 * Days from a moment to another, as people count them (等了几天, 晚了几天): by the calendar in Beijing, the day after is the first. What is
 * waited for and what is late are counted alike: three days that were promised and six too many are nine. Ms since 1970.
 */
export const daysFrom = (from: number, to: number): number =>
  (beijingMidnight(beijingDay(to)) - beijingMidnight(beijingDay(from))) / DAY_MS;
