import { dateText, dayTextOf, minuteText } from "#app/kit/page/time-text.ts";
import { beijingDay } from "#functions/contract/values/time.ts";

/** A moment as every page of the desk says it (北京时间): 11 月 24 日 18:30, of another year with that. */
export function whenText(instant: string, now: number = Date.now()): string {
  const isThisYear = beijingDay(Date.parse(instant)).slice(0, 4) === beijingDay(now).slice(0, 4);
  return `${isThisYear ? dayTextOf(instant) : dateText(instant)} ${minuteText(instant).slice(11)}`;
}
