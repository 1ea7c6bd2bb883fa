/**
 * A birth (生辰) as the family gives it: civil clock and calendar of the place, no correction made.
 * `hour` 0–23 or null (时辰不清楚); `minute` 0–59 or null (taken as 0). `leap`: the month is the leap one (闰月, lunar
 * only). `place`: a code of places.ts, or null. `zishi`: late, the day turns at 0:00; early, at 23:00.
 */
export interface Birth {
  readonly calendar: "solar" | "lunar";
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly leap: boolean;
  readonly hour: number | null;
  readonly minute: number | null;
  readonly place: string | null;
  readonly zishi: Zishi;
}

/** The two schools of 23:00–23:59: the same day (晚子时, late), or the next (早子时, early). */
export type Zishi = "late" | "early";

/** A day of the civil calendar (公历). */
export interface SolarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A day of the lunar calendar (农历); `leap` marks a leap month (闰月). */
export interface LunarDate extends SolarDate {
  readonly leap: boolean;
}
