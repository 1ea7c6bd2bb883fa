import type { Measured } from "./measured.ts";

/** R2 answers in so many ms, and an erasure asks it twice; a trip to a database takes so many. */
const R2_MS = 60;
const TRIP_MS = 30;
/** A run of the cron may spend so much in one minute, erasures and all. */
const RUN = { ms: 30_000, statements: 700 };
const DAY_MIN = 1_440;

interface Due {
  databases: number;
  aDay: number;
  /** Four hours of the evening have so many times the day's mean. */
  peak: number;
}

interface Lateness {
  /** Erasures that a run takes in one database. */
  aMinute: number;
  /** Minutes after it was due that the latest went; Infinity where they pile up. */
  latest: number;
}

/** Two days of erasures in one database, minute by minute; what is left at their end is late without end. */
export function latenessOf({ erase, minute }: Measured, { databases, aDay, peak }: Due): Lateness {
  const trips = erase.home.trips + erase.directory.trips;
  const each = erase.home.ms * 2 + trips * TRIP_MS + 2 * R2_MS;
  // The cron counts what it says to any database, and what its other steps say.
  const statements = erase.home.statements + erase.directory.statements;
  const left = RUN.statements - minute.home.statements - minute.directory.statements;
  const aMinute = Math.floor(Math.min(RUN.ms / each, left / statements));
  const waiting: { due: number; many: number }[] = [];
  let latest = 0;
  for (let now = 0; now < 2 * DAY_MIN; now++) {
    const hour = Math.floor(now / 60) % 24;
    const share = hour >= 19 && hour < 23 ? peak : (24 - 4 * peak) / 20;
    waiting.push({ due: now, many: (aDay / databases / DAY_MIN) * share });
    latest = Math.max(latest, workOff(waiting, aMinute, now));
  }
  const isBehind = waiting[0] !== undefined && waiting[0].due < DAY_MIN;
  return { aMinute, latest: isBehind ? Number.POSITIVE_INFINITY : latest + 1 };
}

/** Takes so many off what waits, the longest first; how late the latest of them was. */
function workOff(waiting: { due: number; many: number }[], most: number, now: number): number {
  let [left, latest] = [most, 0];
  for (let first = waiting[0]; left > 0 && first !== undefined; first = waiting[0]) {
    const some = Math.min(left, first.many);
    first.many -= some;
    left -= some;
    if (first.many > 0) break;
    latest = Math.max(latest, now - first.due);
    waiting.shift();
  }
  return latest;
}
