import type { Zishi } from "#functions/naming/facts/calendar/clock/birth.ts";
import { clockTime, dayNumber, hourOf } from "#functions/naming/facts/calendar/clock/clock.ts";
import { type Jie, jieNear } from "#functions/naming/facts/calendar/clock/solar-terms.ts";
import { type Pillar, pillarAt } from "./pillar.ts";

/** 1970-01-01 was 辛巳, the 18th of the cycle. */
const DAY_OF_1970 = 17;
/** The year 4 was 甲子. */
const YEAR_OF_JIAZI = 4;
/** Added to the months since the year 0, so that the month begun by 立春 of 1984, a 甲 year, is 丙寅. */
const MONTH_OFFSET = 12;

/**
 * Year and month pillars (年柱 月柱) at an instant, in minutes on the clock of Beijing (UTC+8). The year turns at
 * 立春, the month at each 节, to the second that tyme4ts gives. `jie`: the 节 of that calendar month, if known.
 */
export function yearAndMonth(beijing: number, jie: Jie = jieNear(beijing)): { year: Pillar; month: Pillar } {
  const { year, month } = clockTime(beijing);
  const begun = beijing >= jie.at ? 1 : 0;
  const springCame = month > 2 || (month === 2 && begun === 1);
  return {
    year: pillarAt(year - YEAR_OF_JIAZI - (springCame ? 0 : 1)),
    month: pillarAt(year * 12 + month - 1 + begun + MONTH_OFFSET),
  };
}

/**
 * Day and hour pillars (日柱 时柱) of a moment, in minutes on the local clock. From 23:00 the hour's stem comes
 * from the next day in both schools; the day itself turns then only in the early one.
 */
export function dayAndHour(local: number, zishi: Zishi): { day: Pillar; hour: Pillar } {
  const today = dayNumber(local) + DAY_OF_1970;
  const hour = hourOf(local);
  const lastHour = hour === 23;
  const hourDay = lastHour ? today + 1 : today;
  return {
    day: pillarAt(lastHour && zishi === "early" ? today + 1 : today),
    hour: pillarAt(hourDay * 12 + (Math.floor((hour + 1) / 2) % 12)),
  };
}
