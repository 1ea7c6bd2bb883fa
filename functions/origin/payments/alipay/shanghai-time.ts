/** Asia/Shanghai has had no summer time since 1991. */
const AHEAD_MS = 8 * 3600 * 1000;

/** Milliseconds since 1970 as Alipay writes time: `2026-11-21 20:05:09` by the clock of Shanghai. */
export const shanghaiTime = (ms: number): string =>
  new Date(ms + AHEAD_MS).toISOString().slice(0, 19).replace("T", " ");

/** Alipay's time as ISO 8601 UTC; null where the text is no time. */
export function instantOf(text: string | undefined): string | null {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.\d+)?$/.exec(text ?? "") ?? [];
  const ms = Date.parse(`${date}T${time}+08:00`);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
