import { isoOf } from "#functions/contract/values/time.ts";

/** Alipay's time as ISO 8601 UTC; null where the text is no time. */
export function readShanghaiTime(text: string | undefined): string | null {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.\d+)?$/.exec(text ?? "") ?? [];
  const ms = Date.parse(`${date}T${time}+08:00`);
  return Number.isNaN(ms) ? null : isoOf(ms);
}
