/** A moment on a zone's civil clock, placed in time. Everything in minutes since 1970-01-01 00:00. */
export interface ZonedMoment {
  /** On the clock of UTC. */
  readonly instant: number;
  /** How far the civil clock was ahead of UTC, in minutes (with seconds as a fraction before standard time). */
  readonly offset: number;
  /** How often the clock showed this time. twice: it was put back, the earlier is taken; never: skipped. */
  readonly shown: "once" | "twice" | "never";
}

const DAY = 1440;
const MONTH = 30 * DAY;

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the civil clock of an IANA zone was ahead of UTC at an instant (minutes); throws for an unknown zone. */
export function offsetAt(zone: string, instant: number): number {
  const shown = formatOf(zone).format(instant * 60_000);
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (shown.match(/\d+/g) ?? []).map(
    Number,
  );
  return (Date.UTC(year, month - 1, day, hour, minute, second) - instant * 60_000) / 60_000;
}

/** The instant at which the civil clock of a zone showed `local` (minutes). */
export function zonedMoment(zone: string, local: number): ZonedMoment {
  const before = offsetAt(zone, local - DAY);
  const after = offsetAt(zone, local + DAY);
  const fits = [...new Set([before, after])].filter((offset) => offsetAt(zone, local - offset) === offset);
  const offset = Math.max(...(fits.length === 0 ? [before] : fits));
  const shown = fits.length === 0 ? "never" : fits.length === 1 ? "once" : "twice";
  return { instant: local - offset, offset, shown };
}

/**
 * Minutes of daylight saving (夏令时) in an offset: how far it is above the least offset of the year before or
 * of the year after, whichever is less. A standard time that changed for good is no daylight saving.
 */
export function daylightMinutes(zone: string, instant: number, offset: number): number {
  const least = (direction: 1 | -1): number => {
    let found = offset;
    for (let months = 2; months <= 12; months += 2) {
      found = Math.min(found, offsetAt(zone, instant + direction * months * MONTH));
    }
    return found;
  };
  return offset - Math.max(least(-1), least(1));
}

/** Keeps every format: making one costs a hundred times as much as using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(zone, format);
  return format;
}
