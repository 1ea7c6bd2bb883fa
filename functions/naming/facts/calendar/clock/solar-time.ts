import type { Place } from "#functions/naming/facts/calendar/places/places.ts";
import { type ClockTime, clockText, clockTime, dayNumber, minutesOf } from "./clock.ts";
import { equationOfTime } from "./equation-of-time.ts";
import { daylightMinutes, type ZonedMoment, zonedMoment } from "./zone.ts";

/** True solar time (真太阳时) of a birth, and the parts it is made of, in minutes to be added to the clock. */
export interface SolarTime {
  /** Code and Chinese name of the place. */
  readonly code: string;
  readonly place: string;
  readonly zone: string;
  readonly longitude: number;
  /** How far the civil clock was ahead of UTC. */
  readonly offset: number;
  /** Historic daylight saving taken back: 0 or less. */
  readonly byDaylight: number;
  /** 4 minutes for each degree from the zone's meridian. */
  readonly byLongitude: number;
  /** Equation of time (均时差). */
  readonly byEquation: number;
  /** What the sun's clock showed, to the nearest minute. */
  readonly solar: ClockTime;
  readonly text: string;
  readonly steps: readonly string[];
}

/** A time on the civil clock of a place, with the sun's time there (whole minutes since 1970, as its clock runs). */
export interface SunMoment extends ZonedMoment {
  readonly local: number;
  readonly sun: number;
}

const MINUTES_A_DEGREE = 4;

/** Finds the instant and the sun's time of a civil clock time (minutes), by zone history and longitude. */
export function sunMoment(place: Place, local: number): SunMoment {
  const zoned = zonedMoment(place.zone, local);
  const mean = zoned.instant + place.longitude * MINUTES_A_DEGREE;
  return { ...zoned, local, sun: Math.round(mean + equationOfTime(dayOfYear(local))) };
}

/** The sun's time of a moment with each of its parts, and the steps in Chinese. */
export function solarTimeOf(place: Place, moment: SunMoment): SolarTime {
  const { instant, local, offset, sun } = moment;
  const daylight = daylightMinutes(place.zone, instant, offset);
  const meridian = (offset - daylight) / MINUTES_A_DEGREE;
  const byLongitude = (place.longitude - meridian) * MINUTES_A_DEGREE;
  const byEquation = equationOfTime(dayOfYear(local));
  const solar = clockTime(sun);
  const text = `${place.name}真太阳时 ${clockText(solar)}`;
  return {
    code: place.code,
    place: place.name,
    zone: place.zone,
    longitude: place.longitude,
    offset,
    byDaylight: 0 - daylight,
    byLongitude: tenth(byLongitude),
    byEquation: tenth(byEquation),
    solar,
    text,
    steps: [
      `钟表时间 ${clockText(clockTime(local))}，当时${place.name}的钟表比世界时${aheadText(offset)}。`,
      ...(daylight === 0 ? [] : [`其中夏令时拨快了 ${daylight} 分钟，先拨回来。`]),
      `${place.name}的经度是${degreesText(place.longitude)}，时区的中央经线是${degreesText(tenth(meridian))}，每差 1 度合 4 分钟：${signed(byLongitude)}分钟。`,
      `均时差（Spencer 1971）：${signed(byEquation)}分钟。`,
      `合起来是${text}。日柱、时柱用这个时间；年柱、月柱用换算成北京时间的交节时刻。`,
    ],
  };
}

function dayOfYear(local: number): number {
  const newYear = minutesOf({ year: clockTime(local).year, month: 1, day: 1, hour: 0, minute: 0 });
  return dayNumber(local) - dayNumber(newYear) + 1;
}

function aheadText(offset: number): string {
  const size = Math.abs(offset);
  const hours = Math.floor(size / 60);
  const minutes = Math.round(size % 60);
  const span = [hours > 0 ? `${hours} 小时` : "", minutes > 0 ? `${minutes} 分钟` : ""]
    .filter(Boolean)
    .join(" ");
  return span === "" ? "不快不慢" : `${offset > 0 ? "快" : "慢"} ${span}`;
}

const degreesText = (longitude: number): string => `${longitude < 0 ? "西" : "东"}经 ${Math.abs(longitude)}°`;

const signed = (minutes: number): string => `${minutes < 0 ? "减" : "加"} ${Math.abs(tenth(minutes))} `;

const tenth = (value: number): number => Math.round(value * 10) / 10;
