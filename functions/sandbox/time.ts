/** Lengths of time, in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
const BEIJING_MS = 8 * HOUR_MS;

/** A moment in Beijing's time, without a time zone: `2026-11-21 20:00:00`. */
export const wallTime = (ms: number): string =>
  new Date(ms + BEIJING_MS).toISOString().slice(0, 19).replace("T", " ");

/** Reads such a time as milliseconds since 1970; NaN where it is none. */
export const readWallTime = (text: string): number =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)
    ? Date.parse(`${text.replace(" ", "T")}Z`) - BEIJING_MS
    : Number.NaN;

/** RFC 3339 in Beijing's time. */
export const beijing = (ms: number): string => `${wallTime(ms).replace(" ", "T")}+08:00`;
