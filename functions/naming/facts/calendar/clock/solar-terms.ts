import { SolarTerm } from "tyme4ts";
import { clockTime } from "./clock.ts";

/** A 节: one of the twelve solar terms that begin a month of the pillars. */
export interface Jie {
  readonly name: string;
  /** Its instant in minutes on the clock of Beijing (UTC+8), exact to the second. */
  readonly at: number;
}

/** Sources differ by up to 62 seconds about an instant, so a birth this near to one is said to be uncertain. */
const UNCERTAIN_MINUTES = 2;
const JULIAN_DAY_1970 = 2440587.5;

/** The 节 that falls in a civil month (小寒 in January … 大雪 in December), always between its 3rd and 9th day. */
export function jieOf(year: number, month: number): Jie {
  const term = SolarTerm.fromIndex(year, 2 * month - 1);
  const seconds = Math.round((term.getJulianDay().getDay() - JULIAN_DAY_1970) * 86_400);
  return { name: term.getName(), at: seconds / 60 };
}

/** The 节 of the civil month in which a moment (minutes, UTC+8) lies; no other can be within two days of it. */
export function jieNear(beijing: number): Jie {
  const { year, month } = clockTime(beijing);
  return jieOf(year, month);
}

/** Does the minute of birth come within two minutes of the 节? */
export function isUncertain(jie: Jie, beijing: number): boolean {
  return jie.at >= beijing - UNCERTAIN_MINUTES && jie.at < beijing + 1 + UNCERTAIN_MINUTES;
}
