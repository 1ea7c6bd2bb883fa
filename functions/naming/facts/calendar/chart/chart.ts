import type { Birth, LunarDate, SolarDate } from "#functions/naming/facts/calendar/clock/birth.ts";
import { type SolarTime, solarTimeOf } from "#functions/naming/facts/calendar/clock/solar-time.ts";
import {
  type Animal,
  animalOfBranch,
  animalOfLunarYear,
} from "#functions/naming/facts/calendar/zodiac/zodiac.ts";
import { type Basis, basisOf, type ClockReadings, minutesIntoDay, pillarsOf, readingAt } from "./basis.ts";
import { chartNotes } from "./chart-notes.ts";
import type { Favour } from "./favour.ts";
import { favourOf } from "./favourable.ts";
import type { Pillars } from "./pillar.ts";

/** A birth chart (八字): the pillars and all that is read from them, with the reckoning in words. */
export interface Chart extends Favour {
  readonly pillars: Pillars;
  /** The civil day and clock as given; hour and minute null where unknown. */
  readonly solar: SolarDate & { readonly hour: number | null; readonly minute: number | null };
  readonly lunar: LunarDate;
  /** 生肖, the year turning at 立春. */
  readonly zodiac: Animal;
  /** 生肖, the year turning at 正月初一. */
  readonly lunarZodiac: Animal;
  /** Null without a place, and where the hour is unknown. */
  readonly solarTime: SolarTime | null;
  readonly notes: readonly string[];
}

/**
 * The chart of a birth. Without a place the clock is taken as Beijing's, uncorrected; with one, day and hour follow
 * the sun there, year and month the instant itself. Throws a RangeError for a date that checkDate refuses, a time
 * of day that is none, or an unknown place.
 */
export function chartOf(birth: Birth): Chart {
  const basis = basisOf(birth);
  return chartAt(basis, birth, readingAt(basis, minutesIntoDay(birth)));
}

/** The chart of a birth whose day (`basis`) and time (`reading`) are already found. */
export function chartAt(basis: Basis, birth: Birth, reading: ClockReadings): Chart {
  const pillars = pillarsOf(basis, reading, birth.hour !== null, birth.zishi);
  const { lunar, place, solar } = basis;
  const bySun = birth.hour !== null && place !== null && reading.sun !== null;
  return {
    pillars,
    solar: { ...solar, hour: birth.hour, minute: birth.hour === null ? null : (birth.minute ?? 0) },
    lunar,
    zodiac: animalOfBranch(pillars.year.branch),
    lunarZodiac: animalOfLunarYear(lunar.year),
    ...favourOf(pillars),
    solarTime: bySun ? solarTimeOf(place, reading.sun) : null,
    notes: chartNotes(basis, birth, reading, pillars),
  };
}
