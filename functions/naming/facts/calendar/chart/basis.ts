import type { Birth, LunarDate, SolarDate, Zishi } from "#functions/naming/facts/calendar/clock/birth.ts";
import { clockTime, minutesOf } from "#functions/naming/facts/calendar/clock/clock.ts";
import { checkDate, ENGINE_YEARS } from "#functions/naming/facts/calendar/clock/lunar.ts";
import { type Jie, jieNear } from "#functions/naming/facts/calendar/clock/solar-terms.ts";
import { type SunMoment, sunMoment } from "#functions/naming/facts/calendar/clock/solar-time.ts";
import { findPlace, type Place } from "#functions/naming/facts/calendar/places/places.ts";
import type { Pillars } from "./pillar.ts";
import { dayAndHour, yearAndMonth } from "./pillars.ts";

/** The day of a birth, found once; every school and every hour reads its pillars from here. */
export interface Basis {
  readonly solar: SolarDate;
  readonly lunar: LunarDate;
  readonly place: Place | null;
  /** The midnight that began the day, in minutes on the civil clock. */
  readonly midnight: number;
  /** The 节 of the civil month. */
  readonly jie: Jie;
}

/** One time of that day on the clocks that the pillars are read from, in minutes since 1970 as each runs. */
export interface ClockReadings {
  /** As the family's clock showed it; noon where the hour is unknown. */
  readonly civil: number;
  /** Beijing's clock (UTC+8): year and month turn by it. */
  readonly beijing: number;
  /** The sun's clock, or the civil one where the sun is left aside: day and hour turn by it. */
  readonly local: number;
  readonly sun: SunMoment | null;
}

const NOON = 720;
const BEIJING_OFFSET = 480;

/** Finds the day of a birth. Throws a RangeError for a date that checkDate refuses or an unknown place. */
export function basisOf(birth: Birth): Basis {
  const checked = checkDate(birth, ENGINE_YEARS);
  if (!checked.ok) throw new RangeError(`no such date: ${checked.fault.kind}`);
  const place = birth.place === null ? null : findPlace(birth.place);
  if (place === undefined) throw new RangeError(`unknown place: ${birth.place}`);
  const { lunar, solar } = checked;
  const midnight = minutesOf({ ...solar, hour: 0, minute: 0 });
  return { solar, lunar, place, midnight, jie: jieNear(midnight) };
}

/** Minutes from midnight to the birth; noon stands for the day where the hour is unknown. */
export function minutesIntoDay(birth: Birth): number {
  if (birth.hour === null) return NOON;
  const minute = birth.minute ?? 0;
  if (!isWhole(birth.hour, 23) || !isWhole(minute, 59)) {
    throw new RangeError(`no such time: ${birth.hour}:${minute}`);
  }
  return birth.hour * 60 + minute;
}

/** Reads the clocks at some minutes from midnight. Without a place, the civil clock is taken as Beijing's. */
export function readingAt(basis: Basis, intoDay: number): ClockReadings {
  const civil = basis.midnight + intoDay;
  if (basis.place === null) return { civil, beijing: civil, local: civil, sun: null };
  const sun = sunMoment(basis.place, civil);
  return { civil, beijing: sun.instant + BEIJING_OFFSET, local: sun.sun, sun };
}

/** The pillars of a reading; without a known hour three, with the day by the civil clock. */
export function pillarsOf(basis: Basis, reading: ClockReadings, hourKnown: boolean, zishi: Zishi): Pillars {
  const { day, hour } = dayAndHour(hourKnown ? reading.local : reading.civil, zishi);
  return { ...yearAndMonth(reading.beijing, jieFor(basis, reading)), day, hour: hourKnown ? hour : null };
}

/** The 节 of Beijing's month: for a birth abroad, Beijing may be in the next month already, or in the last. */
export function jieFor(basis: Basis, reading: ClockReadings): Jie {
  return clockTime(reading.beijing).month === basis.solar.month ? basis.jie : jieNear(reading.beijing);
}

const isWhole = (value: number, max: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= max;
